import type { Purchase } from './costs.ts';
import { type HouseholdMeans, isAffordable } from './means.ts';
import { costsOf, monthlyCostOf } from './purchase.ts';
import { allowed, type CostAssumptions, type ListedHome, purchaseOf, type StatedTerms } from './stated-terms.ts';

/** Terms of the purchase that a search states; amounts in whole currency units. */
export interface SearchTerms extends StatedTerms {
  /** The home must be affordable on this income a year, with these payments on debts a month. */
  means?: { income: number; debts: number };
  /** The cash to close must be at most this. */
  cashAtMost?: number;
}

/**
 * Judges homes on the terms of a search, by the same functions that the figures on a card come from. `monthlyCents` is NaN for
 * a home that cannot be bought on these terms and, unless principal and interest are asked for, for a sold one.
 */
export function searchCosts(terms: SearchTerms, assumed: CostAssumptions, day: string) {
  const bought = (home: ListedHome): Purchase | undefined => {
    const purchase = allowed(purchaseOf(home, assumed, terms), day);
    return 'purchase' in purchase ? purchase.purchase : undefined;
  };
  const hasRate = (home: ListedHome) => (terms.ratePercent ?? assumed.rate[home.country]) !== null;
  const means: HouseholdMeans | undefined = terms.means && {
    incomeCents: Math.round((terms.means.income * 100) / 12),
    debtsCents: Math.round(terms.means.debts * 100),
  };
  return {
    monthlyCents(home: ListedHome, basis?: 'pi'): number {
      const purchase = hasRate(home) && (basis === 'pi' || home.status !== 'sold') ? bought(home) : undefined;
      if (!purchase) return Number.NaN;
      const { principalAndInterestCents, totalCents } = monthlyCostOf(purchase, day);
      return basis === 'pi' ? principalAndInterestCents : totalCents;
    },
    isWithinMeans(home: ListedHome): boolean {
      const purchase = hasRate(home) && home.status !== 'sold' ? bought(home) : undefined;
      return purchase !== undefined && (means === undefined || isAffordable(purchase, means, day));
    },
    isWithinCash(home: ListedHome): boolean {
      const purchase = home.status === 'sold' ? undefined : bought(home);
      if (!purchase) return false;
      return terms.cashAtMost === undefined || costsOf(purchase, day).cash.totalCents <= terms.cashAtMost * 100;
    },
  };
}
