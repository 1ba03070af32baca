import { cx } from 'class-variance-authority';

/** A placeholder in the shape of the loading content. Appears after 150 ms, so that fast responses do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden data-skeleton className={cx('rounded-control bg-sunk motion-safe:animate-wait', className)} />
  );
}
