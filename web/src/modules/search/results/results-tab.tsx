import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MapAndList } from '../map/map-and-list.tsx';
import { resultsQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import { EmptyResult } from './empty-result.tsx';
import { ResultList, type ShowHome } from './result-list.tsx';

const DrawingTools = lazy(() => import('../areas/drawing-tools.tsx'));
const ResultMap = lazy(() => import('../map/result-map.tsx'));

const skeletons = ['one', 'two', 'three', 'four', 'five', 'six'];

export interface ResultsTabProps {
  state: SearchState;
  reading: NlpResult | undefined;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** The homes of a search as a list or beside a map. */
export function ResultsTab({ state, reading, showHome, homeSkeleton }: ResultsTabProps) {
  const results = useQuery(resultsQuery(state));
  const onMap = state.view === 'map';

  if (results.isError && !results.data)
    return (
      <ErrorState
        what={m.search__we_couldnt_load_the_homes()}
        error={results.error}
        onRetry={() => void results.refetch()}
        pending={results.isFetching}
      />
    );

  const list = !results.data ? (
    <ul aria-label={m.search__loading_homes()} aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {skeletons.map((name) => (
        <li key={name}>{homeSkeleton}</li>
      ))}
    </ul>
  ) : results.data.total === 0 ? (
    <EmptyResult state={state} reading={reading} />
  ) : (
    <div className={cx('transition-opacity', results.isPlaceholderData && 'opacity-60')}>
      <ResultList state={state} page={results.data} showHome={showHome} narrow={onMap} />
    </div>
  );

  const heading = <h2 className="sr-only">{m.search__homes()}</h2>;
  if (!onMap)
    return (
      <>
        {heading}
        {list}
      </>
    );
  return (
    <MapAndList
      list={
        <>
          {heading}
          {list}
        </>
      }
      map={
        <Suspense fallback={<Skeleton className="h-full" />}>
          <ResultMap state={state}>
            <DrawingTools state={state} />
          </ResultMap>
        </Suspense>
      }
    />
  );
}
