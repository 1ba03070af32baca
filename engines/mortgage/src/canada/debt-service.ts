import { percentOf, percentTwoDecimals } from '../cents.ts';
import { loanFor, paymentOf } from '../payment.ts';
import type { Compounding } from '../rate.ts';
import type { CanadianRules } from '../tables/ca-2024.ts';

/** The rate that a borrower must be able to bear: the contract's plus two, at least 5.25 %. */
export const stressRatePercent = (ratePercent: number, rules: CanadianRules): number =>
  Math.max(Math.round((ratePercent + rules.stressAddedPercent) * 10_000) / 10_000, rules.stressLeastPercent);

/** A month, in cents. */
export interface Household {
  incomeCents: number;
  debtsCents: number;
  taxCents: number;
  heatCents: number;
  /** The whole fee; half of it counts. */
  feeCents: number;
}

export interface Borrowing {
  ratePercent: number;
  compounding: Compounding;
  years: number;
}

export interface DebtService {
  stressRatePercent: number;
  /** Principal and interest a month at that rate. */
  stressPaymentCents: number;
  /** Gross and total debt service in per cent of the income before tax; two decimals. */
  gds: number;
  tds: number;
  /** To the cent, not by the rounded shares. */
  withinGds: boolean;
  withinTds: boolean;
}

/** Gross and total debt service of a loan, its premium included, at the rate of the stress test. */
export function debtServiceOf(
  loanCents: number,
  borrowing: Borrowing,
  home: Household,
  rules: CanadianRules,
): DebtService {
  const ratePercent = stressRatePercent(borrowing.ratePercent, rules);
  const stressPaymentCents = paymentOf({ ...borrowing, loanCents, ratePercent, frequency: 'monthly' });
  const housing = stressPaymentCents + otherHousing(home, rules);
  const { incomeCents, debtsCents } = home;
  return {
    stressRatePercent: ratePercent,
    stressPaymentCents,
    gds: percentTwoDecimals(housing, incomeCents),
    tds: percentTwoDecimals(housing + debtsCents, incomeCents),
    withinGds: housing <= percentOf(incomeCents, rules.gdsPercent),
    withinTds: housing + debtsCents <= percentOf(incomeCents, rules.tdsPercent),
  };
}

export interface Room {
  /** What is left a month for principal and interest. */
  roomCents: number;
  loanCents: number;
  /** Which of the two limits leaves less. */
  bound: 'gds' | 'tds';
}

/** The highest loan, its premium included, that both limits leave room for at the rate of the stress test. */
export function highestLoan(borrowing: Borrowing, home: Household, rules: CanadianRules): Room {
  const other = otherHousing(home, rules);
  const byGds = percentOf(home.incomeCents, rules.gdsPercent) - other;
  const byTds = percentOf(home.incomeCents, rules.tdsPercent) - other - home.debtsCents;
  const roomCents = Math.max(0, Math.min(byGds, byTds));
  const ratePercent = stressRatePercent(borrowing.ratePercent, rules);
  return {
    roomCents,
    loanCents: loanFor(roomCents, { ...borrowing, ratePercent }),
    bound: byTds < byGds ? 'tds' : 'gds',
  };
}

const otherHousing = ({ taxCents, heatCents, feeCents }: Household, rules: CanadianRules): number =>
  taxCents + heatCents + percentOf(feeCents, rules.feeCountedPercent);
