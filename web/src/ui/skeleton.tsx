import { cx } from 'class-variance-authority';

/** Holds the place of what is coming, in its true shape. Shows after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('rounded-control bg-sunk motion-safe:animate-wait', className)} />;
}
