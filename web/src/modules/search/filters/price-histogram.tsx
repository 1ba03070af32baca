import { shortMoney } from '../../../ui/format.ts';

interface PriceHistogramProps {
  edges: readonly number[];
  counts: readonly number[];
  bounds: { min?: number | undefined; max?: number | undefined } | undefined;
}

/** Distribution of prices. The fields below it contain the same values as text. */
export function PriceHistogram({ edges, counts, bounds }: PriceHistogramProps) {
  const most = Math.max(...counts, 1);
  const first = edges[0];
  const last = edges.at(-1);
  if (first === undefined || last === undefined || counts.every((count) => count === 0)) return null;
  const within = (index: number) =>
    (edges[index + 1] ?? last) >= (bounds?.min ?? 0) &&
    (edges[index] ?? first) <= (bounds?.max ?? Number.POSITIVE_INFINITY);
  return (
    <div>
      <svg
        viewBox={`0 0 ${counts.length} 20`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-16 w-full"
      >
        {counts.map((count, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            key={index}
            x={index + 0.08}
            width={0.84}
            y={20 - (20 * count) / most}
            height={(20 * count) / most}
            className={within(index) ? 'fill-primary' : 'fill-line'}
          />
        ))}
      </svg>
      <div className="flex justify-between border-t border-ink pt-1 text-12 text-soft tabular-nums">
        <span>{shortMoney(first)}</span>
        <span>{shortMoney(last)}</span>
      </div>
    </div>
  );
}
