import type { Country } from '../payment.ts';

interface Flow {
  /** Received at closing: the loan minus prepaid finance charges. */
  financedCents: number;
  /** Paid at the end of each month. */
  paidCents: readonly number[];
  /** Debt left after the last month. */
  leftCents: number;
}

/** Bounds of the monthly rate that is searched. */
const [LOWEST, HIGHEST] = [-0.01, 0.2];
const STEPS = 60;

/**
 * Annual percentage rate: the rate at which the present value of the payments is the amount financed. United States:
 * the actuarial method of Regulation Z, 12 CFR 1026 appendix J, twelve times the rate of a unit period of one month,
 * without odd days. Canada: the equivalent rate compounded half-yearly, over the term. Null without such a rate.
 */
export function aprOf({ financedCents, paidCents, leftCents }: Flow, country: Country): number | null {
  const value = (rate: number) => {
    let [sum, factor] = [0, 1];
    for (const cents of paidCents) {
      factor /= 1 + rate;
      sum += cents * factor;
    }
    return sum + leftCents * factor;
  };
  if (financedCents <= 0 || value(LOWEST) < financedCents || value(HIGHEST) > financedCents) return null;
  let [low, high] = [LOWEST, HIGHEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (value(middle) > financedCents) low = middle;
    else high = middle;
  }
  return country === 'US' ? low * 1_200 : 200 * Math.expm1(6 * Math.log1p(low));
}
