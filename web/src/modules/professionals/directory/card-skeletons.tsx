import { m } from '@lintel/messages';
import { Skeleton } from '../../../ui/skeleton.tsx';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six placeholders in the shape of the cards. */
export function CardSkeletons() {
  return (
    <ul
      aria-label={m.professionals__loading_professionals()}
      aria-busy
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      {six.map((each) => (
        <li key={each} className="lintel grid gap-4 p-4">
          <div className="flex gap-4">
            <Skeleton className="size-14" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-24" />
          <Skeleton className="h-10 w-28" />
        </li>
      ))}
    </ul>
  );
}
