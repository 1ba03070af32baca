import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { propertyPath } from '../listings/paths.ts';
import { ActiveFilters, filterCount } from './active-filters.tsx';
import { propertySearchPath } from './paths.ts';
import { readingQuery, resultsQuery } from './queries.ts';
import { ReadingPanel } from './reading/reading-panel.tsx';
import { RefinePanel } from './refine/refine-panel.tsx';
import type { ShowHome } from './results/result-list.tsx';
import { ResultsBar } from './results/results-bar.tsx';
import { ResultsTab } from './results/results-tab.tsx';
import { useStartOfResults } from './results/use-start-of-results.ts';
import type { SearchState } from './search-state.ts';
import { chosen } from './suggest/choose-suggestion.ts';
import { SearchBox } from './suggest/search-box.tsx';
import { useGoTo } from './use-search.ts';

const FiltersDrawer = lazy(() => import('./filters/filters-drawer.tsx'));
const SmartSearchPanel = lazy(() => import('./filters/smart-search-panel.tsx'));

interface PropertySearchPageProps {
  state: SearchState;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** All homes for sale, narrowed by keywords, filters and the map. */
export function PropertySearchPage({ state, showHome, homeSkeleton }: PropertySearchPageProps) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const reading = useQuery(readingQuery(state));
  const results = useQuery(resultsQuery(state));
  const [filtersOpen, setFiltersOpen] = useState(false);
  const top = useStartOfResults(state.after?.length ?? 0);
  const searchText = (text: string) => {
    const { after: _, text: __, ...rest } = state;
    // Repeats the same search, because homes may have changed since.
    if (text === (state.text ?? '')) void results.refetch();
    goTo(text === '' ? rest : { ...rest, text });
  };

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
      <h1 className={state.view === 'map' ? 'text-28 max-md:sr-only' : 'text-36'}>{m.search__property_search()}</h1>
      <SearchBox
        action={propertySearchPath}
        value={state.text ?? ''}
        pending={results.isFetching}
        onText={searchText}
        onChoose={(suggestion) => {
          const way = chosen(suggestion, state);
          if ('home' in way) void navigate({ to: propertyPath(way.home) });
          else goTo(way.search);
        }}
      />
      {state.q ? <ReadingPanel state={state} reading={reading.data} /> : <ActiveFilters state={state} />}
      {state.q && <RefinePanel state={state} reading={reading.data} />}
      <div
        ref={top}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4 outline-none"
      >
        <ResultsBar
          page="search"
          state={state}
          total={results.data?.total}
          failed={results.isError}
          stale={results.isPlaceholderData}
          filters={filterCount(state)}
          onFilters={() => setFiltersOpen(true)}
        />
        {state.view === 'map' && (
          <Suspense fallback={<Skeleton className="h-48 lg:h-32" />}>
            <SmartSearchPanel state={state} reading={reading.data} total={results.data?.total} />
          </Suspense>
        )}
        <ResultsTab state={state} reading={reading.data} showHome={showHome} homeSkeleton={homeSkeleton} />
      </div>
      {filtersOpen && (
        <Suspense>
          <FiltersDrawer
            title={m.search__filters()}
            state={state}
            reading={state.q ? reading.data : undefined}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
