import type { CriterionName } from '@lintel/server/matching';

/** The twelve criteria in the order and the words of the specification. */
export const criterionNames = {
  volume: 'Transaction history and volume',
  reviews: 'Client reviews and ratings',
  knowledge: 'Market knowledge score',
  response: 'Response time analytics',
  negotiation: 'Negotiation success rate',
  local: 'Local market expertise',
  style: 'Communication style match',
  price: 'Price point experience',
  type: 'Property type specialization',
  network: 'Network and connections',
  technology: 'Technology proficiency',
  closing: 'Closing success rate',
} as const satisfies Record<CriterionName, string>;

export const criteria = Object.keys(criterionNames) as CriterionName[];

/** Whatever has to do with a criterion, in the order of the page. */
export const inOrder = <T>(list: readonly T[], criterionOf: (one: T) => CriterionName): T[] =>
  list.toSorted((one, other) => criteria.indexOf(criterionOf(one)) - criteria.indexOf(criterionOf(other)));
