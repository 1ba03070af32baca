/** Extent of a clause that describes somebody's life. */
import { endsClause, opensCriterion } from '../../places/background/background-places.ts';
import { has, type Item } from '../../words/items.ts';

/**
 * The item behind a background clause that ends at `to`: before a town that begins the search, or behind the list that goes on.
 * `isOwned`: the clause says what another person has.
 */
export const backgroundEnd = (
  items: readonly Item[],
  from: number,
  to: number,
  isOwned: boolean,
  words: readonly Item[],
): number => Math.min(bareTown(items, from, to), goesOn(items, words, to, isOwned));

/** The item behind the clause that begins at `from`. */
export function clauseEnd(items: readonly Item[], from: number): number {
  let to = from;
  while (to < items.length && !opensClause(items, to) && !(to > from && opensCriterion(items, to))) to++;
  return to;
}

/** "We had a 3 bed, 2 bath in Tulsa, now want": the end of a list that goes on behind the comma at `to`, up to a turn. */
function goesOn(items: readonly Item[], words: readonly Item[], to: number, isOwned: boolean): number {
  if (items[to]?.mark !== ',') return to;
  const end = clauseEnd(items, to + 1);
  if (isOwned && listsMore(items, to + 1, end)) return end;
  if (words.some((item) => item.place !== undefined)) return to;
  const turn = [end, end + 1].some((at) => turns.has(items[at]?.text ?? '') || has(items[at], 'firm'));
  const listed = !items.slice(to + 1, end).some((item) => turns.has(item.text) || has(item, 'want'));
  return turn && listed ? end : to;
}

/** "He has forty acres near Lubbock, a barn and horses.": things without a figure or a place fill the rest of the sentence. */
const listsMore = (items: readonly Item[], from: number, end: number): boolean =>
  /^(?:an?|some)$/.test(items[from]?.text ?? '') &&
  /^[.;!?]$/.test(items[end]?.mark ?? '') &&
  items
    .slice(from, end)
    .every((item) => item.place === undefined && !has(item, 'firm') && !has(item, 'nice') && !/^\d/.test(item.text));

/** "He lost his leg in the mill Salem Missouri two bedrooms": a town with its state that nothing leads to begins the search. */
function bareTown(items: readonly Item[], from: number, to: number): number {
  for (let at = from + 3; at < to; at++) {
    const [item, next, before] = [items[at], items[at + 1], items[at - 1]];
    if (!item?.place || !(has(next, 'state') || (has(next, 'abbr') && next?.capital))) continue;
    const led = ['in', 'near', 'of', 'from', 'art', 'and', 'or', 'dest', 'origin', 'away'].some((kind) =>
      has(before, kind),
    );
    if (!led && before?.mark === undefined && before?.number === undefined && !before?.place) return at;
  }
  return items.length;
}
const turns: ReadonlySet<string> = new Set(['now', 'so', 'but', 'this']);

const reasons: ReadonlySet<string> = new Set(['porque', 'pues', 'parce', 'because', 'so']);

/** "Porque" begins the story of a criterion: "casa en Katy porque con Harvey perdimos todo". */
export const opensClause = (items: readonly Item[], at: number): boolean =>
  endsClause(items, at) ||
  reasons.has((items[at] as Item).text) ||
  (has(items[at], 'and') && (has(items[at + 1], 'hoping') || [1, 2].some((step) => items[at + step]?.text === 'had')));
