import { m } from '@lintel/messages';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { searchInputOf } from '../calls.ts';
import { resultPage } from '../results/result-pages.ts';
import type { SearchState } from '../search-state.ts';
import { type SearchArea, withOnly, withoutArea } from './search-areas.ts';

const totalQuery = (state: SearchState) => {
  const input = { ...searchInputOf(state), limit: 1 };
  return queryOptions({
    queryKey: ['search', 'total', input],
    queryFn: async () => resultPage(await callApi((api) => api.search.hypersearch.properties(input))).total,
    placeholderData: keepPreviousData,
  });
};

/** Number of homes an area contains or, when excluded, removes; ignores the searched part of the map. */
export function AreaCount({ state: { bounds: _, ...state }, area }: { state: SearchState; area: SearchArea }) {
  const here = useQuery(totalQuery(area.out ? state : withOnly(state, area)));
  const without = useQuery({ ...totalQuery(withoutArea(state, area.key)), enabled: area.out });
  if (here.isError || without.isError) return m.search__count_unavailable();
  if (here.data === undefined) return m.search__counting();
  if (!area.out) return m.count__homes({ count: here.data });
  if (without.data === undefined) return m.search__counting();
  return m.search__excluded_2({ counted: m.count__homes({ count: without.data - here.data }) });
}
