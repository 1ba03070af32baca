import type { PlaceIndex } from '../places/place-names.ts';
import { marksNamesByCapitals, type Token } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/**
 * Repairs misspelled words for a class of people ("mexcans", « musulmns », "haitanos"), so that a slip hides no refused criterion.
 * Known words, names of the gazetteer and words that are as near to another word of the language stay as they are.
 */
export function mendPeople(tokens: readonly Token[], vocabulary: Vocabulary, places: PlaceIndex): readonly Token[] {
  const { groups, groupSpeller, speller, lent, knows } = vocabulary;
  const capitalsMarkNames = marksNamesByCapitals(tokens);
  return tokens.map((token, at) => {
    const { kind, text } = token;
    if (kind !== 'word' || text.length < shortest || !/^[a-z]+$/.test(text)) return token;
    if (knows(text) || places.words.has(text) || lent.words.has(text)) return token;
    // "Christina Street" is a name.
    const next = tokens[at + 1];
    if (token.capital && next?.capital && (capitalsMarkNames || streets.test(next.text))) return token;
    const group = groupSpeller.mend(text);
    // "From Bosnia": the country, and no slip of "Bosnian".
    if (!group || group.meaning.startsWith(text) || (group.cost > 1 && text.length < longWord)) return token;
    const other = speller.mend(text);
    if (other && other.cost <= group.cost && !groups.has(other.meaning)) return token;
    // "Except Chicao": the name of a town.
    const town = token.capital ? places.speller.mend(text) : undefined;
    if (town && town.cost <= group.cost) return token;
    return { ...token, text: group.meaning };
  });
}

const streets = /^(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|park|creek|lake)$/;

/** Shorter words are too near to others. */
const shortest = 5;

/** Shorter words are repaired only where a letter is missing, doubled or swapped: «mandaron» is no "mandarin". */
const longWord = 9;
