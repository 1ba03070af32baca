import { highest, percentOf } from '../cents.ts';
import type { CaPurchase } from '../costs.ts';
import { inForce } from '../dated.ts';
import { costsOf } from '../purchase.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import { debtServiceOf, type Household, highestLoan } from './debt-service.ts';
import { insurabilityOf } from './insurance-rules.ts';

/** Upper bound of the search; an insured loan is impossible far below it. */
const HIGHEST_PRICE_CENTS = 100_000_000_000;

/** Per month, in cents. */
export type CaMeans = Pick<Household, 'incomeCents' | 'debtsCents' | 'heatCents'>;

export interface CaAffordable {
  /** Highest price in cents; 0 if none fits. */
  priceCents: number;
  bound: 'gds' | 'tds' | 'down';
}

/**
 * Returns the highest price allowed by the debt service limits, the minimum down payment and the insurance rules
 * with the same cash down. Property tax is proportional to the price; the amortization is shortened to the longest
 * allowed for an insured loan. The required income never falls as the price rises, so the result is exact.
 */
export function affordableCa(purchase: CaPurchase, means: CaMeans, taxPercent: number, day: string): CaAffordable {
  const { table: rules } = inForce(canadianRules, day);
  const household = (priceCents: number): Household => ({
    ...means,
    taxCents: Math.round(percentOf(priceCents, taxPercent) / 12),
    feeCents: purchase.duesMonthlyCents ?? 0,
  });
  const at = (priceCents: number): CaPurchase => {
    const downCents = Math.min(purchase.downCents, priceCents);
    const { yearsAtMost } = insurabilityOf(priceCents, downCents, purchase.insured, purchase, rules);
    return { ...purchase, priceCents, downCents, years: Math.min(purchase.years, yearsAtMost) };
  };
  const allowed = (priceCents: number) =>
    !costsOf(at(priceCents), day).findings.some(({ kind }) => kind === 'down_below_least' || kind === 'not_insurable');
  const serves = (priceCents: number) => {
    const bought = at(priceCents);
    const { totalCents } = costsOf(bought, day).loan;
    const { withinGds, withinTds } = debtServiceOf(totalCents, bought, household(priceCents), rules);
    return withinGds && withinTds;
  };
  const byDown = highest(HIGHEST_PRICE_CENTS, allowed);
  const byBoth = highest(Math.max(0, byDown), serves);
  const bound = byBoth === byDown ? 'down' : highestLoan(at(byBoth), household(byBoth), rules).bound;
  return { priceCents: Math.max(0, byBoth), bound };
}
