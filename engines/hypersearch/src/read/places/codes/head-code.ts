import { capitalsOnly, headCodes } from '../../lexicon/place-aliases.ts';
import { has, type Item } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';
import type { PlaceContext } from '../place-reading.ts';

/** "LA depa", "sd 2/1": the letters of a city at the head of a search, in capitals where they are a word too. */
export function isHeadCode(
  items: readonly Item[],
  at: number,
  { tokens, sentence, capitalsMarkNames }: PlaceContext,
): boolean {
  const { text, start, end } = tokens[(items[at] as Item).from] as Token;
  const next = items[1];
  if (at > 0 || text === 'to') return false;
  if (next?.number === undefined && !['type', 'house', 'has'].some((kind) => has(next, kind))) return false;
  const typed = sentence.slice(start, end);
  return headCodes.has(text) || (capitalsOnly.has(text) && capitalsMarkNames && typed === typed.toUpperCase());
}
