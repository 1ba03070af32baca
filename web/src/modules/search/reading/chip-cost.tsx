import type { Cost } from './reading-items.ts';

/** The cost on a chip: phones show only the number, screen readers read all of it. */
export function ChipCost({ cost }: { cost: Cost | undefined }) {
  return (
    cost && (
      <span className="shrink-0 text-12 text-soft tabular-nums">
        {cost.more} <span className="max-sm:sr-only">{cost.what}</span>
      </span>
    )
  );
}
