import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CommuteHome } from './live-commute.tsx';

const LiveCommute = lazy(() => import('./live-commute.tsx'));

/** Travel times from a home to the person's addresses. `isNear`: it is about to come into view, so its code is loaded. */
export function Commute({ home, isNear }: { home: CommuteHome; isNear: boolean }) {
  const waiting = <Skeleton className="h-40" />;
  return (
    <div data-print="no">
      {isNear ? (
        <Suspense fallback={waiting}>
          <LiveCommute home={home} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
