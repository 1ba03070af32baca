import { type Fact, factText, isWish } from '../facts.ts';
import { costRuleOf } from '../find/cost-constraint.ts';
import type { Listing } from '../listing.ts';
import { AskedHome, type Occasion } from './asked-home.ts';
import { checkOf, type Question } from './checks.ts';

/**
 * Why a home that a search finds is what was wished for: canonical texts of the wishes that it meets, preferences too, in
 * the order of the search; then `area`, `bounds`, `words` and `status` where the search has them.
 */
export function wishesMetBy(listing: Listing, occasion: Occasion): (question: Question) => string[] {
  const home = new AskedHome(listing, occasion);
  return (question) => textsOf(question, home);
}

function textsOf(question: Question, home: AskedHome): string[] {
  const isMet = (fact: Fact): boolean => {
    const wish = fact.kind === 'prefer' ? fact.wish : fact;
    if (!isWish(wish)) return false;
    if (
      wish.kind === 'bound' &&
      wish.field === 'payment' &&
      !home.occasion.payment &&
      !costRuleOf({ ...question, ...home.occasion })
    )
      return false;
    return checkOf(wish, question)?.(home) ?? false;
  };
  const facts = question.facts.filter(isMet).map(factText);
  const { areas = [], excludedAreas = [], bounds, words = [], statuses = [] } = question;
  return [
    ...new Set(facts),
    ...(areas.length + excludedAreas.length > 0 ? ['area'] : []),
    ...(bounds ? ['bounds'] : []),
    ...(words.length > 0 ? ['words'] : []),
    ...(statuses.length > 0 ? ['status'] : []),
  ];
}
