import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { useId } from 'react';
import { roundTicks, scale } from '../../ui/charts/chart-scale.ts';
import { day, money, shortMoney } from '../../ui/format.ts';
import { useWidth } from '../../ui/hooks/use-width.ts';

const height = 200;
const [left, top, scaleWidth, below] = [6, 16, 64, 28];
const defaultWidth = 640;
/** Minimum width in pixels between the labels of two dates. */
const labelWidth = 96;

/** The asking price over time as steps. Renders nothing until the price has changed; the table below has the same data. */
export function PriceChart({ home }: { home: PropertyDetail }) {
  const title = useId();
  const [frame, width] = useWidth<HTMLElement>(defaultWidth);
  const points = home.history
    .flatMap(({ on, price, event }) => (price === null ? [] : [{ at: Date.parse(on), on, price, event }]))
    .reverse();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || new Set(points.map(({ price }) => price)).size < 2) return null;
  const until = Math.max(last.at, Date.parse(home.source.modifiedAt.slice(0, 10))) + DAY_MS;
  const prices = points.map(({ price }) => price);
  const ticks = roundTicks(Math.min(...prices), Math.max(...prices), 4);
  const right = Math.max(left, width - scaleWidth);
  const x = scale([first.at, until], [left, right]);
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height - below, top]);
  const steps = points.map(({ at, price }, index) => (index === 0 ? `M${x(at)},${y(price)}` : `H${x(at)}V${y(price)}`));
  const labels = points.filter(({ at }, index) => index === 0 || x(at) - x(first.at) > labelWidth);
  const shown = labels.filter(({ at }, index) => index === 0 || x(at) - x(labels[index - 1]!.at) > labelWidth);
  return (
    <figure ref={frame} className="w-full">
      <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-labelledby={title} className="w-full">
        <title id={title}>
          {m.listings__price_over_time({
            from: money(first.price, home.currency),
            to: money(last.price, home.currency),
          })}
        </title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={right + 8} y={y(tick) + 4} className="fill-soft text-12 tabular-nums">
              {shortMoney(tick, home.currency)}
            </text>
          </g>
        ))}
        <path d={`${steps.join('')}H${x(until)}`} className="fill-none stroke-primary stroke-2" />
        {points.map(({ at, on, price, event }) => (
          <circle key={`${on} ${event}`} cx={x(at)} cy={y(price)} r={4} className="fill-primary">
            <title>{`${day(on)}: ${money(price, home.currency)}`}</title>
          </circle>
        ))}
        {shown.map(({ at, on, event }) => (
          <text key={`${on} ${event}`} x={x(at)} y={height - 8} className="fill-soft text-12">
            {day(on)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
