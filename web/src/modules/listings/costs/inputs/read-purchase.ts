import { m } from '@lintel/messages';
import { type CaPurchase, type Purchase, rhythms, type UsPurchase } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { type CostChanges, defaultInputs, type InputName } from './cost-inputs.ts';

export interface ReadPurchase {
  purchase: Purchase;
  /** Current text of each field. */
  inputs: Readonly<Record<InputName, string>>;
  /** Error by field. An invalid field counts with its default value. */
  problems: Partial<Record<InputName, string>>;
}

/** Maximum and minimum of each number, and whether it may be empty. */
const limits: Partial<Record<InputName, { most: number; least?: number; open?: boolean }>> = {
  price: { least: 1, most: 1_000_000_000 },
  down: { most: 1_000_000_000 },
  rate: { most: 30 },
  tax: { most: 10_000_000, open: true },
  insurance: { most: 10_000_000 },
  dues: { most: 1_000_000, open: true },
  closing: { most: 20 },
  pmi: { most: 10, open: true },
  points: { most: 10 },
  taxMonths: { most: 24 },
  insuranceMonths: { most: 24 },
};

/** Parses the inputs into a purchase. Never throws: invalid inputs are reported and replaced by their defaults. */
export function readPurchase(home: PropertyDetail, changes: CostChanges): ReadPurchase {
  const usual = defaultInputs(home, changes);
  const inputs = { ...usual, ...changes };
  const problems: ReadPurchase['problems'] = {};
  const number = (name: InputName): number | null => {
    const problem = problemOf(name, inputs[name]);
    if (problem) problems[name] = problem;
    const read = problem ? usual[name] : inputs[name];
    return read.trim() === '' ? null : Number(plain(read));
  };
  const amount = (name: InputName): number => Math.round((number(name) ?? 0) * 100);
  const chosen = <T extends string>(name: InputName, among: readonly T[]): T =>
    among.find((each) => each === inputs[name]) ?? among[0]!;

  const priceCents = amount('price');
  const down = number('down') ?? 0;
  if (inputs.downAs !== 'amount' && down > 100) problems.down = m.listings__must_be_at_most_100();
  const downCents = Math.round(inputs.downAs === 'amount' ? down * 100 : (priceCents * Math.min(down, 100)) / 100);
  if (downCents > priceCents) problems.down = m.listings__must_be_at_most_the();
  const years = Number(inputs.years);
  const shared = {
    priceCents,
    downCents: Math.min(downCents, priceCents),
    ratePercent: number('rate') ?? 0,
    years: Number.isInteger(years) && years >= 1 && years <= 40 ? years : home.costDefaults.years,
    taxAnnualCents: orNull(number('tax')),
    insuranceAnnualCents: amount('insurance'),
    duesMonthlyCents: orNull(number('dues')),
    closingPercent: number('closing') ?? 0,
  };
  if (home.country === 'US') {
    const purchase: UsPurchase = {
      ...shared,
      country: 'US',
      state: home.state,
      loan: chosen('loan', ['conventional', 'fha']),
      pmiPercent: number('pmi'),
      pointsPercent: number('points') ?? 0,
      prepaidTaxMonths: number('taxMonths') ?? 0,
      prepaidInsuranceMonths: number('insuranceMonths') ?? 0,
    };
    return { purchase, inputs, problems };
  }
  const [state, city] = inputs.place.split(':');
  const purchase: CaPurchase = {
    ...shared,
    country: 'CA',
    state: state ?? home.state,
    city,
    compounding: chosen('compounding', ['half-yearly', 'monthly']),
    frequency: chosen('frequency', ['monthly', ...(Object.keys(rhythms) as CaPurchase['frequency'][])]),
    firstTimeBuyer: inputs.firstTime === 'yes',
    newlyBuilt: inputs.newlyBuilt === 'yes',
    insured: inputs.insured === 'yes',
    nonTraditionalDown: inputs.ownDown === 'no',
  };
  return { purchase, inputs, problems };
}

const orNull = (units: number | null): number | null => (units === null ? null : Math.round(units * 100));

/** Removes currency signs, separators and spaces from a typed number. */
const plain = (typed: string): string => typed.replace(/CA|US|[\s,$%]/g, '');

function problemOf(name: InputName, typed: string): string | undefined {
  const limit = limits[name];
  if (!limit) return undefined;
  const bare = plain(typed);
  if (bare === '') return limit.open ? undefined : m.listings__enter_a_number();
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(bare)) return m.listings__enter_a_number_like_1_2();
  const value = Number(bare);
  const { least = 0, most } = limit;
  return value < least || value > most
    ? m.listings__must_be_from_to({
        count: least.toLocaleString('en-US'),
        count2: most.toLocaleString('en-US'),
      })
    : undefined;
}
