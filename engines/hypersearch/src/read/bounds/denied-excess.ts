import { has, type Item } from '../words/items.ts';

const deniers: ReadonlySet<string> = new Set('isnt arent doesnt wont wouldnt shouldnt not'.split(' '));
const rises: ReadonlySet<string> = new Set('go goes run runs be get cost'.split(' '));

const isDenial = (item: Item | undefined): boolean =>
  deniers.has(item?.text ?? '') || (has(item, 'not') && /^(?:is|are)$/.test(item?.text ?? ''));

/** The item of "more than" behind "isn't", "doesn't go", "is not": the field before them has an upper limit. */
export function deniedExcess(items: readonly Item[], at: number): number | undefined {
  if (!isDenial(items[at]) || has(items[at], 'cmp')) return undefined;
  const excess = rises.has(items[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return has(items[excess], 'cmp', '>') ? excess : undefined;
}
