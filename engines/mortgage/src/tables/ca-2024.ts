import type { Dated } from '../dated.ts';
import type { Step } from '../ladder.ts';

/** Federal mortgage rules of Canada. */
export interface CanadianRules extends Dated {
  /** Minimum down payment by steps of the price. */
  leastDown: readonly Step[];
  /** From this price, the minimum down payment is a share of the full price, and the loan cannot be insured. */
  uninsurableFromCents: number;
  leastDownUninsurablePercent: number;
  /** A loan above this share of the price must be insured. */
  insuredAboveLtv: number;
  insuredYears: number;
  /** For first-time buyers and newly built homes. */
  insuredYearsAtMost: number;
  uninsuredYearsAtMost: number;
  /** Premium on the loan by loan-to-value ratio, two decimals as published. */
  premiums: readonly { ltvAtMost: number; percent: number }[];
  /** Replaces the highest premium when the down payment is borrowed or otherwise not the buyer's own. */
  nonTraditionalDownPercent: number;
  surchargePercent: number;
  surchargeAboveYears: number;
  stressAddedPercent: number;
  stressLeastPercent: number;
  /** Maximum share of gross income for housing (GDS), and for all debts (TDS). */
  gdsPercent: number;
  tdsPercent: number;
  /** Share of a condo fee that counts as housing. */
  feeCountedPercent: number;
}

export const canadianRules: readonly CanadianRules[] = [
  {
    effectiveOn: '2024-12-15',
    // The stress test is reviewed at least each December.
    knownUntil: '2026-12-31',
    source: {
      name: 'Department of Finance, mortgage insurance rules of 15 December 2024; OSFI Guideline B-20; CMHC premiums',
    },
    leastDown: [
      { aboveCents: 0, percent: 5 },
      { aboveCents: 50_000_000, percent: 10 },
    ],
    uninsurableFromCents: 150_000_000,
    leastDownUninsurablePercent: 20,
    insuredAboveLtv: 80,
    insuredYears: 25,
    insuredYearsAtMost: 30,
    uninsuredYearsAtMost: 30,
    premiums: [
      { ltvAtMost: 65, percent: 0.6 },
      { ltvAtMost: 75, percent: 1.7 },
      { ltvAtMost: 80, percent: 2.4 },
      { ltvAtMost: 85, percent: 2.8 },
      { ltvAtMost: 90, percent: 3.1 },
      { ltvAtMost: 95, percent: 4 },
    ],
    nonTraditionalDownPercent: 4.5,
    surchargePercent: 0.2,
    surchargeAboveYears: 25,
    stressAddedPercent: 2,
    stressLeastPercent: 5.25,
    gdsPercent: 39,
    tdsPercent: 44,
    feeCountedPercent: 50,
  },
];

/**
 * Provincial sales tax on the insurance premium in percent, paid in cash at closing. None elsewhere; Manitoba none
 * since 2020.
 */
export const premiumTaxPercent: Readonly<Record<string, number>> = { ON: 8, QC: 9, SK: 6 };
