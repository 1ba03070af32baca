import type { Suggestion } from '@lintel/server/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';

/** Maximum length of a typed text that the server reads. */
const longest = 200;

export const fetchSuggestions = (q: string, kind?: Suggestion['kind'][], options: { signal?: AbortSignal } = {}) =>
  callApi((api) => api.search.suggest({ q, ...(kind ? { kind } : {}) }, options));

/** Suggestions for the typed text; outdated requests are canceled. */
export const suggestionsQuery = (typed: string, kind?: Suggestion['kind'][]) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['suggestions', q, kind],
    queryFn: ({ signal }) => fetchSuggestions(q, kind, { signal }),
    enabled: q !== '' && q.length <= longest,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};
