import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { viewQuery } from '../queries.ts';
import { isOnMap, type SearchState } from '../search-state.ts';
import { homeGrid, ResultList, type ShowHome } from './result-list.tsx';

const EmptyResult = lazy(() => import('./empty-result.tsx'));

const skeletons = ['one', 'two', 'three', 'four', 'five', 'six'];

interface HomesProps {
  state: SearchState;
  reading: NlpResult | undefined;
  showHome: ShowHome;
  homeSkeleton: ReactNode;
}

/** The homes of a search, or why there are none. */
export function Homes({ state, reading, showHome, homeSkeleton }: HomesProps) {
  const results = useQuery(viewQuery(state));
  const narrow = isOnMap(state);

  if (results.isError && !results.data)
    return (
      <ErrorState
        what={m.search__we_couldnt_load_the_homes()}
        error={results.error}
        onRetry={() => void results.refetch()}
        pending={results.isFetching}
      />
    );
  if (!results.data)
    return (
      <ul aria-label={m.search__loading_homes()} aria-busy className={homeGrid(narrow)}>
        {skeletons.map((name) => (
          <li key={name}>{homeSkeleton}</li>
        ))}
      </ul>
    );
  if (results.data.total === 0)
    return (
      <Suspense>
        <EmptyResult state={state} reading={reading} />
      </Suspense>
    );
  return (
    <div className={cx('transition-opacity', results.isPlaceholderData && 'opacity-60')}>
      <ResultList state={state} page={results.data} showHome={showHome} narrow={narrow} />
    </div>
  );
}
