import type { Item } from '../words/items.ts';

/** Words of a speaker who looks for the figure: "no more than, well, say three fifty". */
export const spokenFillers: ReadonlySet<string> = new Set(
  'um uh oh er erm eh well hm hmm hmmm say lets like maybe euh ben disons mettons este pues digamos bueno'.split(' '),
);

/** Such a word, or a comma beside one. */
export const isFiller = (items: readonly Item[], at: number): boolean =>
  items[at]?.mark === ','
    ? [at - 1, at + 1].some((beside) => spokenFillers.has(items[beside]?.text ?? ''))
    : spokenFillers.has(items[at]?.text ?? '');
