import { percentOf, percentTwoDecimals } from '../cents.ts';
import { type CanadianRules, premiumTaxPercent } from '../tables/ca-2024.ts';

export interface Premium {
  percent: number;
  /** Added to the loan. */
  cents: number;
  /** Provincial sales tax on it, paid in cash at closing. */
  taxCents: number;
}

export interface InsuredLoan {
  baseCents: number;
  priceCents: number;
  years: number;
  province: string;
  /** The down payment is borrowed or otherwise not the buyer's own. */
  nonTraditionalDown?: boolean;
}

/**
 * Mortgage insurance premium; undefined above the highest band. The loan-to-value ratio is rounded half up to two
 * decimals, like the published bands ("80.01% to 85%"): 500,000 of 588,235 is 85.00% and has a premium of 2.80%.
 */
export function premiumOf(loan: InsuredLoan, rules: CanadianRules): Premium | undefined {
  const ltv = percentTwoDecimals(loan.baseCents, loan.priceCents);
  const band = rules.premiums.find(({ ltvAtMost }) => ltv <= ltvAtMost);
  if (!band) return undefined;
  const highest = band === rules.premiums.at(-1);
  const percent =
    (loan.nonTraditionalDown && highest ? rules.nonTraditionalDownPercent : band.percent) +
    (loan.years > rules.surchargeAboveYears ? rules.surchargePercent : 0);
  const cents = percentOf(loan.baseCents, percent);
  return { percent, cents, taxCents: percentOf(cents, premiumTaxPercent[loan.province] ?? 0) };
}
