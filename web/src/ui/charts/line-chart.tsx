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
          <title>{`${point.label}: ${format(point.value)}${point.n === undefined ? '' : ` (n = ${point.n})`}`}</title>
        </circle>
      ))}
      {last && (
        <text x={plot.right - 8} y={y(last.value) - 10} textAnchor="end" className="fill-ink text-14 font-semibold">
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
