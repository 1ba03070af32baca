import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholders in the shape of the cards. */
export function HomeSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
    <li key={at} className="lintel">
      <Skeleton className="aspect-4/3" />
      <div className="grid gap-2 p-4">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-12" />
      </div>
    </li>
  ));
}
