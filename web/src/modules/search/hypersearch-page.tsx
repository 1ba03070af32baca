import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { filterCount } from './active-filters.tsx';
import { ExampleQueries } from './example-queries.tsx';
import { sentencePath } from './paths.ts';
import { readingQuery, resultsQuery } from './queries.ts';
import { QueryBox } from './query-box.tsx';
import { ReadingPanel } from './reading/reading-panel.tsx';
import { RefinePanel } from './refine/refine-panel.tsx';
import type { ShowHome } from './results/result-list.tsx';
import { ResultsBar } from './results/results-bar.tsx';
import { ResultsTab } from './results/results-tab.tsx';
import { useStartOfResults } from './results/use-start-of-results.ts';
import { changing, isSearch, type SearchState, type TabName } from './search-state.ts';
import { useGoTo, useSearchHref } from './use-search.ts';

const FiltersDrawer = lazy(() => import('./filters/filters-drawer.tsx'));
const InsightsTab = lazy(() => import('./market/insights-tab.tsx'));
const MarketTab = lazy(() => import('./market/market-tab.tsx'));

interface HyperSearchPageProps {
  state: SearchState;
  /** Days since 1970-01-01; selects the examples. */
  day: number;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** Search by sentence: the sentence, its reading, the homes and the market. */
export function HyperSearchPage({ state, day, showHome, homeSkeleton }: HyperSearchPageProps) {
  const goTo = useGoTo();
  const searchHref = useSearchHref();
  const searching = isSearch(state);
  const reading = useQuery(readingQuery(state));
  const results = useQuery({ ...resultsQuery(state), enabled: searching });
  const [filtersOpen, setFiltersOpen] = useState(false);
  const top = useStartOfResults(state.after?.length ?? 0);

  const search = (q: string) => {
    const next = {
      q,
      ...(state.view ? { view: state.view } : {}),
      ...(state.tab ? { tab: state.tab } : {}),
      ...changing(state),
    };
    if (searchHref(next) !== searchHref(state)) return goTo(next);
    // Repeats the same search, because homes may have changed since.
    void reading.refetch();
    void results.refetch();
  };
  const openTab = (tab: string) => goTo({ ...state, tab: tab as TabName });
  const unreadable = searching && reading.isError && !reading.data;
  const wayOut = state.q && Object.keys(state).length > 1 && (
    <LinkButton kind="secondary" href={sentencePath(state.q)}>
      {m.search__use_the_original_sentence()}
    </LinkButton>
  );
  const waiting = <Skeleton className="h-60" />;
  const tabs = [
    {
      value: 'search-results',
      label: m.search__search_results(),
      content: <ResultsTab state={state} reading={reading.data} showHome={showHome} homeSkeleton={homeSkeleton} />,
    },
    {
      value: 'ai-insights',
      label: m.search__ai_insights(),
      content: (
        <Suspense fallback={waiting}>
          <InsightsTab state={state} reading={reading.data} showHome={showHome} />
        </Suspense>
      ),
    },
    {
      value: 'market-analysis',
      label: m.search__market_analysis(),
      content: (
        <Suspense fallback={waiting}>
          <MarketTab state={state} />
        </Suspense>
      ),
    },
  ];

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
      <h1 className={searching ? 'sr-only' : 'text-36'}>{m.search__hypersearch()}</h1>
      <QueryBox sentence={state.q ?? ''} pending={reading.isFetching || results.isFetching} onSearch={search} />
      {!searching && (
        <>
          <ExampleQueries day={day} />
          <p className="max-w-measure text-soft">{m.search__tell_us_where_what_and()}</p>
        </>
      )}
      {unreadable && (
        <ErrorState
          what={m.search__we_couldnt_read_your_sentence()}
          error={reading.error}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
          wayOut={wayOut}
        />
      )}
      {searching && <ReadingPanel state={state} reading={state.q ? reading.data : undefined} />}
      {!unreadable && <RefinePanel state={state} reading={state.q ? reading.data : undefined} />}
      {searching && !unreadable && (
        <div
          ref={top}
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4 outline-none"
        >
          <ResultsBar
            page="hypersearch"
            state={state}
            total={results.data?.total}
            failed={results.isError}
            stale={results.isPlaceholderData}
            filters={filterCount(state)}
            onFilters={() => setFiltersOpen(true)}
          />
          <Tabs label={m.search__result_views()} tabs={tabs} value={state.tab ?? 'search-results'} onChange={openTab} />
        </div>
      )}
      {filtersOpen && (
        <Suspense>
          <FiltersDrawer
            title={m.search__advanced_filters()}
            state={state}
            reading={state.q ? reading.data : undefined}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
