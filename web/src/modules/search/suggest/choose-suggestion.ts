import type { Suggestion } from '@lintel/server/search';
import type { SearchState } from '../search-state.ts';

/** Result of choosing a suggestion: the page of a home, or another search. */
export type Chosen = { home: number } | { search: SearchState };

/**
 * Opens the page of a home; adds the facts of a place to the search, as removable chips. They replace the typed words
 * and the searched part of the map.
 */
export function chosen(suggestion: Pick<Suggestion, 'propertyId' | 'facts'>, state: SearchState): Chosen {
  if (suggestion.propertyId !== null) return { home: suggestion.propertyId };
  const { text: _, bounds: __, after: ___, ...rest } = state;
  const add = [...new Set([...(state.add ?? []), ...suggestion.facts])];
  return { search: { ...rest, ...(add.length > 0 ? { add } : {}) } };
}
