import type { Dated } from '../dated.ts';

/** Premiums of the Federal Housing Administration for purchase loans. */
export interface FhaPremiums extends Dated {
  upFrontPercent: number;
  /** The annual rates are higher above this base loan. */
  sizeThresholdCents: number;
  /** The first matching row applies. */
  annual: readonly FhaAnnual[];
}

interface FhaAnnual {
  longerThan15Years: boolean;
  aboveThreshold: boolean;
  /** Loan-to-value ratio in percent, inclusive. */
  ltvAtMost: number;
  percent: number;
  /** Null means for the life of the loan. */
  years: number | null;
}

// biome-ignore format: a table
const annual: readonly FhaAnnual[] = [
  { longerThan15Years: true,  aboveThreshold: false, ltvAtMost: 90,  percent: 0.5,  years: 11 },
  { longerThan15Years: true,  aboveThreshold: false, ltvAtMost: 95,  percent: 0.5,  years: null },
  { longerThan15Years: true,  aboveThreshold: false, ltvAtMost: 100, percent: 0.55, years: null },
  { longerThan15Years: true,  aboveThreshold: true,  ltvAtMost: 90,  percent: 0.7,  years: 11 },
  { longerThan15Years: true,  aboveThreshold: true,  ltvAtMost: 95,  percent: 0.7,  years: null },
  { longerThan15Years: true,  aboveThreshold: true,  ltvAtMost: 100, percent: 0.75, years: null },
  { longerThan15Years: false, aboveThreshold: false, ltvAtMost: 90,  percent: 0.15, years: 11 },
  { longerThan15Years: false, aboveThreshold: false, ltvAtMost: 100, percent: 0.4,  years: null },
  { longerThan15Years: false, aboveThreshold: true,  ltvAtMost: 78,  percent: 0.15, years: 11 },
  { longerThan15Years: false, aboveThreshold: true,  ltvAtMost: 90,  percent: 0.4,  years: 11 },
  { longerThan15Years: false, aboveThreshold: true,  ltvAtMost: 100, percent: 0.65, years: null },
];

export const fhaPremiums: readonly FhaPremiums[] = [
  {
    effectiveOn: '2023-03-20',
    knownUntil: '2026-12-31',
    source: { name: 'HUD Mortgagee Letter 2023-05, Handbook 4000.1 Appendix 1.0' },
    upFrontPercent: 1.75,
    sizeThresholdCents: 72_620_000,
    annual,
  },
];

/** Minimum down payments in percent. FHA: with a credit score of at least 580; from 500 to 579 it is 10. */
export const leastDownPercent = { conventional: 3, fha: 3.5, va: 0, usda: 0 } as const;

/** Fees of loans that the Department of Veterans Affairs or of Agriculture guarantees. They are added to the loan. */
export interface GuaranteeFees extends Dated {
  /** The first matching row applies. VA: in percent of the loan. USDA: in percent of the loan including the fee. */
  upFront: readonly { downFromPercent: number; percent: number }[];
  /** Per year, in percent of the loan without the fee. */
  annualPercent: number;
}

/** First use of the benefit, without the exemption for a service-connected disability. */
export const vaFees: readonly GuaranteeFees[] = [
  {
    effectiveOn: '2023-04-07',
    knownUntil: '2034-06-08',
    source: { name: 'VA Circular 26-23-06; 38 U.S.C. 3729(b)(2), loans closed before June 9, 2034' },
    upFront: [
      { downFromPercent: 10, percent: 1.25 },
      { downFromPercent: 5, percent: 1.5 },
      { downFromPercent: 0, percent: 2.15 },
    ],
    annualPercent: 0,
  },
];

export const usdaFees: readonly GuaranteeFees[] = [
  {
    effectiveOn: '2022-10-01',
    // The fees are set for each federal fiscal year.
    knownUntil: '2026-09-30',
    source: { name: 'USDA Rural Development, HB-1-3555 chapter 16, fees of fiscal years 2023 to 2026' },
    upFront: [{ downFromPercent: 0, percent: 1 }],
    annualPercent: 0.35,
  },
];

/**
 * Assumed annual cost of private mortgage insurance in percent of the loan, by loan-to-value ratio. The actual
 * rate is a quote that depends on the borrower.
 */
// biome-ignore format: a table
export const assumedPmi: readonly { ltvAtMost: number; percent: number }[] = [
  { ltvAtMost: 85, percent: 0.3 },
  { ltvAtMost: 90, percent: 0.5 },
  { ltvAtMost: 95, percent: 0.75 },
  { ltvAtMost: 100, percent: 1 },
];

/** End of private mortgage insurance, as balance in percent of the original value. */
export const pmiEnds = {
  onRequestAtPercent: 80,
  byItselfAtPercent: 78,
  source: { name: 'Homeowners Protection Act, 12 U.S.C. 4901–4902' },
} as const;

/** Debt-to-income limits in percent: housing only (front), all debts (back); null where a program has none. */
export const debtToIncomeLimits = {
  guide: { front: 28, back: 36, name: 'Usual guide of lenders' },
  conventionalManual: { front: null, back: 36, name: 'Fannie Mae, manual underwriting' },
  conventionalManualWithReserves: { front: null, back: 45, name: 'Fannie Mae, manual, with score and reserves' },
  conventionalDesktop: { front: null, back: 50, name: 'Fannie Mae, Desktop Underwriter' },
  fhaManual: { front: 31, back: 43, name: 'FHA, manual underwriting' },
  fhaManualTwoFactors: { front: 40, back: 50, name: 'FHA, manual, two compensating factors' },
  fhaAutomated: { front: 46.9, back: 56.9, name: 'FHA, automated underwriting' },
  va: { front: null, back: 41, name: 'VA guide, beside residual income' },
} as const;
