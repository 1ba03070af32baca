import type { Fact } from '@lintel/hypersearch';
import { distinct, type FilterInput, readFilters } from './filters/read-filters.ts';
import type { Finder, SearchQuery } from './index/finder.ts';
import { findMissingPlaces, type MissingPlace } from './sentence/missing-places.ts';
import { isNothingApplied, type SentenceInput, type Understood, understand } from './sentence/sentence.ts';
import { typedPlace } from './sentence/typed-text.ts';

/** A typed word that occurs in no home's text, and the word that replaces it. */
export interface Correction {
  typed: string;
  meant: string;
}

/**
 * Converts filters to a query: all must match. A text that names a place becomes that place (`typed`); any
 * other becomes words to match, and a word that occurs in no text becomes the nearest one (`meant`).
 */
export function filterQueryOf(
  finder: Finder,
  input: FilterInput & Pick<SearchQuery, 'buyer'>,
): { search: SearchQuery; typed: Fact[]; meant: Correction[] } {
  const { words, ...filters } = readFilters(input);
  const typed = (input.q === undefined ? undefined : typedPlace(finder, input.q)) ?? [];
  const search = { ...filters, facts: [...filters.facts, ...typed] };
  if (typed.length > 0 || !words) return { search, typed, meant: [] };
  const meant = words.flatMap((word) => {
    const nearest = finder.index.nearestWord(word);
    return nearest === undefined ? [] : [{ typed: word, meant: nearest }];
  });
  const known = new Map(meant.map((one) => [one.typed, one.meant]));
  return { search: { ...search, words: words.map((word) => known.get(word) ?? word) }, typed, meant };
}

/**
 * Returns the filters to apply when nothing of the sentence was applied: the filters alone, or no home
 * without any filter. Also finds no home when the sentence's only place is unknown.
 */
export function emptied(
  understood: Understood & { missing: readonly MissingPlace[] },
  filters: SearchQuery,
): SearchQuery {
  if (understood.missing.some(({ isNowhere }) => isNowhere)) return { ...filters, nothing: true };
  const { facts, bounds: _view, ...others } = filters;
  const isAlone = facts.length === 0 && Object.values(others).every((other) => other === undefined);
  return isAlone && isNothingApplied(understood) ? { ...filters, nothing: true } : filters;
}

/** Combines a sentence, its changes and filters into one query. */
export const searchQueryOf = (
  finder: Finder,
  input: SentenceInput & FilterInput & Pick<SearchQuery, 'buyer'>,
): SearchQuery => correctedQueryOf(finder, input).search;

/** Does the same and returns the replaced words. */
export function correctedQueryOf(
  finder: Finder,
  input: SentenceInput & FilterInput & Pick<SearchQuery, 'buyer'>,
): { search: SearchQuery; meant: Correction[] } {
  const { search: filters, typed, meant } = filterQueryOf(finder, input);
  const read = understand(input, finder.placeNames, finder.clock());
  const understood = findMissingPlaces(finder, read, input.query ?? '', filters);
  const { facts, terms } = understood;
  const search = { ...emptied(understood, filters), ...(terms && { terms }) };
  // The facts of the filters alone are already distinct.
  if (facts.length === 0 && typed.length === 0) return { search, meant };
  return { search: { ...search, facts: distinct([...facts, ...search.facts]) }, meant };
}
