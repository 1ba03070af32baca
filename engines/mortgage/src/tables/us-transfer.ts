import type { Dated } from '../dated.ts';

interface Step {
  aboveCents: number;
  percent: number;
}

/** A state tax on the transfer of a home. Counties and cities may add their own. */
export interface StateTransferTax {
  state: string;
  /** In percent of the price, each on the part above its threshold. */
  steps?: readonly Step[];
  /** Steps that replace `steps` up to a price. */
  lower?: { upToCents: number; steps: readonly Step[] };
  /** In percent of the whole price: the rate of the highest threshold that the price reaches or exceeds. */
  brackets?: readonly Step[];
  /** True if a price at a threshold has the rate below it: “in excess of $1,000,000”. */
  thresholdsExcluded?: true;
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
const from = (dollars: number, percent: number): Step => ({ aboveCents: dollars * 100, percent });

// biome-ignore format: a table
const taxes: readonly StateTransferTax[] = [
  { state: 'AL', steps: flat(0.1),  paidBy: 'buyer',  local: false },
  { state: 'AR', steps: flat(0.33), paidBy: 'both',   local: false },
  { state: 'CA', steps: flat(0.11), paidBy: 'seller', local: true },
  { state: 'CO', steps: flat(0.01), paidBy: 'buyer',  local: true },
  { state: 'CT', steps: [{ aboveCents: 0, percent: 0.75 }, { aboveCents: 80_000_000, percent: 1.25 }, { aboveCents: 250_000_000, percent: 2.25 }], paidBy: 'seller', local: true },
  // Recordation tax of the buyer and transfer tax of the seller, 1.1% each below $400,000 and 1.45% each from there.
  { state: 'DC', brackets: [from(0, 2.2), from(400_000, 2.9)], paidBy: 'both', local: false },
  { state: 'DE', steps: flat(2.5),  paidBy: 'both',   local: true },
  { state: 'FL', steps: flat(0.7),  paidBy: 'seller', local: true },
  { state: 'GA', steps: flat(0.1),  paidBy: 'seller', local: false },
  // Rates for a buyer with the county home exemption, so a home to live in.
  { state: 'HI', brackets: [from(0, 0.1), from(600_000, 0.2), from(1_000_000, 0.3), from(2_000_000, 0.5), from(4_000_000, 0.7), from(6_000_000, 0.9), from(10_000_000, 1)], paidBy: 'seller', local: false },
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
  // Realty transfer fee (N.J.S.A. 46:15-7).
  {
    state: 'NJ',
    steps: [from(0, 0.58), from(150_000, 0.85), from(200_000, 0.96), from(550_000, 1.06), from(850_000, 1.16), from(1_000_000, 1.21)],
    lower: { upToCents: 35_000_000, steps: [from(0, 0.4), from(150_000, 0.67), from(200_000, 0.78)] },
    paidBy: 'seller',
    local: false,
  },
  { state: 'NV', steps: flat(0.39), paidBy: 'seller', local: true },
  { state: 'NY', steps: flat(0.4),  paidBy: 'seller', local: true },
  { state: 'OH', steps: flat(0.1),  paidBy: 'seller', local: true },
  { state: 'OK', steps: flat(0.15), paidBy: 'seller', local: false },
  { state: 'PA', steps: flat(1),    paidBy: 'both',   local: true },
  { state: 'RI', steps: [from(0, 0.46), from(800_000, 0.92)], paidBy: 'seller', local: false },
  { state: 'SC', steps: flat(0.37), paidBy: 'seller', local: false },
  { state: 'SD', steps: flat(0.1),  paidBy: 'seller', local: false },
  { state: 'TN', steps: flat(0.37), paidBy: 'buyer',  local: false },
  { state: 'VA', steps: flat(0.25), paidBy: 'buyer',  local: true },
  // A principal residence: 0.5% of the first $200,000, then 1.25% and the clean water surcharge of 0.22% (Act 181 of 2024).
  { state: 'VT', steps: [from(0, 0.5), from(200_000, 1.47)], paidBy: 'buyer', local: false },
  { state: 'WA', steps: [{ aboveCents: 0, percent: 1.1 }, { aboveCents: 52_500_000, percent: 1.28 }, { aboveCents: 152_500_000, percent: 2.75 }, { aboveCents: 302_500_000, percent: 3 }], paidBy: 'seller', local: true },
  { state: 'WI', steps: flat(0.3),  paidBy: 'seller', local: false },
  { state: 'WV', steps: flat(0.22), paidBy: 'seller', local: true },
];

const changed: Readonly<Record<string, Partial<StateTransferTax>>> = {
  // The part above $1,000,000 pays more since November 1, 2025 (P.L. 2025, LD 210).
  ME: { steps: [from(0, 0.44), from(1_000_000, 1.2)] },
  // The graduated percent fee of the seller since July 10, 2025 (N.J.S.A. 46:15-7.2).
  NJ: {
    brackets: [from(1_000_000, 1), from(2_000_000, 2), from(2_500_000, 2.5), from(3_000_000, 3), from(3_500_000, 3.5)],
    thresholdsExcluded: true,
  },
  // Since October 1, 2025 (Division of Taxation, ADV 2025-13); the threshold is that of 2026.
  RI: { steps: [from(0, 0.75), from(824_000, 1.5)] },
};
const taxesFromNovember2025: readonly StateTransferTax[] = taxes.map((tax) => ({ ...tax, ...changed[tax.state] }));
const source = {
  name: 'National Conference of State Legislatures, Real Estate Transfer Taxes, and state statutes',
  url: 'https://www.ncsl.org/fiscal/real-estate-transfer-taxes',
};
const none = ['AK', 'AZ', 'ID', 'IN', 'KS', 'LA', 'MO', 'MS', 'MT', 'ND', 'NM', 'OR', 'TX', 'UT', 'WY'];

export const stateTransferTaxes: readonly StateTransferTaxes[] = [
  { effectiveOn: '2024-01-01', knownUntil: '2025-10-31', source, taxes, none },
  { effectiveOn: '2025-11-01', knownUntil: '2025-12-31', source, taxes: taxesFromNovember2025, none },
];
