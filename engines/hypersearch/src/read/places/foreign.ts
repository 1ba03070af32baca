import { foldPlace } from '@lintel/geo';
import { abroad } from '../lexicon/abroad.ts';
import type { Item } from '../words/items.ts';
import { pinnedState } from './pinned-state.ts';
import type { PlaceContext } from './place-reading.ts';

/** First words of the names, by which most names at home are distinguished without folding them. */
const firstWords: ReadonlySet<string> = new Set([...abroad].map((name) => name.split(' ')[0] as string));

/** The item behind a place in another country at `at`, or `at`: "de Dakar", "nuestra casa de Barquisimeto". */
export function foreignEnd(items: readonly Item[], at: number, context: PlaceContext): number {
  const first = items[at] as Item;
  // In small letters a name of the gazetteer may be meant.
  if (!first.capital && (first.place !== undefined || context.namesAnything)) return at;
  const token = context.tokens[first.from];
  if (token && !token.mended && !firstWords.has(token.text)) return at;
  for (let end = Math.min(at + 4, items.length); end > at; end--) {
    if (items[end - 1]?.mark !== undefined) continue;
    const [from, to] = [context.tokens[first.from], context.tokens[(items[end - 1] as Item).to - 1]];
    if (!from || !to || !abroad.has(foldPlace(context.sentence.slice(from.start, to.end)))) continue;
    return pinnedState(items, end, first, context) ? at : end;
  }
  return at;
}
