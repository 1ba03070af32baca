import { type Fact, factText, isCriterion } from '../facts.ts';
import { costRuleOf } from '../find/constraints/cost-constraint.ts';
import type { Listing } from '../listing.ts';
import { checkOf, type Question } from './checks.ts';
import { type Occasion, PreparedHome } from './prepared-home.ts';

/**
 * Returns the criteria of a search that a home meets, as canonical texts: criteria and preferences in search order, then
 * `area`, `bounds`, `words` and `status` where the search has them.
 */
export function criteriaMetBy(listing: Listing, occasion: Occasion): (question: Question) => string[] {
  const home = new PreparedHome(listing, occasion);
  return (question) => textsOf(question, home);
}

function textsOf(question: Question, home: PreparedHome): string[] {
  const isMet = (fact: Fact): boolean => {
    const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
    if (!isCriterion(criterion)) return false;
    if (
      criterion.kind === 'bound' &&
      criterion.field === 'payment' &&
      !home.occasion.payment &&
      !costRuleOf({ ...question, ...home.occasion })
    )
      return false;
    return checkOf(criterion, question)?.(home) ?? false;
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
