import { m } from '@lintel/messages';
import { type Adjustment, type Country, type PricedProgram, type Product, pricedPrograms } from '@lintel/mortgage';
import type { AdjustmentLine, ProductLine } from '@lintel/server/lending';
import { numberText } from '../../../api/typed-numbers.ts';
import { statesIn } from '../tools/places.ts';
import { isWhole, isWithin } from '../tools/typed.ts';

/** One loan as typed. `line` is the product of a rate sheet that it was taken from, with its limits. */
export interface TypedLoan {
  program: PricedProgram;
  years: string;
  rate: string;
  points: string;
  fees: string;
  line?: ProductLine;
}

/** The inputs of the comparison; the address holds them. */
export interface Typed {
  country: Country;
  /** State or province of the home. */
  state: string;
  price: string;
  down: string;
  /** Repayment in Canada, where the rate of a loan is fixed for less. */
  amortization: string;
  horizon: string;
  loans: readonly TypedLoan[];
}

/** The facts of a borrower that decide on a product. They stay on the page: no address and no server has them. */
export interface TypedBorrower {
  income: string;
  debts: string;
  score: string;
  tax: string;
  firstTimeBuyer: boolean;
  /** May use a VA loan. */
  veteran: boolean;
  /** The home is in an area that the USDA counts as rural. */
  rural: boolean;
}

export const unknownBorrower: TypedBorrower = {
  ...{ income: '', debts: '', score: '', tax: '' },
  ...{ firstTimeBuyer: true, veteran: false, rural: false },
};

export const LOANS_MAX = 5;
const loan = (program: PricedProgram, years: string, rate: string, points = '0'): TypedLoan => ({
  ...{ program, years, rate, points, fees: '0' },
});

export const defaultsOf = (country: Country): Typed => ({
  ...{
    country,
    state: country === 'US' ? 'TX' : 'ON',
    price: '400000',
    down: '80000',
    amortization: '25',
    horizon: country === 'US' ? '7' : '5',
  },
  loans:
    country === 'US'
      ? [loan('conventional', '30', '6.5'), loan('conventional', '30', '6.125', '1.5')]
      : [loan('uninsured', '5', '4.5'), loan('uninsured', '3', '4.2')],
});

const LOAN = /^([a-z]+)_(\d{1,2})_(\d{1,2}(?:\.\d{1,3})?)_(-?\d{1,2}(?:\.\d{1,3})?)_(\d{1,6}(?:\.\d{1,2})?)$/;

export function readTyped(search: Partial<Record<string, string>>): Typed {
  const usual = defaultsOf(search.country === 'CA' ? 'CA' : 'US');
  const programs: readonly string[] = pricedPrograms[usual.country];
  const loans = (search.loans ?? '').split('~').flatMap((each): TypedLoan[] => {
    const [, program = '', years = '', rate = '', points = '', fees = ''] = LOAN.exec(each) ?? [];
    return programs.includes(program) ? [{ program: program as PricedProgram, years, rate, points, fees }] : [];
  });
  return {
    country: usual.country,
    state: statesIn(usual.country).find(({ value }) => value === search.state)?.value ?? usual.state,
    price: numberText(search.price, usual.price),
    down: numberText(search.down, usual.down),
    amortization: numberText(search.amortization, usual.amortization),
    horizon: numberText(search.horizon, usual.horizon),
    loans: loans.length > 0 ? loans.slice(0, LOANS_MAX) : usual.loans,
  };
}

/** The inputs for the address. A loan of a rate sheet has the figures that its adjustments give. */
export function searchOf(typed: Typed, priced: readonly Product[]): Record<string, string> {
  const { loans, ...rest } = typed;
  const usual = defaultsOf(typed.country);
  const changed = Object.entries(rest).filter(([name, value]) =>
    name === 'country' ? value === 'CA' : value !== usual[name as keyof typeof rest],
  );
  const all = loans.map(({ program, years, rate, points, fees }, at) => {
    const shown = priced[at];
    return [program, years, shown?.ratePercent ?? rate, shown?.pointsPercent ?? points, fees].join('_');
  });
  return { ...Object.fromEntries(changed), ...(loans !== usual.loans && { loans: all.join('~') }) };
}

const cents = (units: number): number => Math.round(units * 100);
const centsOrNone = (units: number | null | undefined): number | null => (units == null ? null : cents(units));

/** A typed loan as the engine prices it. */
export const productOf = ({ program, years, rate, points, fees, line }: TypedLoan): Product => ({
  ...{ program, termYears: Number(years), ratePercent: Number(rate), pointsPercent: Number(points) },
  feesCents: cents(Number(fees)),
  loanMinCents: centsOrNone(line?.loanMin),
  loanMaxCents: centsOrNone(line?.loanMax),
  ltvMaxPercent: line?.ltvMax ?? null,
  scoreMin: line?.scoreMin ?? null,
});

export const loanOf = (line: ProductLine): TypedLoan => ({
  program: line.program,
  ...{ years: String(line.termYears), rate: String(line.rate), points: String(line.points), fees: String(line.fees) },
  line,
});

export const adjustmentOf = (line: AdjustmentLine): Adjustment => ({
  ...{ program: line.program, ltvAbovePercent: line.ltvAbove, ltvAtMostPercent: line.ltvAtMost },
  ...{ scoreFrom: line.scoreFrom, scoreTo: line.scoreTo, ratePercent: line.rate, pointsPercent: line.points },
});

/** The first input that gives no comparison, with its rule. */
export function problemOf({ country, price, down, amortization, horizon, loans }: Typed): string | undefined {
  if (!(Number(price) > 0 && Number(price) <= 1e9)) return m.lending__price_must_be_positive();
  if (!(Number(down) >= 0 && Number(down) < Number(price))) return m.lending__down_below_price();
  if (country === 'CA' && !isWhole(amortization, 1, 40)) return m.lending__years_1_to_40();
  if (!isWhole(horizon, 1, 40)) return m.lending__horizon_1_to_40();
  for (const [at, each] of loans.entries()) {
    const number = at + 1;
    if (!isWhole(each.years, 1, 40)) return m.lending__loan_years_1_to_40({ number });
    if (!isWithin(each.rate, 0, 30)) return m.lending__loan_rate_0_to_30({ number });
    if (!isWithin(each.points, -5, 10)) return m.lending__loan_points({ number });
    if (!isWithin(each.fees, 0, 100_000)) return m.lending__loan_fees({ number });
  }
  return undefined;
}
