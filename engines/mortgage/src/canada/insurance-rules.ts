import { percentTwoDecimals } from '../cents.ts';
import type { CaPurchase } from '../costs.ts';
import { inForce } from '../dated.ts';
import { type CanadianRules, canadianRules } from '../tables/ca-2024.ts';
import { leastDownCents } from './down-payment.ts';

export interface Insurability {
  /** The loan exceeds 80% of the price. */
  needed: boolean;
  /** The price may be insured. */
  possible: boolean;
  leastDownCents: number;
  yearsAtMost: number;
}

export interface Buyer {
  firstTimeBuyer: boolean;
  newlyBuilt: boolean;
}

/** Returns whether a loan must be insured, whether it can be, and its longest amortization. */
export function insurabilityOf(
  priceCents: number,
  downCents: number,
  insured: boolean,
  { firstTimeBuyer, newlyBuilt }: Buyer,
  rules: CanadianRules,
): Insurability {
  const needed = percentTwoDecimals(priceCents - downCents, priceCents) > rules.insuredAboveLtv;
  const long = firstTimeBuyer || newlyBuilt;
  return {
    needed,
    possible: priceCents < rules.uninsurableFromCents,
    leastDownCents: leastDownCents(priceCents, rules),
    yearsAtMost:
      needed || insured ? (long ? rules.insuredYearsAtMost : rules.insuredYears) : rules.uninsuredYearsAtMost,
  };
}

/** The same of a purchase, by the rules of a day. */
export const canadianLimits = (purchase: CaPurchase, day: string): Insurability =>
  insurabilityOf(
    purchase.priceCents,
    purchase.downCents,
    purchase.insured,
    purchase,
    inForce(canadianRules, day).table,
  );
