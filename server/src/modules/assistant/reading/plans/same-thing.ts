import { entriesNamed } from '../../knowledge/index.ts';
import { wideEntries } from '../topics/wide-entries.ts';

/** “Are they the same?”, and not “the same day”. */
export const sameWords =
  /\b(the )?same(?! (day|week|month|year|time|price|amount|rate|payment|balance|term|house|home|place|apartment|apt|unit|building|lender|bank|agent|city|area)s?\b)( thing)?( as)?\b|\bmeme (chose|affaire)\b|\blo mismo\b/;
const sides = /\b(?:same(?: thing)? as|meme (?:chose|affaire) qu[e']?|lo mismo que|and|or|et|ou|y|o|vs)\b|,/;

/** Returns the entry that both sides of a comparison name: “is the certificat d'information the same as a status certificate?” */
export function namedTwice(text: string): string | undefined {
  const ids = text.split(sides).map((side) =>
    entriesNamed(side)
      .map(({ id }) => id)
      .filter((id) => !wideEntries.has(id)),
  );
  const [first, ...others] = ids.filter((side) => side.length > 0);
  return others.length > 0 && others.every((side) => side.includes(first![0]!)) ? first![0] : undefined;
}

/** The document of an association about a unit, which has a name of its own in each place. */
const ofUnit = /^(status-certificate|estoppel|form-b|resale-cert\w*)/;
/** True if two entries are the names of different places for much the same thing. */
export const areAlike = (ids: readonly string[]): boolean => ids.every((id) => ofUnit.test(id));
