import { m } from '@lintel/messages';
import type { z } from 'zod';
import { invalid } from '../../platform/serve/errors.ts';
import { completeQuery, type Finder, refusedIn, searchQueryOf, understand } from '../search/index.ts';
import type { SavedSearchResult, SearchToSave } from './contract.ts';
import { type StoredQuery, storedQuery } from './stored-query.ts';

type Sent = z.output<typeof SearchToSave>;

export interface ParsedSearch {
  search: Sent;
  question: StoredQuery;
  refused: SavedSearchResult['refused'];
}

/**
 * Parses a search like the results page and stores the result. Criteria that fair housing laws forbid are left out; a
 * search of nothing else is rejected.
 */
export function parseSearch(finder: Finder, sent: Sent): ParsedSearch {
  const search = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Sent;
  const { query = '' } = search;
  const refused = query ? refusedIn(query, understand(search, finder.placeNames, finder.clock())) : [];
  const searchQuery = searchQueryOf(finder, search);
  const question = storedQuery(completeQuery(finder, searchQuery));
  const rest = question.facts.length + (question.areas ?? []).length + (question.words ?? []).length;
  if (refused.length > 0 && rest === 0 && !question.bounds)
    throw invalid('search', `${refused[0]!.reason} ${refused[0]!.alternative}`);
  if (searchQuery.nothing) throw invalid('search', m.alerts__finds_no_homes_enter_a());
  return { search, question, refused: refused.map(({ words, reason }) => ({ words, reason })) };
}
