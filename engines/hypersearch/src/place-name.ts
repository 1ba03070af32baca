import { foldPlace } from '@lintel/geo';
import { placeAliases } from './read/lexicon/place-aliases.ts';

/** Cities whose own name, standing alone in a sentence, means the state or province around them. */
const namesakes: Readonly<Record<string, string>> = { quebec: 'quebec city' };

/**
 * The one name under which a city or neighbourhood is known, folded: "Québec" → "quebec city", "NYC" and
 * "New York City" → "new york". Facts, listings and filters meet in it.
 */
export function placeName(shown: string): string {
  const known = recent.get(shown);
  if (known !== undefined) return known;
  const name = nameFor(shown);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(shown, name);
  return name;
}

/** The same few thousand names are asked about again and again, home by home. */
const recent = new Map<string, string>();
const MOST_RECENT = 4096;

function nameFor(shown: string): string {
  const folded = foldPlace(shown);
  if (Object.hasOwn(namesakes, folded)) return namesakes[folded] as string;
  return Object.hasOwn(placeAliases, folded) ? (placeAliases[folded] as string) : folded;
}
