import type { Cost } from './reading-items.ts';

/** The cost on a chip: on a phone only the number is seen, but all of it is read out. */
export function ChipCost({ cost }: { cost: Cost | undefined }) {
  return (
    cost && (
      <span className="shrink-0 text-12 text-soft tabular-nums">
        {cost.more} <span className="max-sm:sr-only">{cost.what}</span>
      </span>
    )
  );
}
