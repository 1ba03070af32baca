import type { Fact } from '../../facts.ts';
import { has, type Item } from '../words/items.ts';

/** Names that mean another city in that state: French names of cities of Québec, and short forms. */
const namesInState: Readonly<Record<string, string>> = {
  'st jean sur richelieu,NB': 'st john',
  'st jean,NB': 'st john',
  'st jean sur richelieu,NL': 'st johns',
  'st jean,NL': 'st johns',
  'van,BC': 'vancouver',
  'vic,BC': 'victoria',
  'kel,BC': 'kelowna',
  'edm,AB': 'edmonton',
  'cgy,AB': 'calgary',
  'calg,AB': 'calgary',
  'leth,AB': 'lethbridge',
  'wpg,MB': 'winnipeg',
  'stoon,SK': 'saskatoon',
  'hfx,NS': 'halifax',
};

export const placeFact = (name: string, state?: string): Fact => ({
  kind: 'place',
  name: namesInState[`${name},${state}`] ?? name,
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
