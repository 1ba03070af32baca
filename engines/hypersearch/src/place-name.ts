import { foldPlace } from '@lintel/geo';
import { placeAliases } from './read/lexicon/place-aliases.ts';

/** Cities whose own name, standing alone in a sentence, means the state or province around them. */
const namesakes: Readonly<Record<string, string>> = { quebec: 'quebec city' };

/**
 * The one name under which a city or neighbourhood is known, folded: "Québec" → "quebec city", "NYC" and
 * "New York City" → "new york". Facts, listings and filters meet in it.
 */
export function placeName(shown: string): string {
  const folded = foldPlace(shown);
  return namesakes[folded] ?? placeAliases[folded] ?? folded;
}
