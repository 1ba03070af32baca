import type { SavedSearch } from '@lintel/server/alerts';
import { writeSearchParams } from '../../wire/search-params.ts';
import { hyperSearchPath } from '../search/paths.ts';

/** The alerts of one saved search. */
export const savedSearchPath = (id: number): string => `/saved-searches/${id}`;

/** The alerts of all of them: what a digest leads to. */
export const allAlertsPath = '/saved-searches/alerts';

/** The search itself, open to be changed: the names of the call are those of the page but for the sentence and the words. */
export const editSearchPath = ({ id, search: { query, q, ...filters } }: Pick<SavedSearch, 'id' | 'search'>): string =>
  hyperSearchPath + writeSearchParams({ ...filters, q: query, text: q, saved: id });
