import { DAY_MS } from '@lintel/geo';
import type { Query } from '@lintel/hypersearch';
import { type CostAssumptions, type Household, type SearchTerms, searchCosts, solveFrontier } from '@lintel/mortgage';

/** The buyer of a search: homes must be within reach with `least`; the order `reach` needs no `least`. */
export interface Buyer {
  household: Household;
  least?: 'yes' | 'nearly';
}

/** Buyers and terms whose rules are kept. A rule is cheap to use and takes up to 5 ms to solve. */
const mostKept = 32;

/** Returns a maker of rules that returns the same object for the same values, and forgets the one unused for longest. */
function kept<Of, Rule>(make: (of: Of, assumed: CostAssumptions, day: string) => Rule) {
  const rules = new Map<string, Rule>();
  return (of: Of, assumed: CostAssumptions, day: string): Rule => {
    const key = JSON.stringify([of, assumed, day]);
    const rule = rules.get(key) ?? make(of, assumed, day);
    rules.delete(key);
    rules.set(key, rule);
    if (rules.size > mostKept) rules.delete(rules.keys().next().value!);
    return rule;
  };
}

/** The costs of homes on the terms of a search. The index keeps its verdicts on homes by the rule. */
export const costsOn = kept((terms: SearchTerms, assumed, day) => searchCosts(terms, assumed, day));

/** Verdicts of homes for a household. The figures of a household stay in memory until 32 others have searched. */
const reachOf = kept((household: Household, assumed, day) => solveFrontier(household, { assumed, day }));

/** ISO, of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds what a buyer can buy, by the tables of the query's day. */
export const withReach = <Q extends Query>(query: Q, { household, least }: Buyer, assumed: CostAssumptions): Q => ({
  ...query,
  reach: { of: reachOf(household, assumed, dayOf(query.today * DAY_MS)), ...(least && { least }) },
});
