import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { suggestionsQuery } from './queries.ts';

/** Long enough to send one request per word during fast typing, short enough to be unnoticed. */
const restMilliseconds = 90;

/**
 * Returns the suggestions for a text while typing, and the status text of the list, which is empty while the first
 * request runs. `onEnter` is a sentence that describes what Enter does.
 */
export function useSuggestions(
  text: string,
  { kinds, onEnter = '' }: { kinds?: Suggestion['kind'][]; onEnter?: string } = {},
): { items: readonly Suggestion[]; status: string } {
  const query = text.trim();
  const typed = useDebounced(query, restMilliseconds);
  const { data = [], isFetching, isError } = useQuery(suggestionsQuery(typed, kinds));
  if (query === '') return { items: [], status: '' };
  if (data.length > 0 && typed !== '') return { items: data, status: m.count__suggestions({ count: data.length }) };
  if (isFetching || typed !== query) return { items: [], status: '' };
  const nothing = isError ? m.search__we_couldnt_load_suggestions() : m.search__no_matching_address_or_place();
  return { items: [], status: `${nothing} ${onEnter}`.trim() };
}
