import type { Suggestion } from '@lintel/server/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../wire/client.ts';

/** What the server reads of a text that is being typed. */
const longest = 200;

/** Suggestions for what was typed so far; a question that is no longer asked is given up. */
export const suggestionsQuery = (typed: string, kind?: Suggestion['kind'][]) => {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['suggestions', q, kind],
    queryFn: ({ signal }) => ask((api) => api.search.suggest({ q, ...(kind ? { kind } : {}) }, { signal })),
    enabled: q !== '' && q.length <= longest,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};
