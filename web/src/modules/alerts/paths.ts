import type { SavedSearch } from '@lintel/server/alerts';
import { writeSearchParams } from '../../api/search-params.ts';
import { hyperSearchPath } from '../search/paths.ts';

/** The alerts of one saved search. */
export const savedSearchPath = (id: number): string => `/saved-searches/${id}`;

/** Alerts of all saved searches. Digest emails link here. */
export const allAlertsPath = '/saved-searches/alerts';

/**
 * Opens the search for editing. The call's parameter names match the page's, except for the sentence and the keywords.
 */
export const editSearchPath = ({ id, search: { query, q, ...filters } }: Pick<SavedSearch, 'id' | 'search'>): string =>
  hyperSearchPath + writeSearchParams({ ...filters, q: query, text: q, saved: id });
