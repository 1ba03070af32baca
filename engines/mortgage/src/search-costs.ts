import type { Purchase } from './costs.ts';
import { type HouseholdMeans, isAffordable } from './means.ts';
import type { Country } from './payment.ts';
import { costsOf, monthlyCostOf } from './purchase.ts';
import { solveFrontier } from './qualify/frontier.ts';
import type { Place } from './qualify/region.ts';
import {
  allowed,
  type CostAssumptions,
  type ListedHome,
  purchaseOf,
  type StatedTerms,
  usualTerms,
} from './stated-terms.ts';

/** Terms of the purchase that a search states; amounts in whole currency units. */
export interface SearchTerms extends StatedTerms {
  /** The home must be affordable on this income a year, with these payments on debts a month. */
  means?: SearchMeans;
  /** The cash to close must be at most this. */
  cashAtMost?: number;
}

interface SearchMeans {
  income: number;
  debts: number;
  /** The home must be within reach of a loan program: “homes I qualify for”. */
  programs?: { savings?: number; creditScore?: number };
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
  const frontiers = terms.means?.programs && programFrontiers(terms, terms.means, assumed, day);
  return {
    ...(frontiers && { reach: { at: (place: Place) => frontiers[place.country].at(place) } }),
    monthlyCents(home: ListedHome, basis?: 'pi'): number {
      const purchase = hasRate(home) && (basis === 'pi' || home.status !== 'sold') ? bought(home) : undefined;
      if (!purchase) return Number.NaN;
      const { principalAndInterestCents, totalCents } = monthlyCostOf(purchase, day);
      return basis === 'pi' ? principalAndInterestCents : totalCents;
    },
    isWithinMeans(home: ListedHome): boolean {
      if (frontiers) return frontiers[home.country].canBuy(home);
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

/**
 * The limits of a stated household in each country. Without stated savings or down payment it puts the usual share
 * down, because unknown savings would pay for any home. What is not stated is not checked.
 */
function programFrontiers(
  { down, years = usualTerms.years, ratePercent }: SearchTerms,
  { income, debts, programs = {} }: SearchMeans,
  assumed: CostAssumptions,
  day: string,
) {
  const { savings, creditScore } = programs;
  const wanted = down ?? (savings === undefined ? { percent: usualTerms.downPercent } : undefined);
  const rate = ratePercent === undefined ? assumed.rate : { US: ratePercent, CA: ratePercent };
  const frontierIn = (country: Country) =>
    solveFrontier(
      {
        country,
        incomeCents: Math.round((income * 100) / 12),
        debtsCents: Math.round(debts * 100),
        savingsCents: savings === undefined ? null : Math.round(savings * 100),
        creditScore: creditScore ?? null,
        firstTimeBuyer: false,
        veteran: false,
        years,
        ...(wanted && { down: 'amount' in wanted ? { cents: Math.round(wanted.amount * 100) } : wanted }),
      },
      { assumed: { ...assumed, rate }, day },
    );
  return { US: frontierIn('US'), CA: frontierIn('CA') };
}
