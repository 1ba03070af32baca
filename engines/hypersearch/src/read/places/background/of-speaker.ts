import type { Claim } from '../../claims.ts';
import { has, type Item } from '../../words/items.ts';

/** "For my cousin in Moncton who reads in metric", "engineer in Detroit here:": where a person is who is spoken of or speaks. */
export function isOfSpeaker({ from, to }: Claim, items: readonly Item[]): boolean {
  if (!has(items[from - 1], 'in', 'strict')) return false;
  const next = items[to]?.text ?? '';
  if (next === 'here') return items[to + 1]?.mark !== undefined;
  return /^(?:who|whos|qui|que)$/.test(next) && has(items[from - 2], 'person') && has(items[from - 3], 'poss');
}
