import { percentOf, percentTwoDecimals } from '../cents.ts';
import { inForce } from '../dated.ts';
import { scheduleOf } from '../schedule.ts';
import { fhaPremiums } from '../tables/us-2026.ts';

export interface FhaLoan {
  /** What is borrowed for the home, without the up-front premium. */
  baseCents: number;
  upFrontCents: number;
  /** Both together: what interest runs on. */
  financedCents: number;
  annualPercent: number;
  /** The premium a month in the first year. */
  firstMonthlyCents: number;
  /** Years that the annual premium is due; null is as long as the loan. */
  years: number | null;
  known: boolean;
}

/** An FHA loan and its premiums by the table of a day. */
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

/** The annual premium a month, on a base balance in cents. */
const mipMonthly = (balanceCents: number, percent: number): number => Math.round(percentOf(balanceCents, percent) / 12);

/**
 * The monthly premium of each year, in cents: the rate on the base loan as it stands when the year begins. HUD takes the
 * year's mean balance, which is about half a per cent less; the first year's figure is the one that lenders quote.
 */
export function mipByYear(loan: FhaLoan, ratePercent: number, years: number): number[] {
  const base = scheduleOf({ loanCents: loan.baseCents, ratePercent, compounding: 'monthly', years });
  const due = Math.min(loan.years ?? years, years);
  return Array.from({ length: due }, (_, year) =>
    mipMonthly(year === 0 ? loan.baseCents : (base[year * 12 - 1]?.balanceCents ?? 0), loan.annualPercent),
  );
}
