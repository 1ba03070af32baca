import { m } from '@lintel/messages';
import type { PlaceForecast } from '@lintel/server/markets';
import { useId } from 'react';
import { roundTicks, scale } from '../../ui/charts/chart-scale.ts';
import { decimal, month } from '../../ui/format.ts';
import { useWidth } from '../../ui/hooks/use-width.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { monthAfter, signedPercent } from './growth.ts';

const height = 280;
const [left, top, scaleWidth, below] = [6, 20, 56, 28];
const defaultWidth = 640;
/** The chart shows the last ten years. */
const SHOWN_MONTHS = 120;

interface IndexChartProps {
  city: string;
  index: NonNullable<PlaceForecast['index']>;
  forecast: PlaceForecast['forecast'];
}

/** A price index with its forecast as a band that opens over the next twelve months. */
export function IndexChart({ city, index, forecast }: IndexChartProps) {
  const title = useId();
  const [frame, width] = useWidth<HTMLElement>(defaultWidth);
  const points = index.points.slice(-SHOWN_MONTHS);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const band = forecast && !forecast.abstains ? forecast : null;
  const grown = (percent: number) => last.value * (1 + percent / 100);
  const ends = band ? [grown(band.low), grown(band.high)] : [];
  const values = [...points.map(({ value }) => value), ...ends];
  const ticks = roundTicks(Math.min(...values), Math.max(...values), 4);
  const right = Math.max(left, width - scaleWidth);
  const x = scale([0, points.length - 1 + (band ? 12 : 0)], [left, right]);
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height - below, top]);
  const [now, end] = [x(points.length - 1), x(points.length + 11)];
  const words = m.markets__price_index({ city, from: month(first.month), until: month(last.month) });
  return (
    <figure ref={frame} className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="text-14 font-semibold">{words}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-labelledby={title} className="w-full">
        <title id={title}>{words}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={right + 8} y={y(tick) + 4} className="fill-soft text-12 tabular-nums">
              {decimal(tick)}
            </text>
          </g>
        ))}
        {band && (
          <>
            <polygon
              points={`${now},${y(last.value)} ${end},${y(grown(band.high))} ${end},${y(grown(band.low))}`}
              className="fill-primary-tint"
            >
              <title>{m.markets__forecast_range()}</title>
            </polygon>
            <line
              x1={now}
              y1={y(last.value)}
              x2={end}
              y2={y(grown(band.growth))}
              strokeDasharray="4 4"
              className="stroke-primary stroke-2"
            />
            <text x={end - 4} y={y(grown(band.high)) - 6} textAnchor="end" className="fill-ink text-12">
              {signedPercent(band.high)}
            </text>
            <text x={end - 4} y={y(grown(band.low)) + 14} textAnchor="end" className="fill-ink text-12">
              {signedPercent(band.low)}
            </text>
          </>
        )}
        <polyline
          points={points.map(({ value }, at) => `${x(at)},${y(value)}`).join(' ')}
          className="fill-none stroke-primary stroke-2"
          strokeLinejoin="round"
        />
        <circle cx={now} cy={y(last.value)} r={4} className="fill-primary" />
        <text x={left} y={height - 6} className="fill-soft text-12">
          {month(first.month)}
        </text>
        <text x={right} y={height - 6} textAnchor="end" className="fill-soft text-12">
          {month(band ? monthAfter(last.month, 12) : last.month)}
        </text>
      </svg>
      <div className="flex flex-wrap items-baseline gap-x-4 text-12 text-soft">
        <p>{index.isSample ? m.markets__index_sample() : m.markets__index_source({ source: index.source })}</p>
      </div>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">{m.ui__show_as_table()}</summary>
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            quietCaption
            caption={words}
            columns={[
              { head: m.markets__month(), cell: (point) => month(point.month) },
              { head: m.markets__index(), cell: (point) => decimal(point.value), numeric: true },
            ]}
            rows={points.toReversed()}
            keyOf={(point) => point.month}
          />
        </div>
      </details>
    </figure>
  );
}
