import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder of a home card while it loads. */
export function HomeCardSkeleton() {
  return (
    <div className="lintel overflow-hidden">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="grid gap-2 p-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
