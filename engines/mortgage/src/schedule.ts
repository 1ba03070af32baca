import { rhythms } from './frequency.ts';
import { type Debt, paymentOf } from './payment.ts';
import { interestRule } from './rate.ts';

export interface Instalment {
  /** 1 is the first payment. */
  number: number;
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  /** Balance after the payment. */
  balanceCents: number;
}

/**
 * Returns every payment until the balance is zero. Interest is rounded half up to the cent each time; the last
 * payment includes the rounding difference. `extraCents` is added to each payment and ends the loan sooner, like
 * accelerated payments.
 */
export function scheduleOf(debt: Debt, extraCents = 0): Instalment[] {
  const { perYear } = rhythms[debt.frequency ?? 'monthly'];
  const interestOn = interestRule(debt.ratePercent, debt.compounding, perYear);
  const usual = paymentOf(debt) + extraCents;
  const last = debt.years * perYear;
  const instalments: Instalment[] = [];
  let balanceCents = debt.loanCents;
  for (let number = 1; balanceCents > 0; number++) {
    const interestCents = interestOn(balanceCents);
    const owed = balanceCents + interestCents;
    const paymentCents = number >= last ? owed : Math.min(usual, owed);
    balanceCents = owed - paymentCents;
    instalments.push({
      number,
      paymentCents,
      interestCents,
      principalCents: paymentCents - interestCents,
      balanceCents,
    });
  }
  return instalments;
}

export interface LoanYear {
  /** 1 is the first year. */
  year: number;
  paidCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

/** Sums the payments of each year. */
export function yearsOf(instalments: readonly Instalment[], perYear: number): LoanYear[] {
  const years: LoanYear[] = [];
  for (let from = 0; from < instalments.length; from += perYear) {
    const within = instalments.slice(from, from + perYear);
    const sum = (of: (each: Instalment) => number) => within.reduce((total, each) => total + of(each), 0);
    years.push({
      year: from / perYear + 1,
      paidCents: sum((each) => each.paymentCents),
      interestCents: sum((each) => each.interestCents),
      principalCents: sum((each) => each.principalCents),
      balanceCents: within.at(-1)!.balanceCents,
    });
  }
  return years;
}

/**
 * The schedule of a loan whose rate is set again at the end of its term, as in Canada: the debt that is left is repaid at
 * the new rate over the rest of the amortization. A term as long as the amortization has no renewal.
 */
export function renewedSchedule(
  debt: Debt,
  renewal: { afterYears: number; ratePercent: number },
  extraCents = 0,
): Instalment[] {
  const { perYear } = rhythms[debt.frequency ?? 'monthly'];
  const term = scheduleOf(debt, extraCents).slice(0, renewal.afterYears * perYear);
  const loanCents = term.at(-1)?.balanceCents ?? 0;
  if (loanCents === 0 || renewal.afterYears >= debt.years) return term;
  const years = debt.years - renewal.afterYears;
  const rest = scheduleOf({ ...debt, loanCents, years, ratePercent: renewal.ratePercent }, extraCents);
  return [...term, ...rest.map((each) => ({ ...each, number: each.number + term.length }))];
}
