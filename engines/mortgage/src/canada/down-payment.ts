import { percentOf } from '../cents.ts';
import { ladderTax } from '../ladder.ts';
import type { CanadianRules } from '../tables/ca-2024.ts';

/** Minimum down payment for a price, in cents. */
export const leastDownCents = (priceCents: number, rules: CanadianRules): number =>
  priceCents >= rules.uninsurableFromCents
    ? percentOf(priceCents, rules.leastDownUninsurablePercent)
    : ladderTax(priceCents, rules.leastDown);
