import { has, type Item } from '../words/items.ts';

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
