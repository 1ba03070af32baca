import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  fetchClusters,
  fetchHome,
  fetchHomes,
  fetchHomesIn,
  fetchMarket,
  fetchReading,
  fetchRelaxations,
  fetchView,
  type MapPart,
  marketInputOf,
  pageOf,
  searchInputOf,
  sentenceOf,
  viewOf,
} from './calls.ts';
import type { SearchState } from './search-state.ts';
import { type fetchSuggestions, suggestionsQuery } from './suggest/queries.ts';

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

/** A page of results. Its parts share one query, so that the list, its count, the filters and the map agree. */
export const viewQuery = (state: SearchState) => {
  const input = viewOf(state);
  return queryOptions({
    queryKey: ['search', 'view', input],
    queryFn: () => fetchView(input),
    placeholderData: keepPreviousData,
  });
};

export const marketQuery = (state: SearchState) => {
  const input = marketInputOf(state);
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
    queryFn: () => fetchHomes(input),
    placeholderData: keepPreviousData,
  });
};

/** Relaxations of the search, loaded when it found nothing. */
export const relaxationsQuery = (state: SearchState) => {
  const input = searchInputOf(state);
  return queryOptions({ queryKey: ['search', 'relaxations', input], queryFn: () => fetchRelaxations(input) });
};

/** Cells of the visible part of the map. */
export const clustersQuery = (state: SearchState, part: MapPart) => {
  const input = { ...searchInputOf(state), ...part };
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
  const input = { ...searchInputOf(state), bounds: box.map((degrees) => degrees.toFixed(8)).join(',') };
  return queryOptions({ queryKey: ['search', 'homes-in', input], queryFn: () => fetchHomesIn(input) });
};

/** Data loaded while rendering on the server. Failed parts are missing and loaded again in the browser. */
export interface InitialData {
  reading?: Awaited<ReturnType<typeof fetchReading>> | undefined;
  view?: Awaited<ReturnType<typeof fetchView>> | undefined;
  market?: Awaited<ReturnType<typeof fetchMarket>> | undefined;
  relaxations?: Awaited<ReturnType<typeof fetchRelaxations>> | undefined;
  /** Suggestions for the keywords. The server renders them, because a part of the page may load before another one is hydrated. */
  suggestions?: Awaited<ReturnType<typeof fetchSuggestions>> | undefined;
}

/** Puts the server's data into the query cache. */
export function seed(client: QueryClient, state: SearchState, data: InitialData) {
  if (data.reading) client.setQueryData(readingQuery(state).queryKey, data.reading);
  if (data.view) client.setQueryData(viewQuery(state).queryKey, data.view);
  if (data.relaxations) client.setQueryData(relaxationsQuery(state).queryKey, data.relaxations);
  if (data.suggestions) client.setQueryData(suggestionsQuery(state.text ?? '').queryKey, data.suggestions);
  if (data.market) client.setQueryData(marketQuery(state).queryKey, data.market);
}
