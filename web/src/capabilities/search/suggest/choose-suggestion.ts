import type { Suggestion } from '@lintel/server/search';
import type { SearchState } from '../search-state.ts';

/** Where choosing a suggestion leads: to the page of a home, or to another state of the search. */
export type Chosen = { home: number } | { search: SearchState };

/**
 * A home opens its page. A place joins what is asked for beside the sentence, where its facts are chips that can be
 * taken away; it stands for the words that were typed, and the part of the map that was searched no longer holds.
 */
export function chosen(suggestion: Pick<Suggestion, 'propertyId' | 'facts'>, state: SearchState): Chosen {
  if (suggestion.propertyId !== null) return { home: suggestion.propertyId };
  const { text: _, bounds: __, after: ___, ...rest } = state;
  const add = [...new Set([...(state.add ?? []), ...suggestion.facts])];
  return { search: { ...rest, ...(add.length > 0 ? { add } : {}) } };
}
