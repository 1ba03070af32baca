import { callApi } from '../../api/client.ts';
import { pageSize, resultPage } from './results/result-pages.ts';
import { isBeyondWords, isOnMap, type SearchState } from './search-state.ts';

type Defined<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** Drops undefined values: a missing filter and an undefined one must have the same query key. */
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

/** The search without order and page. */
export const searchInputOf = ({
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
export const marketInputOf = ({ status: _, ...state }: SearchState) => searchInputOf(state);

/** The search without what depends on the person, as alerts match it. */
export const savedInputOf = ({ canBuy: _, ...state }: SearchState) => searchInputOf(state);

/** Input for reading a sentence; its counts refer to the current search. */
export const sentenceOf = (state: SearchState) => ({ ...searchInputOf(state), query: state.q ?? '' });

/** Input for a page of homes. Changes to the parts of a sentence have no meaning without one, so they are dropped. */
export function pageOf(state: SearchState) {
  const { off, soft, hard, ...rest } = searchInputOf(state);
  return {
    ...(state.q === undefined ? rest : { ...rest, ...given({ off, soft, hard }) }),
    ...given({ sort: state.sort, cursor: state.after?.at(-1) }),
    limit: pageSize,
  };
}

/**
 * Zoom of the cells that fit the map to the whole result: 0.02 degrees wide, fine enough for a neighborhood. Large
 * results have wider cells.
 */
const wholeResultZoom = 12;

/** Input for a page of results; on a map that no part limits, with the cells of the whole result. */
export const viewOf = (state: SearchState) => ({
  ...pageOf(state),
  ...(isOnMap(state) && state.bounds === undefined && { zoom: wholeResultZoom }),
});

/** The visible part of the map: `bounds` are west,south,east,north in degrees. */
export interface MapPart {
  zoom: number;
  bounds?: string;
}

export const fetchReading = (input: Partial<ReturnType<typeof sentenceOf>> & { query: string }) =>
  callApi((api) => api.search.hypersearch.nlp(input));

/** Applies a sentence to a search; the sentence may change the order too. */
export const fetchRefined = (state: SearchState, sentence: string) =>
  callApi((api) =>
    api.search.hypersearch.refine({
      ...searchInputOf(state),
      // A sentence has no words for these orders, and they stay.
      ...given({ sort: isBeyondWords(state.sort) ? undefined : state.sort }),
      sentence,
    }),
  );

export const fetchMarket = (input: ReturnType<typeof searchInputOf>) => callApi((api) => api.search.market(input));

/** Loads the market of a city. */
/** The market of a city, or of one of its districts. */
export const fetchPlaceMarket = ({ city, district, state }: { city: string; district: string | null; state: string }) =>
  callApi((api) => api.search.market({ place: district ? [district, city] : [city], state: [state] }));

/** Loads a page of results: homes, what each further filter would find, and cells for the map. */
export async function fetchView(input: ReturnType<typeof viewOf>) {
  const { headers, body } = await callApi((api) => api.search.view(input));
  const { homes, ...counts } = body;
  return { ...resultPage({ headers, body: homes }), ...counts };
}

export const fetchHomes = async (input: ReturnType<typeof pageOf>) =>
  resultPage(await callApi((api) => api.search.hypersearch.properties(input)));

export const fetchRelaxations = (input: ReturnType<typeof searchInputOf>) =>
  callApi((api) => api.search.relaxations(input));

export const fetchClusters = (input: ReturnType<typeof searchInputOf> & MapPart) =>
  callApi((api) => api.search.clusters(input));

/** Loads the home of a pressed pin. */
export const fetchHome = (id: number) => callApi((api) => api.listings.get({ id }));

/** Maximum number of homes listed in a map popup. */
const homesInPopup = 50;

export const fetchHomesIn = (input: ReturnType<typeof searchInputOf>) => fetchHomes({ ...input, limit: homesInPopup });

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
