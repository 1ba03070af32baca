import type { Cost } from './reading-items.ts';

/** The cost on a chip. `brief`, and on phones: only the number. Screen readers read all of it. */
export function ChipCost({ cost, brief = false }: { cost: Cost | undefined; brief?: boolean }) {
  return (
    cost && (
      <span className="shrink-0 text-12 text-soft tabular-nums">
        {cost.more} <span className={brief ? 'sr-only' : 'max-sm:sr-only'}>{cost.what}</span>
      </span>
    )
  );
}
