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
  /** Prices to which the rule applies; all if absent. */
  from?: number;
  below?: number;
  of(price: number): { buyer: number; seller: number };
}

/** Price from which further steps apply in some cities of California. */
const californiaSteps = 2_000_000;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Charges each started part of the price. */
const eachPart = (price: number, part: number, dollars: number): number => Math.ceil(price / part) * dollars;

/**
 * Rates of 2025. Chicago: $3.75 (buyer) and $1.50 (CTA, seller) per $500, and $0.25 per $500 of Cook County (seller);
 * New York City: the RPT, the mansion tax, and from $3,000,000 the state's further $1.25 per $500 (Tax Law § 1402(a)(2));
 * Philadelphia: 3.578 % since July 1, 2025 (Philadelphia Code § 19-1403), halved by custom; San Francisco: Business and Tax
 * Regulations Code § 1102; chartered cities of California: CaliforniaCityFinance.com, City Documentary and Property Transfer
 * Tax Rates, and escrow companies' lists of 2025, which agree on these; the county's $1.10 per $1,000 is the state's row.
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
  // The city and county in one: $5.00, $6.80 and $7.50 per $1,000 in all, with the $1.10 of the state's row.
  {
    city: 'San Francisco',
    state: 'CA',
    below: 5_000_000,
    of: (price) => ({ buyer: 0, seller: cents(price * (price <= 250_000 ? 0.0039 : price < 1e6 ? 0.0057 : 0.0064)) }),
  },
  ...californiaCities(),
  {
    city: 'New York',
    state: 'NY',
    of: (price) => ({
      buyer: price >= 1e6 ? mansionTax(price) : 0,
      seller: cents(price * (price <= 500_000 ? 0.01 : price < 3e6 ? 0.01425 : 0.01675)),
    }),
  },
];

/** Cities of California with a flat tax, in dollars per $1,000, and whether custom splits it. */
function californiaCities(): Rule[] {
  const flat: readonly (readonly [city: string, perThousand: number, split: boolean])[] = [
    ['San Jose', 3.3, true],
    ['Palo Alto', 3.3, true],
    ['Mountain View', 3.3, true],
    ['Alameda', 12, true],
    ['Piedmont', 13, true],
    ['Berkeley', 15, true],
    ['Oakland', 15, true],
    ['San Rafael', 2, true],
    ['Petaluma', 2, true],
    ['Santa Rosa', 2, true],
    ['Sacramento', 2.75, true],
    ['Los Angeles', 4.5, false],
    ['Pomona', 2.2, false],
    ['Redondo Beach', 2.2, false],
    ['Riverside', 1.1, false],
  ];
  return flat.map(([city, perThousand, split]) => ({
    city,
    state: 'CA',
    below: city === 'Berkeley' ? 1_500_000 : californiaSteps,
    from: city === 'Oakland' ? 300_000 : 0,
    of(price) {
      const tax = cents((price * perThousand) / 1_000);
      return split ? { buyer: tax / 2, seller: tax / 2 } : { buyer: 0, seller: tax };
    },
  }));
}

/**
 * Miami-Dade's tax on a deed: $0.60 per $100 for one home, which may be a condo or a co-op unit, and $1.05 for other property (Florida
 * Statutes §§ 201.02, 201.031).
 */
export function miamiDade(
  city: string | undefined,
  state: string,
  price: number,
): { houseTax: number; otherTax: number } | undefined {
  return state === 'FL' && city !== undefined && dadeCities.has(city)
    ? { houseTax: cents(eachPart(price, 100, 0.6)), otherTax: cents(eachPart(price, 100, 1.05)) }
    : undefined;
}
const dadeCities: ReadonlySet<string> = new Set([
  ...[
    'Miami-Dade County',
    'Miami',
    'Hialeah',
    'Miami Beach',
    'Miami Gardens',
    'North Miami',
    'North Miami Beach',
    'Coral Gables',
    'Doral',
  ],
  ...[
    'Homestead',
    'Aventura',
    'Kendall',
    'Cutler Bay',
    'Miami Lakes',
    'Sunny Isles Beach',
    'Key Biscayne',
    'Palmetto Bay',
  ],
]);

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
  const rule = rules.find(
    (each) =>
      each.city === city &&
      each.state === state &&
      price >= (each.from ?? 0) &&
      price < (each.below ?? Number.POSITIVE_INFINITY),
  );
  if (state === 'NY' && !rule && price >= 1e6) {
    const mansion = cents(price * 0.01);
    return { name: 'New York State', buyer: mansion, seller: 0, note: true, mansion };
  }
  if (!rule) return undefined;
  const { buyer, seller } = rule.of(price);
  return { name: rule.city, buyer, seller, note: true, ...(state === 'NY' && buyer > 0 ? { mansion: buyer } : {}) };
}
