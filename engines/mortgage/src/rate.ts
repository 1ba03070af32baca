import { STEPS_PER_PERCENT } from './cents.ts';

/**
 * Compounding of the annual rate. `monthly`: United States loans and variable Canadian ones. `half-yearly`: fixed
 * Canadian ones, not in advance (Interest Act, R.S.C. 1985, c. I-15, s. 6).
 */
export type Compounding = 'monthly' | 'half-yearly';

const compoundings: Readonly<Record<Compounding, number>> = { monthly: 12, 'half-yearly': 2 };

/** Interest between two payments as a share of the balance: (1 + r/c)^(c/f) − 1, which is r/f when c equals f. */
export function periodicRate(ratePercent: number, compounding: Compounding, perYear: number): number {
  const yearly = ratePercent / 100;
  const times = compoundings[compounding];
  return times === perYear ? yearly / perYear : Math.expm1((Math.log1p(yearly / times) * times) / perYear);
}

/** Returns a function for the interest on a balance in cents between two payments, rounded half up to the cent. */
export function interestRule(ratePercent: number, compounding: Compounding, perYear: number) {
  if (compoundings[compounding] !== perYear) {
    const rate = periodicRate(ratePercent, compounding, perYear);
    return (balanceCents: number): number => Math.round(balanceCents * rate);
  }
  // Half cents occur here, and a binary fraction of the rate would round some of them down.
  const steps = Math.round(ratePercent * STEPS_PER_PERCENT);
  return (balanceCents: number): number => Math.round((balanceCents * steps) / (100 * STEPS_PER_PERCENT * perYear));
}

/** Payment per unit of loan, unrounded: i ÷ (1 − (1+i)^−n), and 1/n without interest. */
export const paymentFactor = (rate: number, payments: number): number =>
  rate === 0 ? 1 / payments : rate / -Math.expm1(-payments * Math.log1p(rate));
