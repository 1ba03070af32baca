import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { isBareNo } from './denials.ts';

/** "Hard no's: pool, townhomes, anything in Garner": the item where a list of what is not wanted begins. */
export function opensExclusions({ items, scopes }: Parse, at: number): number | undefined {
  const opens =
    has(items[at], 'excluded') ||
    (has(items[at], 'avoid') && !has(items[at], 'avoid', 'post')) ||
    // "No: pool, fixer upper"
    (isBareNo(items[at] as Item) && (at === 0 || items[at - 1]?.mark !== undefined) && has(items[at + 2], 'has'));
  if (!opens || items[at + 1]?.mark !== ':' || items[at]?.text === 'never') return undefined;
  // "Never again: a house in Boise" and "deal breaker: must have a garage" begin a criterion.
  if (has(items[at + 2], 'must') || has(items[at + 2], 'firm')) return undefined;
  scopes.excluding = true;
  scopes.negation = { kind: 'avoid', used: false, from: at };
  return at + 2;
}
