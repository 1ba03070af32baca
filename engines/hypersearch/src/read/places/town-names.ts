import { has, type Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';
import { pinnedState } from './pinned-state.ts';
import type { PlaceContext } from './place-reading.ts';

/** A word for a kind of home: some towns are called House, Home, Casa or Flat. */
export const namesHomes = (item: Item): boolean => homeSenses.some((kind) => has(item, kind));
/** "Vineyard, Utah": where a town of that name is. */
function namesTown(items: readonly Item[], at: number, context: PlaceContext): boolean {
  const coded = items[at + 1]?.mark === ',' || (has(items[at + 1], 'abbr') && items[at + 1]?.capital);
  const pinned = coded && pinnedState(items, at + 1, items[at], context);
  return Boolean(pinned && items[at]?.place?.states.some(({ code }) => code === pinned.code));
}
const homeSenses = ['house', 'dwelling', 'type', 'lot', 'ranch', 'studio', 'apartment'];

/** "House in Texas" is no town of that name; "looking in Home, Kansas" and "Llano or Mason" may be. */
export function isTownToo(items: readonly Item[], at: number, strict: boolean, context: PlaceContext): boolean {
  const raw = context.tokens[(items[at] as Item).from];
  if (!raw?.capital || !context.capitalsMarkNames) return false;
  // "3 beds, Mobile, brick house"
  const isMark = (item: Item | undefined) => item === undefined || item.mark !== undefined;
  // "Oceanside. 3 beds"
  const begins = at > 0 || items[1]?.mark === '.';
  const alone = begins && isMark(items[at - 1]) && isMark(items[at + 1]) && items[at]?.place;
  if (alone && alone.population >= 50_000) return true;
  return (
    strict || namesTown(items, at, context) || (context.listed && !context.knows(raw.text)) || isContrasted(items, at)
  );
}

/** "Kendall not Homestead", "Homestead, not Kendall", "Homestead or Florida City": a town that is set beside another. */
function isContrasted(items: readonly Item[], at: number): boolean {
  if ((items[at]?.place?.population ?? 0) < 15_000) return false;
  if (namesEither(items, at + 1)) return true;
  const not = items[at + 1]?.mark === ',' ? at + 2 : at + 1;
  if (has(items[not], 'not') && items[not + 1]?.place) return true;
  const before = items[at - 2]?.mark === ',' || has(items[at - 2], 'and') ? at - 3 : at - 2;
  return has(items[at - 1], 'not') && items[before]?.place !== undefined;
}

/** Another town with a capital follows an "or" or a slash at `at`. */
export const namesEither = (items: readonly Item[], at: number): boolean =>
  (has(items[at], 'or') || items[at]?.mark === '/') &&
  items[at + 1]?.capital === true &&
  items[at + 1]?.place !== undefined;

/** "Thurso plaisance ou montebello": another name is directly beside the name `at`–`end` or behind an "or". */
export function isAmongNames(items: readonly Item[], at: number, end: number): boolean {
  const isName = (item: Item | undefined) => item?.place !== undefined || has(item, 'hood', 'name');
  const isJoint = (item: Item | undefined) => has(item, 'or') || item?.mark === ',' || item?.mark === '/';
  const [before, next] = [items[at - 1], items[end]];
  return (
    isName(before) ||
    isName(next) ||
    (isJoint(before) && isName(items[at - 2])) ||
    (isJoint(next) && isName(items[end + 1]))
  );
}

/** "Does Falcon have anything on an acre?" */
export const isAskedAbout = (items: readonly Item[], at: number): boolean =>
  (items[at - 1]?.text === 'does' || items[at - 1]?.text === 'is') &&
  items[at]?.capital === true &&
  /^(?:have|has|offer|affordable|any)$/.test(items[at + 1]?.text ?? '');

/** "The Hendersons sold in Dayton": people of that name. */
export function isFamily(items: readonly Item[], at: number, { tokens, sentence }: PlaceContext): boolean {
  const item = items[at] as Item;
  if (item.place?.kind !== 'city' || !item.capital || items[at - 1]?.text !== 'the') return false;
  const { start, end } = tokens[item.to - 1] as Token;
  const written = sentence.slice(start, end).toLowerCase();
  return written.endsWith('s') && item.place.name.endsWith(written.slice(0, -1)) && !item.place.name.endsWith('s');
}
