import { ChartFigure, type ChartProps, type Plot, Rules } from './chart-figure.tsx';
import { roundTicks, scale } from './chart-scale.ts';

/** Width in pixels of a label such as `Nov` with the space around it. */
const labelWidth = 30;

/** Bars side by side from a zero line. */
export function BarChart(chart: ChartProps) {
  return <ChartFigure {...chart} draw={(plot) => <Bars {...chart} plot={plot} />} />;
}

function Bars({ points, format, plot }: ChartProps & { plot: Plot }) {
  const ticks = roundTicks(0, Math.max(1, ...points.map((point) => point.value)), 3);
  const y = scale([0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const step = (plot.right - plot.left) / points.length;
  // Labels that would touch are thinned out, counted from the latest one.
  const every = Math.ceil(labelWidth / step);
  return (
    <>
      <Rules plot={plot} ticks={ticks} y={y} format={format} />
      {points.map((point, index) => (
        <g key={point.label}>
          <rect
            x={plot.left + (index + 0.15) * step}
            y={y(point.value)}
            width={step * 0.7}
            height={plot.bottom - y(point.value)}
            className="fill-primary"
          >
            <title>{`${point.label}: ${format(point.value)}`}</title>
          </rect>
          {(points.length - 1 - index) % every === 0 && (
            <text
              x={plot.left + (index + 0.5) * step}
              y={plot.height - 8}
              textAnchor="middle"
              className="fill-soft text-12"
            >
              {point.label}
            </text>
          )}
        </g>
      ))}
      <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} className="stroke-ink" />
    </>
  );
}
