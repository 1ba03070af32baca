import type { Fact, Query } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters/read-filters.ts';
import type { Finder } from './finder.ts';
import { type MissingPlace, settlePlaces } from './missing-places.ts';
import { isNothingApplied, type SentenceInput, type Understood, understand } from './sentence.ts';
import { typedPlace } from './typed-text.ts';

type Asked = Omit<Query, 'today' | 'payment' | 'costs' | 'points'>;

/** A typed word that stands in no home's text, and the word that it is taken for. */
export interface Meant {
  typed: string;
  meant: string;
}

/**
 * Filters as a question: all must hold. A text that names a place is that place (`typed`); any other asks for its
 * words, and a word that stands in no text for the one that is nearest to it (`meant`).
 */
export function askFilters(finder: Finder, input: FilterInput): { asked: Asked; typed: Fact[]; meant: Meant[] } {
  const { words, ...filters } = readFilters(input);
  const typed = (input.q === undefined ? undefined : typedPlace(finder, input.q)) ?? [];
  const asked = { ...filters, facts: [...filters.facts, ...typed] };
  if (typed.length > 0 || !words) return { asked, typed, meant: [] };
  const meant = words.flatMap((word) => {
    const nearest = finder.index.nearestWord(word);
    return nearest === undefined ? [] : [{ typed: word, meant: nearest }];
  });
  const known = new Map(meant.map((one) => [one.typed, one.meant]));
  return { asked: { ...asked, words: words.map((word) => known.get(word) ?? word) }, typed, meant };
}

/**
 * Filters beside a sentence of which nothing was applied: they alone find homes, and without any no home is found. Nor is one
 * found while the only place of the sentence is one that nobody knows.
 */
export function emptied(understood: Understood & { missing: readonly MissingPlace[] }, filters: Asked): Asked {
  if (understood.missing.some(({ isNowhere }) => isNowhere)) return { ...filters, nothing: true };
  const { facts, bounds: _view, ...others } = filters;
  const isAlone = facts.length === 0 && Object.values(others).every((other) => other === undefined);
  return isAlone && isNothingApplied(understood) ? { ...filters, nothing: true } : filters;
}

/** A sentence with its changes, and filters, as one question. */
export const ask = (finder: Finder, input: SentenceInput & FilterInput): Asked => askAll(finder, input).asked;

/** The same, with the words that were taken for others. */
export function askAll(finder: Finder, input: SentenceInput & FilterInput): { asked: Asked; meant: Meant[] } {
  const { asked: filters, typed, meant } = askFilters(finder, input);
  const read = understand(input, finder.placeNames, finder.clock());
  const understood = settlePlaces(finder, read, input.query ?? '', filters);
  const { facts, terms } = understood;
  const asked = { ...emptied(understood, filters), ...(terms && { terms }) };
  // Those of the filters alone differ from each other already.
  if (facts.length === 0 && typed.length === 0) return { asked, meant };
  return { asked: { ...asked, facts: distinct([...facts, ...asked.facts]) }, meant };
}
