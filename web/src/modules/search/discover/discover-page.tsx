import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ActiveFilters, filterCount } from '../active-filters.tsx';
import { discoverPath, hyperSearchPath } from '../paths.ts';
import { readingQuery, resultsQuery } from '../queries.ts';
import { QueryBox } from '../query-box.tsx';
import { ReadingPanel } from '../reading/reading-panel.tsx';
import type { ShowHome } from '../results/result-list.tsx';
import { ResultsBar } from '../results/results-bar.tsx';
import { ResultsTab } from '../results/results-tab.tsx';
import { useStartOfResults } from '../results/use-start-of-results.ts';
import { changing, isSearch, type PartName, type SearchState } from '../search-state.ts';
import { useGoTo, useSearchHref } from '../use-search.ts';
import { PlaceAndPrice } from './place-and-price.tsx';

const FiltersDrawer = lazy(() => import('../filters/filters-drawer.tsx'));

interface DiscoverPageProps {
  state: SearchState;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
  /** Content of the second tab: professionals. */
  smartMatch: ReactNode;
}

/** Homes by sentence, place and price, and professionals, on one page. */
export function DiscoverPage({ state, smartMatch, ...homes }: DiscoverPageProps) {
  const goTo = useGoTo();
  const openPart = (part: string) => goTo({ ...state, part: part as PartName });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8">
      <h1 className="text-36">{m.search__discover()}</h1>
      <Tabs
        label={m.search__ways_to_discover_homes()}
        value={state.part ?? 'hypersearch'}
        onChange={openPart}
        tabs={[
          { value: 'hypersearch', label: 'HyperSearch', content: <Homes state={state} {...homes} /> },
          { value: 'smartmatch', label: 'SmartMatch', content: smartMatch },
        ]}
      />
    </div>
  );
}

function Homes({ state, showHome, homeSkeleton }: Omit<DiscoverPageProps, 'smartMatch'>) {
  const goTo = useGoTo();
  const searchHref = useSearchHref();
  const reading = useQuery(readingQuery(state));
  const results = useQuery(resultsQuery(state));
  const [filtersOpen, setFiltersOpen] = useState(false);
  const top = useStartOfResults(state.after?.length ?? 0);

  // Keeps the place and price filters. Edits of the former sentence no longer apply.
  const process = (q: string) => {
    const next = {
      q,
      ...(state.add ? { add: state.add } : {}),
      ...(state.view ? { view: state.view } : {}),
      ...changing(state),
    };
    if (searchHref(next) !== searchHref(state)) return goTo(next);
    void reading.refetch();
    void results.refetch();
  };
  const unreadable = reading.isError && !reading.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QueryBox
        action={discoverPath}
        verb={m.search__process()}
        sentence={state.q ?? ''}
        pending={reading.isFetching || results.isFetching}
        onSearch={process}
      />
      <PlaceAndPrice state={state} reading={state.q ? reading.data : undefined} />
      {unreadable && (
        <ErrorState
          what={m.search__we_couldnt_read_your_sentence()}
          error={reading.error}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
          wayOut={undefined}
        />
      )}
      {state.q ? <ReadingPanel state={state} reading={reading.data} /> : <ActiveFilters state={state} />}
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
        <ResultsTab state={state} reading={reading.data} showHome={showHome} homeSkeleton={homeSkeleton} />
        {isSearch(state) && (
          <p>
            <LinkButton
              kind="secondary"
              href={`${hyperSearchPath}${writeSearchParams({ ...state, tab: 'market-analysis', part: undefined })}`}
            >
              {m.search__see_the_market_for_these()}
            </LinkButton>
          </p>
        )}
      </div>
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
