import { m } from '@lintel/messages';
import { ChartFigure, type ChartProps, type Plot, Rules } from './chart-figure.tsx';
import { roundTicks, scale } from './chart-scale.ts';

/** A line chart over time with its last value labeled. */
export function LineChart(chart: ChartProps) {
  return <ChartFigure {...chart} draw={(plot) => <Line {...chart} plot={plot} />} />;
}

function Line({ points, format, plot }: ChartProps & { plot: Plot }) {
  const values = points.map((point) => point.value);
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const x = scale([0, points.length - 1], [plot.left + 8, plot.right - 8]);
  const last = points.at(-1);
  const isFalling = (points.at(-2)?.value ?? 0) > (last?.value ?? 0);
  return (
    <>
      <Rules plot={plot} ticks={ticks} y={y} format={format} />
      <polyline
        points={points.map((point, index) => `${x(index)},${y(point.value)}`).join(' ')}
        className="fill-none stroke-primary stroke-2"
        strokeLinejoin="round"
      />
      {points.map((point, index) => (
        <circle key={point.label} cx={x(index)} cy={y(point.value)} r={point === last ? 5 : 3} className="fill-primary">
          <title>{`${point.label}: ${format(point.value)}${point.n === undefined ? '' : ` (${m.count__homes({ count: point.n })})`}`}</title>
        </circle>
      ))}
      {last && (
        <text
          x={plot.right - 8}
          y={labelAt(y(last.value), isFalling, plot)}
          textAnchor="end"
          className="fill-ink stroke-paper stroke-4 text-14 font-semibold [paint-order:stroke]"
        >
          {format(last.value)}
        </text>
      )}
      <text x={plot.left} y={plot.height - 6} className="fill-soft text-12">
        {points[0]?.label}
      </text>
      <text x={plot.right} y={plot.height - 6} textAnchor="end" className="fill-soft text-12">
        {points.length > 1 ? last?.label : ''}
      </text>
    </>
  );
}

/** Places the label of the last point away from the line: below a falling line if there is room, else above. */
const labelAt = (y: number, isFalling: boolean, { bottom }: Plot): number =>
  isFalling && y + 24 < bottom ? y + 20 : y - 10;
