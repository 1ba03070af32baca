import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { counted } from '../../../ui/format.ts';
import { ask } from '../../../wire/client.ts';
import { questionOf } from '../calls.ts';
import { resultPage } from '../result-pages.ts';
import type { SearchState } from '../search-state.ts';
import { type SearchArea, withOnly, withoutArea } from './search-areas.ts';

const totalQuery = (state: SearchState) => {
  const input = { ...questionOf(state), limit: 1 };
  return queryOptions({
    queryKey: ['search', 'total', input],
    queryFn: async () => resultPage(await ask((api) => api.search.hypersearch.properties(input))).total,
    placeholderData: keepPreviousData,
  });
};

/** How many homes of the search an area holds or, left out, takes away; also outside the part of the map searched. */
export function AreaCount({ state: { bounds: _, ...state }, area }: { state: SearchState; area: SearchArea }) {
  const here = useQuery(totalQuery(area.out ? state : withOnly(state, area)));
  const without = useQuery({ ...totalQuery(withoutArea(state, area.key)), enabled: area.out });
  if (here.isError || without.isError) return 'Not counted';
  if (here.data === undefined) return 'Counting…';
  if (!area.out) return counted(here.data, 'home', 'homes');
  if (without.data === undefined) return 'Counting…';
  return `${counted(without.data - here.data, 'home', 'homes')} left out`;
}
