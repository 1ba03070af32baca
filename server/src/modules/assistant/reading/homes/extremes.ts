export type Extreme = 'cheapest' | 'dearest' | 'largest' | 'smallest' | 'newest' | 'oldest';

const words: Readonly<Record<Extreme, string>> = {
  cheapest: 'cheapest|least expensive|least money|lowest priced?|moins cher\\w*|mas barat[oa]s?|menos car[oa]',
  dearest: 'most expensive|priciest|dearest|highest priced?|plus cher\\w*|mas car[oa]',
  largest: 'biggest|largest|plus grande?|mas grande',
  smallest: 'smallest|plus petite?|mas (?:pequen[oa]|chic[oa])',
  newest: 'newest|plus (?:recente|neuve)|mas (?:nuev[oa]|reciente)',
  oldest: 'oldest|plus (?:vieille|ancienne)|mas (?:viej[oa]|antigu[oa])',
};
const patterns = Object.entries(words).map(
  ([name, forms]) => [name as Extreme, new RegExp(`\\b(?:${forms})\\b`)] as const,
);

/** Returns the extremes that a plain text names: “my cheapest and my largest saved home”. */
export const extremesIn = (text: string): Extreme[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const noun = new RegExp(
  `\\b(?:the|la|le|el) (?:${Object.values(words).join('|')})(?= (?:one|home|house|condo|of|and|et|y)\\b|[?!.,]|$)`,
);
const orders = /\b(first|sort\w*|d'abord|tri(e|er|ez)|primero|orden\w+)\b/;

/** Returns whether a plain text names one home by an extreme: “taxes on the cheapest one”, not “the smallest down payment”. */
export const namesByExtreme = (text: string): boolean =>
  noun.test(text) && extremesIn(text).length === 1 && !orders.test(text);
