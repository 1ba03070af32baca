import type { Dated } from '../dated.ts';

/** A state tax on the transfer of a home. Counties and cities may add their own. */
export interface StateTransferTax {
  state: string;
  /**
   * In percent of the price, each on the part above its threshold; absent for a tax that this table does not have.
   */
  steps?: readonly { aboveCents: number; percent: number }[];
  /** The side that pays by custom or law; a contract may differ. */
  paidBy: 'buyer' | 'seller' | 'both';
  /** True when counties or cities may add to it. */
  local: boolean;
}

export interface StateTransferTaxes extends Dated {
  taxes: readonly StateTransferTax[];
  /** States without a transfer tax, apart from fees of a few dollars. */
  none: readonly string[];
}

const flat = (percent: number) => [{ aboveCents: 0, percent }];

// biome-ignore format: a table
const taxes: readonly StateTransferTax[] = [
  { state: 'AL', steps: flat(0.1),  paidBy: 'buyer',  local: false },
  { state: 'AR', steps: flat(0.33), paidBy: 'both',   local: false },
  { state: 'CA', steps: flat(0.11), paidBy: 'seller', local: true },
  { state: 'CO', steps: flat(0.01), paidBy: 'buyer',  local: true },
  { state: 'CT', steps: [{ aboveCents: 0, percent: 0.75 }, { aboveCents: 80_000_000, percent: 1.25 }, { aboveCents: 250_000_000, percent: 2.25 }], paidBy: 'seller', local: true },
  { state: 'DC', paidBy: 'both', local: false },
  { state: 'DE', steps: flat(2.5),  paidBy: 'both',   local: true },
  { state: 'FL', steps: flat(0.7),  paidBy: 'seller', local: true },
  { state: 'GA', steps: flat(0.1),  paidBy: 'seller', local: false },
  { state: 'HI', paidBy: 'seller', local: false },
  { state: 'IL', steps: flat(0.1),  paidBy: 'seller', local: true },
  { state: 'IA', steps: flat(0.16), paidBy: 'seller', local: false },
  { state: 'KY', steps: flat(0.1),  paidBy: 'seller', local: false },
  { state: 'MA', steps: flat(0.456), paidBy: 'seller', local: true },
  { state: 'MD', steps: flat(0.5),  paidBy: 'both',   local: true },
  { state: 'ME', steps: flat(0.44), paidBy: 'both',   local: false },
  { state: 'MI', steps: flat(0.75), paidBy: 'seller', local: true },
  { state: 'MN', steps: flat(0.33), paidBy: 'seller', local: true },
  { state: 'NC', steps: flat(0.2),  paidBy: 'seller', local: true },
  { state: 'NE', steps: flat(0.225), paidBy: 'seller', local: false },
  { state: 'NH', steps: flat(1.5),  paidBy: 'both',   local: false },
  { state: 'NJ', paidBy: 'seller', local: false },
  { state: 'NV', steps: flat(0.39), paidBy: 'seller', local: true },
  { state: 'NY', steps: flat(0.4),  paidBy: 'seller', local: true },
  { state: 'OH', steps: flat(0.1),  paidBy: 'seller', local: true },
  { state: 'OK', steps: flat(0.15), paidBy: 'seller', local: false },
  { state: 'PA', steps: flat(1),    paidBy: 'both',   local: true },
  { state: 'RI', paidBy: 'seller', local: false },
  { state: 'SC', steps: flat(0.37), paidBy: 'seller', local: false },
  { state: 'SD', steps: flat(0.1),  paidBy: 'seller', local: false },
  { state: 'TN', steps: flat(0.37), paidBy: 'buyer',  local: false },
  { state: 'VA', steps: flat(0.25), paidBy: 'buyer',  local: true },
  { state: 'VT', paidBy: 'buyer', local: false },
  { state: 'WA', steps: [{ aboveCents: 0, percent: 1.1 }, { aboveCents: 52_500_000, percent: 1.28 }, { aboveCents: 152_500_000, percent: 2.75 }, { aboveCents: 302_500_000, percent: 3 }], paidBy: 'seller', local: true },
  { state: 'WI', steps: flat(0.3),  paidBy: 'seller', local: false },
  { state: 'WV', steps: flat(0.22), paidBy: 'seller', local: true },
];

/** Maine takes more of the part above $1,000,000 since November 1, 2025 (P.L. 2025, LD 210). */
const taxesFromNovember2025: readonly StateTransferTax[] = taxes.map((tax) =>
  tax.state === 'ME' ? { ...tax, steps: [...flat(0.44), { aboveCents: 100_000_000, percent: 1.2 }] } : tax,
);
const source = {
  name: 'National Conference of State Legislatures, Real Estate Transfer Taxes, and state statutes',
  url: 'https://www.ncsl.org/fiscal/real-estate-transfer-taxes',
};
const none = ['AK', 'AZ', 'ID', 'IN', 'KS', 'LA', 'MO', 'MS', 'MT', 'ND', 'NM', 'OR', 'TX', 'UT', 'WY'];

export const stateTransferTaxes: readonly StateTransferTaxes[] = [
  { effectiveOn: '2024-01-01', knownUntil: '2025-10-31', source, taxes, none },
  { effectiveOn: '2025-11-01', knownUntil: '2025-12-31', source, taxes: taxesFromNovember2025, none },
];
