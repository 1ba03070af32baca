import { writeSearchParams } from '../../wire/search-params.ts';

/** The alerts of one saved search. */
export const savedSearchPath = (id: number): string => `/saved-searches/${id}`;

/** The alerts of all of them: what a digest leads to. */
export const allAlertsPath = '/saved-searches/alerts';

/** The search itself, open to be changed. */
export const editSearchPath = (id: number, searchQuery: string): string =>
  `/hypersearch?${searchQuery}${searchQuery === '' ? '' : '&'}${writeSearchParams({ saved: id }).slice(1)}`;
