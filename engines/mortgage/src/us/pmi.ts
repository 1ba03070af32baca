import { percentOf, percentTwoDecimals } from '../cents.ts';
import type { Debt } from '../payment.ts';
import { scheduleOf } from '../schedule.ts';
import { assumedPmi, pmiEnds } from '../tables/us-2026.ts';

/** Assumed annual rate for a loan-to-value ratio in percent; 0 up to 80%, where no insurance is required. */
export function assumedPmiPercent(ltvPercent: number): number {
  if (ltvPercent <= pmiEnds.onRequestAtPercent) return 0;
  return (assumedPmi.find(({ ltvAtMost }) => ltvPercent <= ltvAtMost) ?? assumedPmi.at(-1)!).percent;
}

export interface PmiEnd {
  /**
   * Number of payments after which the borrower may request cancellation: 80% of the original value. Extra
   * payments reduce it.
   */
  onRequest: number;
  /**
   * Number of payments after which it ends automatically if the loan is current: 78% by the original schedule,
   * regardless of extra payments.
   */
  byItself: number;
  /** Number of payments after which it ends in any case: half of the schedule. */
  midpoint: number;
}

/** Returns the end of borrower-paid mortgage insurance, in payments from the first; 0 where none is required. */
export function pmiEndOf(loan: Omit<Debt, 'compounding' | 'frequency'>, valueCents: number, extraCents = 0): PmiEnd {
  const debt: Debt = { ...loan, compounding: 'monthly' };
  const scheduled = scheduleOf(debt);
  const paid = extraCents > 0 ? scheduleOf(debt, extraCents) : scheduled;
  const at = (percent: number) => percentOf(valueCents, percent);
  const firstAtMost = (instalments: typeof scheduled, cents: number) =>
    loan.loanCents <= cents ? 0 : instalments.find(({ balanceCents }) => balanceCents <= cents)!.number;
  const byItself = firstAtMost(scheduled, at(pmiEnds.byItselfAtPercent));
  return {
    onRequest: firstAtMost(paid, at(pmiEnds.onRequestAtPercent)),
    byItself,
    midpoint: percentTwoDecimals(loan.loanCents, valueCents) <= pmiEnds.onRequestAtPercent ? 0 : loan.years * 6,
  };
}

/** Monthly premium in cents. */
export const pmiMonthly = (loanCents: number, yearlyPercent: number): number =>
  Math.round(percentOf(loanCents, yearlyPercent) / 12);
