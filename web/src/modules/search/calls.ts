import { callApi } from '../../api/client.ts';
import { pageSize, resultPage } from './results/result-pages.ts';
import type { SearchState } from './search-state.ts';

type Defined<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** Drops undefined values: a missing filter and an undefined one must have the same query key. */
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

/** The search without order and page. */
export const questionOf = ({
  q,
  text,
  sort: _,
  after: __,
  tab: ___,
  view: ____,
  part: _____,
  saved: ______,
  ...filters
}: SearchState) => given({ ...filters, query: q, q: text });

/** Market figures are computed for every status, so the status filter is dropped. */
export const marketQuestionOf = ({ status: _, ...state }: SearchState) => questionOf(state);

/** Input for reading a sentence; its counts refer to the current search. */
export const sentenceOf = (state: SearchState) => ({ ...questionOf(state), query: state.q ?? '' });

/** Input for the current page of results. */
export const pageOf = (state: SearchState) => ({
  ...questionOf(state),
  ...given({ sort: state.sort, cursor: state.after?.at(-1) }),
  limit: pageSize,
});

/** The visible part of the map, or the whole result without `bounds`: west,south,east,north in degrees. */
export interface MapPart {
  zoom: number;
  bounds?: string;
}

export const fetchReading = (input: Partial<ReturnType<typeof sentenceOf>> & { query: string }) =>
  callApi((api) => api.search.hypersearch.nlp(input));

/** Applies a sentence to a search; the sentence may change the order too. */
export const fetchRefined = (state: SearchState, sentence: string) =>
  callApi((api) => api.search.hypersearch.refine({ ...questionOf(state), ...given({ sort: state.sort }), sentence }));

export const fetchMarket = (input: ReturnType<typeof questionOf>) => callApi((api) => api.search.market(input));

/** Changes to the parts of a sentence have no meaning if there is no sentence, so they are dropped. */
export const fetchResults = async ({ query, off, soft, hard, ...filters }: ReturnType<typeof pageOf>) =>
  resultPage(
    await callApi((api) =>
      query === undefined
        ? api.search.list(filters)
        : api.search.hypersearch.properties({ ...filters, ...given({ query, off, soft, hard }) }),
    ),
  );

export const fetchFacets = (input: ReturnType<typeof questionOf>) => callApi((api) => api.search.facets(input));

export const fetchRelaxations = (input: ReturnType<typeof questionOf>) =>
  callApi((api) => api.search.relaxations(input));

export const fetchClusters = (input: ReturnType<typeof questionOf> & MapPart) =>
  callApi((api) => api.search.clusters(input));

/** Loads the home of a pressed pin. */
export const fetchHome = (id: number) => callApi((api) => api.listings.get({ id }));

/** Maximum number of homes listed in a map popup. */
const homesInPopup = 50;

export const fetchHomesIn = async (input: ReturnType<typeof questionOf>) =>
  resultPage(await callApi((api) => api.search.hypersearch.properties({ ...input, limit: homesInPopup })));

/** Number of similar homes shown below a home. */
const similarShown = 4;

export const fetchSimilar = (id: number) => callApi((api) => api.search.similar({ id, limit: similarShown }));

/** Loads the prices of comparable homes. */
export const fetchComparables = (id: number) => callApi((api) => api.search.comparables({ id }));

/** Loads the newest listings, of the place that `near` states if given. */
export const fetchNewest = async (limit: number, near: readonly string[] = []) =>
  resultPage(
    await callApi((api) => api.search.list({ sort: 'newest', limit, ...(near.length > 0 && { add: [...near] }) })),
  );
