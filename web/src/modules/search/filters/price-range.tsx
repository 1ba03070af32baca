import { m } from '@lintel/messages';
import { Slider } from 'radix-ui';
import { shortMoney } from '../../../ui/format.ts';
import { PriceHistogram } from './price-histogram.tsx';
import type { Bounds } from './range-text.ts';

interface PriceRangeProps {
  edges: readonly number[];
  counts: readonly number[];
  bounds: Bounds | undefined;
  onChange: (bounds: Bounds) => void;
}

const thumb =
  'block size-6 rounded-chip border-2 border-primary bg-raised hover:bg-primary-tint focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary';

/** Price histogram with a slider at each end; a slider at the edge means no bound. */
export function PriceRange({ edges, counts, bounds = {}, onChange }: PriceRangeProps) {
  const last = edges.length - 1;
  if (last < 1 || counts.every((count) => count === 0)) return null;
  const low = bounds.min === undefined ? 0 : nearest(edges, bounds.min);
  const high = bounds.max === undefined ? last : nearest(edges, bounds.max);
  const move = ([from = 0, to = last]: number[]) =>
    onChange({
      min: from === low ? bounds.min : from === 0 ? undefined : round(edges[from] as number),
      max: to === high ? bounds.max : to === last ? undefined : round(edges[to] as number),
    });
  return (
    <div>
      <PriceHistogram edges={edges} counts={counts} bounds={bounds} />
      <Slider.Root
        min={0}
        max={last}
        step={1}
        minStepsBetweenThumbs={1}
        value={[Math.min(low, last - 1), Math.max(high, low + 1)]}
        onValueChange={move}
        className="relative flex h-8 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1 grow rounded-chip bg-line">
          <Slider.Range className="absolute h-full rounded-chip bg-primary" />
        </Slider.Track>
        <Slider.Thumb
          aria-label={m.search__lowest_price()}
          aria-valuetext={bounds.min === undefined ? m.search__any() : shortMoney(bounds.min)}
          className={thumb}
        />
        <Slider.Thumb
          aria-label={m.search__highest_price()}
          aria-valuetext={bounds.max === undefined ? m.search__any() : shortMoney(bounds.max)}
          className={thumb}
        />
      </Slider.Root>
    </div>
  );
}

function nearest(edges: readonly number[], price: number): number {
  let best = 0;
  for (const [at, edge] of edges.entries())
    if (Math.abs(edge - price) < Math.abs((edges[best] as number) - price)) best = at;
  return best;
}

/** Rounds a price to a multiple of 5,000. */
const round = (price: number): number => Math.round(price / 5_000) * 5_000;
