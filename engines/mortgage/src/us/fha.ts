import { percentOf, percentTwoDecimals } from '../cents.ts';
import { inForce } from '../dated.ts';
import { scheduleOf } from '../schedule.ts';
import { fhaPremiums } from '../tables/us-2026.ts';

export interface FhaLoan {
  /** Loan without the up-front premium. */
  baseCents: number;
  upFrontCents: number;
  /** Loan with the up-front premium, on which interest accrues. */
  financedCents: number;
  annualPercent: number;
  /** Monthly premium in the first year. */
  firstMonthlyCents: number;
  /** Years of the annual premium; null means for the life of the loan. */
  years: number | null;
  known: boolean;
}

/** Computes an FHA loan and its premiums by the table of a day. */
export function fhaLoan(priceCents: number, downCents: number, years: number, day: string): FhaLoan {
  const { table, known } = inForce(fhaPremiums, day);
  const baseCents = Math.max(0, priceCents - downCents);
  const ltv = percentTwoDecimals(baseCents, priceCents);
  const row = table.annual.find(
    (each) =>
      each.longerThan15Years === years > 15 &&
      each.aboveThreshold === baseCents > table.sizeThresholdCents &&
      ltv <= each.ltvAtMost,
  )!;
  const upFrontCents = percentOf(baseCents, table.upFrontPercent);
  return {
    baseCents,
    upFrontCents,
    financedCents: baseCents + upFrontCents,
    annualPercent: row.percent,
    firstMonthlyCents: mipMonthly(baseCents, row.percent),
    years: row.years,
    known,
  };
}

/** Monthly share of the annual premium on a base balance in cents. */
const mipMonthly = (balanceCents: number, percent: number): number => Math.round(percentOf(balanceCents, percent) / 12);

/**
 * Monthly premium of each year in cents: the rate on the base loan's balance at the start of the year. HUD uses
 * the year's average balance, which is about half a percent less; lenders quote the first year's figure.
 */
export function mipByYear(loan: FhaLoan, ratePercent: number, years: number): number[] {
  const base = scheduleOf({ loanCents: loan.baseCents, ratePercent, compounding: 'monthly', years });
  const due = Math.min(loan.years ?? years, years);
  return Array.from({ length: due }, (_, year) =>
    mipMonthly(year === 0 ? loan.baseCents : (base[year * 12 - 1]?.balanceCents ?? 0), loan.annualPercent),
  );
}
