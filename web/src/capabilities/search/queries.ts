import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  askAnalysis,
  askClusters,
  askFacets,
  askReading,
  askResults,
  type MapPart,
  pageOf,
  questionOf,
  sentenceOf,
} from './calls.ts';
import { isSearch, type SearchState } from './search-state.ts';

/** How the sentence was read. Only asked where there is one. */
export const readingQuery = (state: SearchState) => {
  const input = sentenceOf(state);
  return queryOptions({
    queryKey: ['search', 'reading', input.query, input],
    queryFn: () => askReading(input),
    enabled: state.q !== undefined,
    // The reading of another sentence says nothing about this one: its spans lie elsewhere.
    placeholderData: (before, query) => (query?.queryKey[2] === input.query ? before : undefined),
  });
};

export const resultsQuery = (state: SearchState) => {
  const input = pageOf(state);
  return queryOptions({
    queryKey: ['search', 'results', input],
    queryFn: () => askResults(input),
    enabled: isSearch(state),
    placeholderData: keepPreviousData,
  });
};

export const analysisQuery = (state: SearchState) => {
  const input = sentenceOf(state);
  return queryOptions({
    queryKey: ['search', 'analysis', input],
    queryFn: () => askAnalysis(input),
    enabled: state.q !== undefined,
    placeholderData: keepPreviousData,
  });
};

export const facetsQuery = (state: SearchState) => {
  const input = questionOf(state);
  return queryOptions({
    queryKey: ['search', 'facets', input],
    queryFn: () => askFacets(input),
    placeholderData: keepPreviousData,
  });
};

export const clustersQuery = (state: SearchState, part: MapPart) => {
  const input = { ...questionOf(state), ...part };
  return queryOptions({
    queryKey: ['search', 'clusters', input],
    queryFn: () => askClusters(input),
    placeholderData: keepPreviousData,
  });
};

/** What the server answered while it wrote the page. A part that failed there is missing and asked again here. */
export interface FirstAnswers {
  reading?: Awaited<ReturnType<typeof askReading>> | undefined;
  results?: Awaited<ReturnType<typeof askResults>> | undefined;
  analysis?: Awaited<ReturnType<typeof askAnalysis>> | undefined;
}

/** Puts the server's answers where the page looks for them. */
export function seed(client: QueryClient, state: SearchState, answers: FirstAnswers) {
  if (answers.reading) client.setQueryData(readingQuery(state).queryKey, answers.reading);
  if (answers.results) client.setQueryData(resultsQuery(state).queryKey, answers.results);
  if (answers.analysis) client.setQueryData(analysisQuery(state).queryKey, answers.analysis);
}
