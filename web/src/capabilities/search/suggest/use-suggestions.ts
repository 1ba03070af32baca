import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from './queries.ts';
import { useDebounced } from './use-debounced.ts';

/** Long enough that quick typing asks once a word, short enough not to be felt. */
const restMilliseconds = 90;

/**
 * What may be meant by a text while it is typed, and what the list says of itself: nothing while the first answer is
 * under way. `onEnter` is the sentence that says what Enter does with the words.
 */
export function useSuggestions(
  text: string,
  { kinds, onEnter = '' }: { kinds?: Suggestion['kind'][]; onEnter?: string } = {},
): { items: readonly Suggestion[]; status: string } {
  const wanted = text.trim();
  const typed = useDebounced(wanted, restMilliseconds);
  const { data = [], isFetching, isError } = useQuery(suggestionsQuery(typed, kinds));
  if (wanted === '') return { items: [], status: '' };
  if (data.length > 0 && typed !== '') return { items: data, status: m.count__suggestions({ count: data.length }) };
  if (isFetching || typed !== wanted) return { items: [], status: '' };
  const nothing = isError ? m.search__suggestions_could_not_be_loaded() : m.search__no_address_or_place_like();
  return { items: [], status: `${nothing} ${onEnter}`.trim() };
}
