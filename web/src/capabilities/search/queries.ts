import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  askClusters,
  askFacets,
  askHome,
  askHomesIn,
  askMarket,
  askReading,
  askRelaxations,
  askResults,
  type MapPart,
  marketQuestionOf,
  pageOf,
  questionOf,
  sentenceOf,
} from './calls.ts';
import type { SearchState } from './search-state.ts';

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
    placeholderData: keepPreviousData,
  });
};

export const marketQuery = (state: SearchState) => {
  const input = marketQuestionOf(state);
  return queryOptions({
    queryKey: ['search', 'market', input],
    queryFn: () => askMarket(input),
    placeholderData: keepPreviousData,
  });
};

/** The home that comes first by its points, whatever order is shown. */
export const bestMatchQuery = ({ sort: _, after: __, ...state }: SearchState) => {
  const input = { ...pageOf({ ...state, sort: 'match' }), limit: 1 };
  return queryOptions({
    queryKey: ['search', 'best-match', input],
    queryFn: () => askResults(input),
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

/** What would widen the search; asked where it found nothing. */
export const relaxationsQuery = (state: SearchState) => {
  const input = questionOf(state);
  return queryOptions({ queryKey: ['search', 'relaxations', input], queryFn: () => askRelaxations(input) });
};

export const clustersQuery = (state: SearchState, part: MapPart) => {
  const input = { ...questionOf(state), ...part };
  return queryOptions({
    queryKey: ['search', 'clusters', input],
    queryFn: () => askClusters(input),
    placeholderData: keepPreviousData,
  });
};

/** A home on the map that was pressed. */
export const homeQuery = (id: number) =>
  queryOptions({ queryKey: ['search', 'home', id], queryFn: () => askHome(id), staleTime: 60_000 });

/** The homes of a search within a box, where the map cannot part them. */
export const homesInQuery = (state: SearchState, box: readonly number[]) => {
  const input = { ...questionOf(state), bounds: box.map((degrees) => degrees.toFixed(8)).join(',') };
  return queryOptions({ queryKey: ['search', 'homes-in', input], queryFn: () => askHomesIn(input) });
};

/** What the server answered while it wrote the page. A part that failed there is missing and asked again here. */
export interface FirstAnswers {
  reading?: Awaited<ReturnType<typeof askReading>> | undefined;
  results?: Awaited<ReturnType<typeof askResults>> | undefined;
  market?: Awaited<ReturnType<typeof askMarket>> | undefined;
  relaxations?: Awaited<ReturnType<typeof askRelaxations>> | undefined;
}

/** Puts the server's answers where the page looks for them. */
export function seed(client: QueryClient, state: SearchState, answers: FirstAnswers) {
  if (answers.reading) client.setQueryData(readingQuery(state).queryKey, answers.reading);
  if (answers.results) client.setQueryData(resultsQuery(state).queryKey, answers.results);
  if (answers.relaxations) client.setQueryData(relaxationsQuery(state).queryKey, answers.relaxations);
  if (answers.market) client.setQueryData(marketQuery(state).queryKey, answers.market);
}
