import { percentTwoDecimals } from '../cents.ts';
import type { CanadianRules } from '../tables/ca-2024.ts';
import { leastDownCents } from './down-payment.ts';

export interface Insurability {
  /** The loan is above 80 % of the price. */
  needed: boolean;
  /** The price is one that may be insured. */
  possible: boolean;
  leastDownCents: number;
  yearsAtMost: number;
}

export interface Buyer {
  firstTimeBuyer: boolean;
  newlyBuilt: boolean;
}

/** What the rules say of a price and a down payment: must it be insured, can it be, how long may it run. */
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
