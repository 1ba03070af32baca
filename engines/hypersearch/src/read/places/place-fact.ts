import type { Fact } from '../../facts.ts';
import { has, type Item } from '../words/items.ts';

/** French names of cities that are another city's name in Québec. */
const frenchNames: Readonly<Record<string, string>> = {
  'st jean sur richelieu,NB': 'st john',
  'st jean,NB': 'st john',
  'st jean sur richelieu,NL': 'st johns',
  'st jean,NL': 'st johns',
};

export const placeFact = (name: string, state?: string): Fact => ({
  kind: 'place',
  name: frenchNames[`${name},${state}`] ?? name,
  not: false,
  ...(state ? { state } : {}),
});

/** The item before, over articles, compass words and nouns such as "quartier". */
export function itemBefore(items: readonly Item[], at: number): Item | undefined {
  let i = at - 1;
  while (
    i >= 0 &&
    i > at - 4 &&
    (has(items[i], 'compass') ||
      (has(items[i], 'art') && !has(items[i], 'in')) ||
      has(items[i], 'poi', 'downtown') ||
      has(items[i], 'hood') ||
      has(items[i], 'region'))
  )
    i--;
  return items[i];
}
