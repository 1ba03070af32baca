import { foldPlace } from '@lintel/geo';
import { placeAliases } from './read/lexicon/place-aliases.ts';

/** Cities whose bare name in a sentence means the surrounding state or province. */
const namesakes: Readonly<Record<string, string>> = { quebec: 'quebec city' };

/**
 * Returns the canonical folded name of a city or neighborhood: "Québec" → "quebec city", "NYC" and "New York City" →
 * "new york". Facts, listings and filters all use this name.
 */
export function placeName(shown: string): string {
  const known = recent.get(shown);
  if (known !== undefined) return known;
  const name = nameFor(shown);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(shown, name);
  return name;
}

/** Cache: listings repeat the same few thousand names. */
const recent = new Map<string, string>();
const MOST_RECENT = 4096;

function nameFor(shown: string): string {
  const folded = foldPlace(shown);
  if (Object.hasOwn(namesakes, folded)) return namesakes[folded] as string;
  return Object.hasOwn(placeAliases, folded) ? (placeAliases[folded] as string) : folded;
}
