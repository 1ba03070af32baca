import type { Fact, Query } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters/read-filters.ts';
import type { Finder } from './finder.ts';
import { type MissingPlace, settlePlaces } from './missing-places.ts';
import { isNothingApplied, type SentenceInput, type Understood, understand } from './sentence.ts';
import { typedPlace } from './typed-text.ts';

type Asked = Omit<Query, 'today' | 'payment' | 'costs' | 'points'>;

/** A typed word that occurs in no home's text, and the word that replaces it. */
export interface Meant {
  typed: string;
  meant: string;
}

/**
 * Converts filters to a query: all must match. A text that names a place becomes that place (`typed`); any
 * other becomes words to match, and a word that occurs in no text becomes the nearest one (`meant`).
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
 * Returns the filters to apply when nothing of the sentence was applied: the filters alone, or no home
 * without any filter. Also finds no home when the sentence's only place is unknown.
 */
export function emptied(understood: Understood & { missing: readonly MissingPlace[] }, filters: Asked): Asked {
  if (understood.missing.some(({ isNowhere }) => isNowhere)) return { ...filters, nothing: true };
  const { facts, bounds: _view, ...others } = filters;
  const isAlone = facts.length === 0 && Object.values(others).every((other) => other === undefined);
  return isAlone && isNothingApplied(understood) ? { ...filters, nothing: true } : filters;
}

/** Combines a sentence, its changes and filters into one query. */
export const ask = (finder: Finder, input: SentenceInput & FilterInput): Asked => askAll(finder, input).asked;

/** Does the same and returns the replaced words. */
export function askAll(finder: Finder, input: SentenceInput & FilterInput): { asked: Asked; meant: Meant[] } {
  const { asked: filters, typed, meant } = askFilters(finder, input);
  const read = understand(input, finder.placeNames, finder.clock());
  const understood = settlePlaces(finder, read, input.query ?? '', filters);
  const { facts, terms } = understood;
  const asked = { ...emptied(understood, filters), ...(terms && { terms }) };
  // The facts of the filters alone are already distinct.
  if (facts.length === 0 && typed.length === 0) return { asked, meant };
  return { asked: { ...asked, facts: distinct([...facts, ...asked.facts]) }, meant };
}
