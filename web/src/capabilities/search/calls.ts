import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../wire/client.ts';
import { pageSize, resultPage } from './result-pages.ts';
import type { SearchState } from './search-state.ts';

type Defined<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** Leaves out what is undefined: a missing filter and an undefined one are the same question. */
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

const sentenceOf = ({ q, off, soft, hard, add }: SearchState) => given({ query: q, off, soft, hard, add });

/** The homes that are meant, without order and page. */
export const questionOf = (state: SearchState) => given({ ...sentenceOf(state), status: state.status, q: state.text });

/** How the sentence was read. Only asked where there is one. */
export const readingQuery = (state: SearchState) => {
  const input = { ...sentenceOf(state), query: state.q ?? '' };
  return queryOptions({
    queryKey: ['search', 'reading', input],
    queryFn: () => ask((api) => api.search.hypersearch.nlp(input)),
    enabled: state.q !== undefined,
    placeholderData: keepPreviousData,
  });
};

export const resultsQuery = (state: SearchState) => {
  const input = { ...questionOf(state), ...given({ sort: state.sort, cursor: state.after?.at(-1) }), limit: pageSize };
  return queryOptions({
    queryKey: ['search', 'results', input],
    queryFn: async () => resultPage(await ask((api) => api.search.hypersearch.properties(input))),
    placeholderData: keepPreviousData,
  });
};

export const analysisQuery = (state: SearchState) => {
  const input = { ...sentenceOf(state), query: state.q ?? '' };
  return queryOptions({
    queryKey: ['search', 'analysis', input],
    queryFn: () => ask((api) => api.search.hypersearch.analyze(input)),
    enabled: state.q !== undefined,
    placeholderData: keepPreviousData,
  });
};

export const facetsQuery = (state: SearchState) =>
  queryOptions({
    queryKey: ['search', 'facets', questionOf(state)],
    queryFn: () => ask((api) => api.search.facets(questionOf(state))),
    placeholderData: keepPreviousData,
  });

/** `bounds` as west,south,east,north in degrees. */
export const clustersQuery = (state: SearchState, at: { zoom: number; bounds: string } | undefined) =>
  queryOptions({
    queryKey: ['search', 'clusters', questionOf(state), at],
    queryFn: () => ask((api) => api.search.clusters({ ...questionOf(state), zoom: 0, ...at })),
    enabled: at !== undefined,
    placeholderData: keepPreviousData,
  });

/** How many similar homes stand under a home. */
const similarShown = 3;

export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: ['search', 'similar', id],
    queryFn: () => ask((api) => api.search.similar({ id, limit: similarShown })),
  });

/** The homes that came on the market last. */
export const newestQuery = (limit: number) =>
  queryOptions({
    queryKey: ['search', 'newest', limit],
    queryFn: async () => resultPage(await ask((api) => api.search.list({ sort: 'newest', limit }))),
  });
