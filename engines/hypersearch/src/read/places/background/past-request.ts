import type { Claim } from '../../claims.ts';
import { endsSentence } from '../../scopes/scopes.ts';
import { has, type Item } from '../../words/items.ts';

const requested: ReadonlySet<string> = new Set(['wanted', 'liked', 'loved', 'suggested', 'favored']);
const denials: ReadonlySet<string> = new Set(['no', 'nope', 'nah', 'never']);
/** Maximum number of items between the place and the words of a criterion that is over. */
const reach = 9;

/** "He wanted Montrose back when we met, lol no": a criterion of the past that a "no" answers. */
export function isPastRequest({ from, to }: Claim, items: readonly Item[]): boolean {
  const who = items[from - 2];
  if (!requested.has(items[from - 1]?.text ?? '') || !(has(who, 'pron') || has(who, 'person'))) return false;
  for (let at = to; at < to + reach && items[at] !== undefined && !endsSentence(items[at]); at++)
    if (denials.has(items[at]?.text ?? '') && (items[at + 1] === undefined || items[at + 1]?.mark !== undefined))
      return true;
  return false;
}
