import { m } from '@lintel/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import { QueryBox } from './query-box.tsx';
import type { ShowHome } from './results/result-list.tsx';
import { isSearch, type SearchState } from './search-state.ts';
import { SearchView } from './search-view.tsx';
import { useGoTo } from './use-search.ts';

/** Results don't load it. */
const ExampleQueries = lazy(() => import('./example-queries.tsx'));

export interface SearchPageProps {
  state: SearchState;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** Search by sentence. Before the first search: the sentence box with examples. */
export function HyperSearchPage({ day, ...props }: SearchPageProps & { /** Selects the examples. */ day: number }) {
  const goTo = useGoTo();
  const { view, tab, saved } = props.state;
  if (isSearch(props.state)) return <SearchView route="hypersearch" {...props} />;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
      <h1 className="text-36">{m.search__hypersearch()}</h1>
      <QueryBox
        onSearch={(q) => goTo({ q, ...(view && { view }), ...(tab && { tab }), ...(saved !== undefined && { saved }) })}
      />
      <Suspense>
        <ExampleQueries day={day} />
      </Suspense>
      <p className="max-w-measure text-soft">{m.search__tell_us_where_what_and()}</p>
    </div>
  );
}

/** All homes for sale, narrowed by keywords, filters and the map. */
export const PropertySearchPage = (props: SearchPageProps) => <SearchView route="search" {...props} />;
