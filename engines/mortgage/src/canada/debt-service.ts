import { percentOf, percentTwoDecimals } from '../cents.ts';
import { loanFor, paymentOf } from '../payment.ts';
import type { Compounding } from '../rate.ts';
import type { CanadianRules } from '../tables/ca-2024.ts';

/** Qualifying rate of the stress test: the contract rate plus two points, at least 5.25%. */
export const stressRatePercent = (ratePercent: number, rules: CanadianRules): number =>
  Math.max(Math.round((ratePercent + rules.stressAddedPercent) * 10_000) / 10_000, rules.stressLeastPercent);

/** Per month, in cents. */
export interface Household {
  incomeCents: number;
  debtsCents: number;
  taxCents: number;
  heatCents: number;
  /** The full fee; half of it counts. */
  feeCents: number;
}

export interface Borrowing {
  ratePercent: number;
  compounding: Compounding;
  years: number;
}

export interface DebtService {
  stressRatePercent: number;
  /** Monthly principal and interest at that rate. */
  stressPaymentCents: number;
  /** That payment with the other costs of housing that count. */
  housingCents: number;
  /** Gross and total debt service in percent of gross income; two decimals. */
  gds: number;
  tds: number;
  /** Compared in cents, not by the rounded ratios. */
  withinGds: boolean;
  withinTds: boolean;
}

/** Computes gross and total debt service of a loan including its premium, at the qualifying rate. */
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
    housingCents: housing,
    gds: percentTwoDecimals(housing, incomeCents),
    tds: percentTwoDecimals(housing + debtsCents, incomeCents),
    withinGds: housing <= percentOf(incomeCents, rules.gdsPercent),
    withinTds: housing + debtsCents <= percentOf(incomeCents, rules.tdsPercent),
  };
}

export interface Room {
  /** Amount left per month for principal and interest. */
  paymentMaxCents: number;
  loanCents: number;
  /** The stricter of the two limits. */
  bound: 'gds' | 'tds';
}

/** Computes the highest loan including its premium that both limits allow at the qualifying rate. */
export function highestLoan(borrowing: Borrowing, home: Household, rules: CanadianRules): Room {
  const other = otherHousing(home, rules);
  const byGds = percentOf(home.incomeCents, rules.gdsPercent) - other;
  const byTds = percentOf(home.incomeCents, rules.tdsPercent) - other - home.debtsCents;
  const paymentMaxCents = Math.max(0, Math.min(byGds, byTds));
  const ratePercent = stressRatePercent(borrowing.ratePercent, rules);
  return {
    paymentMaxCents,
    loanCents: loanFor(paymentMaxCents, { ...borrowing, ratePercent }),
    bound: byTds < byGds ? 'tds' : 'gds',
  };
}

const otherHousing = ({ taxCents, heatCents, feeCents }: Household, rules: CanadianRules): number =>
  taxCents + heatCents + percentOf(feeCents, rules.feeCountedPercent);
