import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SaveSearch } from '../alerts/index.ts';
import { savedInputOf } from './calls.ts';
import { sentencePath } from './paths.ts';
import { readingQuery, viewQuery } from './queries.ts';
import { Criteria } from './reading/criteria.tsx';
import { ChangePanel } from './refine/change-panel.tsx';
import { useChangeBox } from './refine/use-change-box.ts';
import type { ShowHome } from './results/result-list.tsx';
import { Results } from './results/results.tsx';
import { SearchInput } from './search-input.tsx';
import { filterCount, isOnMap, type SearchRoute, type SearchState } from './search-state.ts';

const FiltersDrawer = lazy(() => import('./filters/filters-drawer.tsx'));

interface SearchViewProps {
  route: SearchRoute;
  state: SearchState;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
  /** Filters below the sentence. */
  Filters?: ComponentType<{ state: SearchState; reading: NlpResult | undefined }>;
}

/**
 * A search and its results: one row with the sentence or address and the criteria, then the homes. With the map the page
 * fills the window, and its parts scroll.
 */
export function SearchView({ route, state, Filters, ...homes }: SearchViewProps) {
  const reading = useQuery(readingQuery(state));
  const results = useQuery(viewQuery(state));
  const change = useChangeBox(state, reading.data);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const read = state.q === undefined ? undefined : reading.data;
  const unreadable = state.q !== undefined && reading.isError && !reading.data;
  const fills = isOnMap(state);
  const repeat = () => {
    if (state.q !== undefined) void reading.refetch();
    void results.refetch();
  };
  const filtersName = route === 'search' ? m.search__filters() : m.search__advanced_filters();
  const filters = filterCount(state);
  const band = fills ? 'px-4 md:px-6' : '';

  return (
    <div
      data-fill={fills || undefined}
      className={fills ? 'flex min-h-0 flex-1 flex-col' : 'page grid grid-cols-[minmax(0,1fr)] gap-3'}
    >
      {route !== 'discover' && (
        <h1 className="sr-only">{route === 'search' ? m.search__property_search() : m.search__hypersearch()}</h1>
      )}
      <div
        className={cx(
          'flex flex-wrap items-start gap-x-2 gap-y-2 pt-3 md:gap-x-3 md:gap-y-1',
          // The bar of an edited saved search has a line of its own.
          state.saved === undefined && 'xl:flex-nowrap',
          band,
          fills && 'pb-2',
        )}
      >
        <SearchInput
          route={route}
          state={state}
          reading={read}
          change={change}
          pending={reading.isFetching || results.isFetching}
          onRepeat={repeat}
        />
        <a
          href="#results"
          className="sr-only rounded-control bg-ink px-4 py-2 text-14 text-paper focus:not-sr-only focus:shrink-0"
        >
          {m.search__skip_to_results()}
        </a>
        <Criteria
          state={state}
          reading={read}
          // On phones the sentence has a line of its own, and the criteria share theirs with the buttons.
          className={cx(
            'md:max-xl:order-last md:max-xl:basis-full xl:shrink',
            state.q === undefined ? 'max-md:order-last max-md:basis-full' : 'max-md:grow max-md:basis-0',
          )}
        />
        <Button
          kind="secondary"
          className="relative min-h-12 max-lg:w-12 max-lg:px-0"
          onClick={() => setFiltersOpen(true)}
        >
          <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} className="max-lg:size-5" />
          <span className="max-lg:sr-only">{filtersName}</span>
          {filters > 0 && (
            <span className="rounded-chip bg-primary px-2 text-12 text-on-primary tabular-nums max-lg:absolute max-lg:-top-1 max-lg:-right-1 max-lg:px-1.5">
              {filters}
              <span className="sr-only"> {m.search__set()}</span>
            </span>
          )}
        </Button>
        <SaveSearch search={savedInputOf(state)} name={state.q ?? state.text} changing={state.saved} />
      </div>
      {Filters && (
        <div className={cx(band, fills && 'pb-2')}>
          <Filters state={state} reading={read} />
        </div>
      )}
      <ChangePanel state={state} {...change.panel} className={cx(band, fills && 'pb-2')} />
      {unreadable ? (
        <div className={band}>
          <ErrorState
            what={m.search__we_couldnt_read_your_sentence()}
            error={reading.error}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
            wayOut={
              route === 'hypersearch' &&
              state.q &&
              Object.keys(state).length > 1 && (
                <LinkButton kind="secondary" href={sentencePath(state.q)}>
                  {m.search__use_the_original_sentence()}
                </LinkButton>
              )
            }
          />
        </div>
      ) : (
        <Results route={route} state={state} reading={read} {...homes} />
      )}
      {filtersOpen && (
        <Suspense>
          <FiltersDrawer title={filtersName} state={state} reading={read} onClose={() => setFiltersOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
