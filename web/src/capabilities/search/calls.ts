import { ask } from '../../wire/client.ts';
import { pageSize, resultPage } from './result-pages.ts';
import type { SearchState } from './search-state.ts';

type Defined<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> };

/** Leaves out what is undefined: a missing filter and an undefined one are the same question. */
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>;

/** The homes that are meant, without order and page. */
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

/** Figures are told of each status, so the wish for one is no part of the question. */
export const marketQuestionOf = ({ status: _, ...state }: SearchState) => questionOf(state);

/** The same, for the reading of a sentence: its counts are of the homes that are meant. */
export const sentenceOf = (state: SearchState) => ({ ...questionOf(state), query: state.q ?? '' });

/** The page of homes that is shown. */
export const pageOf = (state: SearchState) => ({
  ...questionOf(state),
  ...given({ sort: state.sort, cursor: state.after?.at(-1) }),
  limit: pageSize,
});

/** What a map shows, the whole result where no `bounds` are given: west,south,east,north in degrees. */
export interface MapPart {
  zoom: number;
  bounds?: string;
}

export const askReading = (input: Partial<ReturnType<typeof sentenceOf>> & { query: string }) =>
  ask((api) => api.search.hypersearch.nlp(input));

/** What a sentence makes of a search; the order is part of what it may change. */
export const askRefined = (state: SearchState, sentence: string) =>
  ask((api) => api.search.hypersearch.refine({ ...questionOf(state), ...given({ sort: state.sort }), sentence }));

export const askMarket = (input: ReturnType<typeof questionOf>) => ask((api) => api.search.market(input));

/** Without a sentence there is nothing that its changes could speak of. */
export const askResults = async ({ query, off, soft, hard, ...filters }: ReturnType<typeof pageOf>) =>
  resultPage(
    await ask((api) =>
      query === undefined
        ? api.search.list(filters)
        : api.search.hypersearch.properties({ ...filters, ...given({ query, off, soft, hard }) }),
    ),
  );

export const askFacets = (input: ReturnType<typeof questionOf>) => ask((api) => api.search.facets(input));

export const askRelaxations = (input: ReturnType<typeof questionOf>) => ask((api) => api.search.relaxations(input));

export const askClusters = (input: ReturnType<typeof questionOf> & MapPart) => ask((api) => api.search.clusters(input));

/** What the map says of one home when its pin is pressed. */
export const askHome = (id: number) => ask((api) => api.listings.get({ id }));

/** The most homes that a note on the map lists. */
const homesInNote = 50;

export const askHomesIn = async (input: ReturnType<typeof questionOf>) =>
  resultPage(await ask((api) => api.search.hypersearch.properties({ ...input, limit: homesInNote })));

/** How many similar homes stand under a home. */
const similarShown = 3;

export const askSimilar = (id: number) => ask((api) => api.search.similar({ id, limit: similarShown }));

/** The homes that came on the market last. */
export const askNewest = async (limit: number) =>
  resultPage(await ask((api) => api.search.list({ sort: 'newest', limit })));
