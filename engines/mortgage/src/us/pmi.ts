import { percentOf, percentTwoDecimals } from '../cents.ts';
import type { Debt } from '../payment.ts';
import { scheduleOf } from '../schedule.ts';
import { assumedPmi, pmiEnds } from '../tables/us-2026.ts';

/** The assumed yearly rate for a loan-to-value ratio in per cent; 0 up to 80 %, where none is asked for. */
export function assumedPmiPercent(ltvPercent: number): number {
  if (ltvPercent <= pmiEnds.onRequestAtPercent) return 0;
  return (assumedPmi.find(({ ltvAtMost }) => ltvPercent <= ltvAtMost) ?? assumedPmi.at(-1)!).percent;
}

export interface PmiEnd {
  /** After this many payments the borrower may ask for the end: 80 % of the original value. Extra payments bring it nearer. */
  onRequest: number;
  /** After this many it ends by itself if nothing is overdue: 78 % by the first schedule, whatever was paid on top. */
  byItself: number;
  /** After this many it ends in any case: half of the schedule. */
  midpoint: number;
}

/** When borrower-paid mortgage insurance ends, in payments from the first; 0 where it is never due. */
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

/** A month's premium in cents. */
export const pmiMonthly = (loanCents: number, yearlyPercent: number): number =>
  Math.round(percentOf(loanCents, yearlyPercent) / 12);
