import type { Parse } from '../../parse.ts';
import { has, type Item } from '../../words/items.ts';

const deniers: ReadonlySet<string> = new Set('isnt arent doesnt wont wouldnt shouldnt not'.split(' '));
const rises: ReadonlySet<string> = new Set('go goes run runs be get cost'.split(' '));

const isDenial = (item: Item | undefined): boolean =>
  deniers.has(item?.text ?? '') || (has(item, 'not') && /^(?:is|are)$/.test(item?.text ?? ''));

/** "Isn't over", "doesn't go above", "is not less than": the item of the comparison behind a denial, and the limit that it sets. */
export function deniedComparison(items: readonly Item[], at: number): { at: number; op: '<=' | '>=' } | undefined {
  if (!isDenial(items[at]) || has(items[at], 'cmp')) return undefined;
  const compared = rises.has(items[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (has(items[compared], 'cmp', '>')) return { at: compared, op: '<=' };
  return has(items[compared], 'cmp', '<') ? { at: compared, op: '>=' } : undefined;
}

const refusals: ReadonlySet<string> = new Set('cannot cant dont wont wouldnt couldnt shouldnt not never'.split(' '));
const outlays: ReadonlySet<string> = new Set(
  'do afford have swing go going spend spending pay paying need be cost stretch manage handle get put wanna want'.split(
    ' ',
  ),
);

/** "Can't swing more than 400", "don't have over 400k": words of spending between the refusal and the comparison. */
export function refusesMore(items: Parse['items'], at: number): boolean {
  let i = at;
  while (i < at + 3 && !has(items[i], 'cmp')) i++;
  if (!has(items[i], 'cmp', '>') && !has(items[i], 'cmp', '>=')) return false;
  if (has(items[has(items[i - 1], 'dwelling') ? i - 2 : i - 1], 'drop')) return true;
  let spends = false;
  for (const last = i - 5; i > 0 && i > last; ) {
    const item = items[--i] as Item;
    if (refusals.has(item.text)) return spends && item.to - item.from === 1;
    if (['and', 'but', 'or', 'clause'].some((kind) => has(item, kind))) return false;
    if (item.mark !== undefined || item.number !== undefined || item.place !== undefined || has(item, 'has'))
      return false;
    spends ||= outlays.has(item.text);
  }
  return false;
}
