/** A city's transfer tax on a price, in currency units, split between buyer and seller. */
export interface CityTransfer {
  name: string;
  buyer: number;
  seller: number;
  /** True if local custom determines who pays. */
  note: boolean;
  /** The part of `buyer` that is New York's mansion tax. */
  mansion?: number;
}

interface Rule {
  city: string;
  state: string;
  of(price: number): { buyer: number; seller: number };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Charges each started part of the price. */
const eachPart = (price: number, part: number, dollars: number): number => Math.ceil(price / part) * dollars;

/**
 * As of 2025. Chicago: $3.75 (buyer) and $1.50 (CTA, seller) per $500, and $0.25 per $500 of Cook County (seller);
 * New York City: the RPT and the mansion tax; Philadelphia: 3.578 % since July 1, 2025 (Philadelphia Code § 19-1403), halved
 * by custom; Washington: the recordation tax (buyer) and the transfer tax (seller), each 1.1 % and from $400,000 1.45 % of all
 * (D.C. Code §§ 42-1103, 47-903); Seattle: the local real estate excise tax of 0.5 % (Washington Department of Revenue).
 */
const rules: readonly Rule[] = [
  {
    city: 'Chicago',
    state: 'IL',
    of: (price) => ({ buyer: eachPart(price, 500, 3.75), seller: eachPart(price, 500, 1.75) }),
  },
  {
    city: 'Philadelphia',
    state: 'PA',
    of: (price) => ({ buyer: cents(price * 0.01789), seller: cents(price * 0.01789) }),
  },
  {
    city: 'Washington',
    state: 'DC',
    of: (price) => {
      const share = cents(price * (price < 400_000 ? 0.011 : 0.0145));
      return { buyer: share, seller: share };
    },
  },
  { city: 'Seattle', state: 'WA', of: (price) => ({ buyer: 0, seller: cents(price * 0.005) }) },
  {
    city: 'New York',
    state: 'NY',
    of: (price) => ({
      buyer: price >= 1e6 ? mansionTax(price) : 0,
      seller: price * (price <= 500_000 ? 0.01 : 0.01425),
    }),
  },
];

/** New York's mansion tax with New York City's supplemental tax (Tax Law §§ 1402-a, 1402-b). */
function mansionTax(price: number): number {
  const steps: [number, number][] = [
    [25e6, 3.9],
    [20e6, 3.75],
    [15e6, 3.5],
    [10e6, 3.25],
    [5e6, 2.25],
    [3e6, 1.5],
    [2e6, 1.25],
    [1e6, 1],
  ];
  return Math.round(price * steps.find(([from]) => price >= from)![1]) / 100;
}

/** Returns the city's own transfer tax, if known. */
export function cityTransferOf(city: string | undefined, state: string, price: number): CityTransfer | undefined {
  const rule = rules.find((each) => each.city === city && each.state === state);
  if (state === 'NY' && !rule && price >= 1e6) {
    const mansion = cents(price * 0.01);
    return { name: 'New York State', buyer: mansion, seller: 0, note: true, mansion };
  }
  if (!rule) return undefined;
  const { buyer, seller } = rule.of(price);
  return { name: rule.city, buyer, seller, note: true, ...(state === 'NY' && buyer > 0 ? { mansion: buyer } : {}) };
}
