import { m } from '@lintel/messages';
import type { CriterionName } from '@lintel/server/matching';
import { criteria } from '../choice-values.ts';

/** The twelve criteria in the wording of the specification. */
export const criterionNames = {
  get volume() {
    return m.matching__transaction_history_and_volume();
  },
  get reviews() {
    return m.matching__client_reviews_and_ratings();
  },
  get knowledge() {
    return m.matching__market_knowledge_score();
  },
  get response() {
    return m.matching__response_time_analytics();
  },
  get negotiation() {
    return m.matching__negotiation_success_rate();
  },
  get local() {
    return m.matching__local_market_expertise();
  },
  style: 'Communication style match',
  get price() {
    return m.matching__price_point_experience();
  },
  type: 'Property type specialization',
  get network() {
    return m.matching__network_and_connections();
  },
  get technology() {
    return m.matching__technology_proficiency();
  },
  get closing() {
    return m.matching__closing_success_rate();
  },
} as const satisfies Record<CriterionName, string>;

/** Sorts a list by criterion in the page's order. */
export const inOrder = <T>(list: readonly T[], criterionOf: (one: T) => CriterionName): T[] =>
  list.toSorted((one, other) => criteria.indexOf(criterionOf(one)) - criteria.indexOf(criterionOf(other)));
