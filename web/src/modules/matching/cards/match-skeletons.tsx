import { m } from '@lintel/messages';
import { Skeleton } from '../../../ui/skeleton.tsx';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

export const matchGrid = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';

/** Placeholders in the shape of match cards. */
export function MatchSkeletons({ count }: { count: number }) {
  return (
    <ul aria-label={m.matching__finding_your_matches()} aria-busy className={matchGrid}>
      {six.slice(0, count).map((each) => (
        <li key={each} className="lintel grid gap-4 p-4">
          <div className="flex justify-between gap-4">
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
            <Skeleton className="size-14" />
          </div>
          <Skeleton className="h-10" />
          <Skeleton className="h-48" />
          <Skeleton className="h-24" />
          <div className="flex gap-2">
            <Skeleton className="h-10 w-24" />
            <Skeleton className="h-10 w-24" />
          </div>
        </li>
      ))}
    </ul>
  );
}
