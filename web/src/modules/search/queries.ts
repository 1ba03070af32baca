import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  fetchClusters,
  fetchFacets,
  fetchHome,
  fetchHomesIn,
  fetchMarket,
  fetchReading,
  fetchRelaxations,
  fetchResults,
  type MapPart,
  marketQuestionOf,
  pageOf,
  questionOf,
  sentenceOf,
} from './calls.ts';
import type { SearchState } from './search-state.ts';

/** The reading of the sentence. Loaded only if there is one. */
export const readingQuery = (state: SearchState) => {
  const input = sentenceOf(state);
  return queryOptions({
    queryKey: ['search', 'reading', input.query, input],
    queryFn: () => fetchReading(input),
    enabled: state.q !== undefined,
    // The reading of another sentence is no placeholder: its spans have other positions.
    placeholderData: (before, query) => (query?.queryKey[2] === input.query ? before : undefined),
  });
};

export const resultsQuery = (state: SearchState) => {
  const input = pageOf(state);
  return queryOptions({
    queryKey: ['search', 'results', input],
    queryFn: () => fetchResults(input),
    placeholderData: keepPreviousData,
  });
};

export const marketQuery = (state: SearchState) => {
  const input = marketQuestionOf(state);
  return queryOptions({
    queryKey: ['search', 'market', input],
    queryFn: () => fetchMarket(input),
    placeholderData: keepPreviousData,
  });
};

/** The home with the most points, independent of the current order. */
export const bestMatchQuery = ({ sort: _, after: __, ...state }: SearchState) => {
  const input = { ...pageOf({ ...state, sort: 'match' }), limit: 1 };
  return queryOptions({
    queryKey: ['search', 'best-match', input],
    queryFn: () => fetchResults(input),
    placeholderData: keepPreviousData,
  });
};

export const facetsQuery = (state: SearchState) => {
  const input = questionOf(state);
  return queryOptions({
    queryKey: ['search', 'facets', input],
    queryFn: () => fetchFacets(input),
    placeholderData: keepPreviousData,
  });
};

/** Relaxations of the search, loaded when it found nothing. */
export const relaxationsQuery = (state: SearchState) => {
  const input = questionOf(state);
  return queryOptions({ queryKey: ['search', 'relaxations', input], queryFn: () => fetchRelaxations(input) });
};

export const clustersQuery = (state: SearchState, part: MapPart) => {
  const input = { ...questionOf(state), ...part };
  return queryOptions({
    queryKey: ['search', 'clusters', input],
    queryFn: () => fetchClusters(input),
    placeholderData: keepPreviousData,
  });
};

/** The home of a pressed mark. */
export const homeQuery = (id: number) =>
  queryOptions({ queryKey: ['search', 'home', id], queryFn: () => fetchHome(id), staleTime: 60_000 });

/** Homes in a box, for marks the map cannot separate. */
export const homesInQuery = (state: SearchState, box: readonly number[]) => {
  const input = { ...questionOf(state), bounds: box.map((degrees) => degrees.toFixed(8)).join(',') };
  return queryOptions({ queryKey: ['search', 'homes-in', input], queryFn: () => fetchHomesIn(input) });
};

/** Data loaded while rendering on the server. Failed parts are missing and loaded again in the browser. */
export interface InitialData {
  reading?: Awaited<ReturnType<typeof fetchReading>> | undefined;
  results?: Awaited<ReturnType<typeof fetchResults>> | undefined;
  market?: Awaited<ReturnType<typeof fetchMarket>> | undefined;
  relaxations?: Awaited<ReturnType<typeof fetchRelaxations>> | undefined;
}

/** Puts the server's data into the query cache. */
export function seed(client: QueryClient, state: SearchState, data: InitialData) {
  if (data.reading) client.setQueryData(readingQuery(state).queryKey, data.reading);
  if (data.results) client.setQueryData(resultsQuery(state).queryKey, data.results);
  if (data.relaxations) client.setQueryData(relaxationsQuery(state).queryKey, data.relaxations);
  if (data.market) client.setQueryData(marketQuery(state).queryKey, data.market);
}
