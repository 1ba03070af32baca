/** A span of somebody's life that opens a clause: "Twenty-two years at Regina General, and now …". */
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

/** "Thirty years in Buffalo", « Quinze ans chez Bombardier à Valcourt », "Veinte años en la planta de Laredo": the item behind it. */
export function skipSpan(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  const first = items[at] as Item;
  if (first.number === undefined || (at > 0 && items[at - 1]?.mark === undefined)) return undefined;
  let unit = at + 1;
  while (unit < at + 3 && items[unit]?.number !== undefined) unit++;
  if (!spans.has(items[unit]?.text ?? '') || !leads.has(items[unit + 1]?.text ?? '')) return undefined;
  let end = unit + 2;
  let named = false;
  while (end < items.length && !ends(items, end)) {
    if ((items[end]?.number !== undefined && !has(items[end], 'art')) || asks.some((kind) => has(items[end], kind)))
      return undefined;
    // "20 ans à Laval avec piscine", and no « dans un atelier à Laval »
    if (has(items[end], 'has') && has(items[end - 1], 'want')) return undefined;
    named ||= isName(items[end]);
    end++;
  }
  // "20 years in Mesa" alone says where the home is.
  if (!named || !items.slice(end).some((item) => item.place !== undefined)) return undefined;
  return parse.skipBackground(at, end);
}

const spans: ReadonlySet<string> = new Set(
  'years winters summers seasons decades ans annees hivers etes anos inviernos veranos decadas'.split(' '),
);
const leads: ReadonlySet<string> = new Set(['in', 'at', 'with', 'on', 'chez', 'a', 'au', 'aux', 'en', 'dans', 'con']);
const asks = ['firm', 'type', 'house'] as const;

const isName = (item: Item | undefined): boolean =>
  item?.place !== undefined || (item?.capital === true && item.senses.length === 0);

/** A mark, or a word that turns to the present. */
const ends = (items: readonly Item[], at: number): boolean =>
  items[at]?.mark !== undefined || has(items[at], 'and') || has(items[at], 'but') || has(items[at], 'so');
