import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

/**
 * "Houston Missouri, not the Texas one", « Windsor au Québec, pas celle d'Ontario »: a town of the same name that is not meant.
 * Returns the item behind it; the "not" is of nothing that follows.
 */
export function skipNamesake(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const not = has(items[at], 'not') ? at : undefined;
  if (not === undefined || !claims.some(({ facts }) => facts.some(({ kind }) => kind === 'place'))) return undefined;
  // "Rochester, Minnesota not New York"
  const next = items[not + 1];
  const named = has(next, 'state') || next?.place?.name === 'new york';
  const other = has(items[not - 1], 'state') && named ? not + 2 : undefined;
  const end = other ?? englishEnd(items, not + 1) ?? romanceEnd(items, not + 1);
  return end === undefined ? undefined : parse.skipBackground(at, end);
}

/** "The Texas one", "that one in France". */
function englishEnd(items: readonly Item[], at: number): number | undefined {
  if (!/^(?:the|that)$/.test(items[at]?.text ?? '')) return undefined;
  if (isRegion(items[at + 1]) && items[at + 2]?.text === 'one') return at + 3;
  const behind = items[at + 1]?.text === 'one' && has(items[at + 2], 'in', 'strict') && isRegion(items[at + 3]);
  return behind ? at + 4 : undefined;
}

/** « Celle d'Ontario », "la de Texas". */
function romanceEnd(items: readonly Item[], at: number): number | undefined {
  if (!/^(?:celle|celui|la|el)$/.test(items[at]?.text ?? '')) return undefined;
  let region = at + 1;
  while (region < at + 3 && /^(?:d|de|du|des|en|au|aux|la|l)$/.test(items[region]?.text ?? '')) region++;
  return region > at + 1 && isRegion(items[region]) ? region + 1 : undefined;
}

/** A state, or a country or people with a capital that no other rule knows. */
const isRegion = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.mark === undefined &&
  (has(item, 'state') || (item.capital && item.senses.length === 0 && (item.ofPeople || item.place === undefined)));
