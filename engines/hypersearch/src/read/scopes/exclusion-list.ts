import type { Course } from '../course.ts';
import { has } from '../words/items.ts';

/** "Hard no's: pool, townhomes, anything in Garner": the item where a list of what is not wanted begins. */
export function opensExclusions({ items, scopes }: Course, at: number): number | undefined {
  const opens = has(items[at], 'excluded') || (has(items[at], 'avoid') && !has(items[at], 'avoid', 'post'));
  if (!opens || items[at + 1]?.mark !== ':' || items[at]?.text === 'never') return undefined;
  // "Never again: a house in Boise" and "deal breaker: must have a garage" begin a wish.
  if (has(items[at + 2], 'must') || has(items[at + 2], 'firm')) return undefined;
  scopes.excluding = true;
  scopes.negation = { kind: 'avoid', used: false, from: at };
  return at + 2;
}
