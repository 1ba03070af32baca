import { m } from '@lintel/messages';
import {
  affordableCa,
  affordableUs,
  type Costs,
  type Country,
  costsOf,
  debtToIncomeLimits,
  heatMonthlyCents,
  type Market,
  type Purchase,
  purchaseOf,
} from '@lintel/mortgage';
import { numberText } from '../../../api/typed-numbers.ts';
import { statesIn } from '../tools/places.ts';
import { isWhole, isWithin } from '../tools/typed.ts';

export type Guide = keyof typeof debtToIncomeLimits;
export const guides = Object.keys(debtToIncomeLimits) as Guide[];

/** The inputs for the address: nothing about a person. */
export interface Typed {
  country: Country;
  /** State or province; empty until it is chosen. */
  state: string;
  /** Some cities add to the transfer tax of their province. */
  city: string;
  rate: string;
  years: string;
  /** Property tax in percent of the price a year, and dues a month. */
  tax: string;
  dues: string;
  guide: Guide;
}

/** The money of a household. It stays on the page. */
export interface Means {
  income: string;
  debts: string;
  down: string;
}

export const defaultsOf = (country: Country): Typed => ({
  ...{ country, state: '', city: '', dues: '0', guide: 'conventionalManualWithReserves' },
  ...(country === 'CA' ? { rate: '4.5', years: '25', tax: '1' } : { rate: '6.5', years: '30', tax: '1.2' }),
});

export function readTyped(search: Record<string, unknown>): Typed {
  const usual = defaultsOf(search.country === 'CA' ? 'CA' : 'US');
  return {
    country: usual.country,
    state: statesIn(usual.country).find(({ value }) => value === search.state)?.value ?? '',
    city: typeof search.city === 'string' ? search.city.slice(0, 60) : '',
    rate: numberText(search.rate, usual.rate),
    years: numberText(search.years, usual.years),
    tax: numberText(search.tax, usual.tax),
    dues: numberText(search.dues, usual.dues),
    guide: guides.find((each) => each === search.guide) ?? usual.guide,
  };
}

export function problemOf({ rate, years, tax, dues }: Typed, { income, debts, down }: Means): string | undefined {
  if (!(Number(income) > 0 && Number(income) <= 1e8)) return m.lending__income_must_be_positive();
  if (!isWithin(debts, 0, 1e7)) return m.lending__debts_must_be_a_number();
  if (!(Number(down) > 0 && Number(down) <= 1e9)) return m.lending__down_must_be_positive();
  if (!isWithin(rate, 0, 30)) return m.lending__rate_0_to_30();
  if (!isWithin(tax, 0, 10)) return m.lending__tax_0_to_10();
  if (!isWithin(dues, 0, 1e5)) return m.lending__dues_must_be_a_number();
  return isWhole(years, 1, 40) ? undefined : m.lending__years_1_to_40();
}

/** The rule that keeps the price from being higher. */
export type Bound = 'front' | 'back' | 'gds' | 'tds' | 'down';

export interface Affordable {
  /** Whole units. */
  price: number;
  bound: Bound;
  /** At that price; undefined when none is affordable. */
  costs: Costs | undefined;
}

const cents = (typed: string): number => Math.round(Number(typed) * 100);

/** The highest price that the guideline allows with this down payment. */
export function affordable(typed: Typed, means: Means, { assumed, day }: Market): Affordable {
  const { country, state, city, rate, years, tax, guide } = typed;
  const at = (priceCents: number): Purchase => ({
    ...purchaseOf(
      {
        ...{ country, state, city, type: 'house', status: 'active', priceCents },
        ...{ taxCents: Math.round((priceCents * Number(tax)) / 100), hoaCents: cents(typed.dues) },
      },
      assumed,
      { ratePercent: Number(rate), years: Number(years) },
    ),
    downCents: Math.min(cents(means.down), priceCents),
  });
  const shared = { incomeCents: Math.round(cents(means.income) / 12), debtsCents: cents(means.debts) };
  // The home's price matters for the down payment alone: the engine searches the price.
  const start = { ...at(cents(means.down) * 4), downCents: cents(means.down) };
  if (start.country === 'CA') {
    const { priceCents, bound } = affordableCa(start, { ...shared, heatCents: heatMonthlyCents }, Number(tax), day);
    return found(at, priceCents, bound, day);
  }
  const { front, back } = debtToIncomeLimits[guide];
  const { priceCents, bound } = affordableUs(
    start,
    { ...shared, frontPercent: front, backPercent: back },
    { taxPercent: Number(tax), insurancePercent: assumed.insurance.US },
    day,
  );
  const moreExpensive = { ...at(priceCents + 100), downCents: cents(means.down) };
  const isDown = costsOf(moreExpensive, day).findings.some(({ kind }) => kind === 'down_below_least');
  return found(at, priceCents, isDown ? 'down' : bound, day);
}

function found(at: (priceCents: number) => Purchase, priceCents: number, bound: Bound, day: string): Affordable {
  const price = Math.floor(priceCents / 100);
  return { price, bound, costs: price > 0 ? costsOf(at(price * 100), day) : undefined };
}
