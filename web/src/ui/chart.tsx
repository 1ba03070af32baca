import { type ReactNode, useId } from 'react';
import { roundTicks, scale } from './chart-scale.ts';
import { DataTable } from './data-table.tsx';

interface Point {
  label: string;
  value: number;
  /** How many observations stand behind the value. */
  n?: number;
}

interface ChartProps {
  /** What is measured, in which unit and over which time. */
  title: string;
  labelHead: string;
  valueHead: string;
  points: readonly Point[];
  format: (value: number) => string;
}

const width = 640;
const height = 240;
const margin = { top: 24, right: 88, bottom: 28, left: 8 };
const right = width - margin.right;
const bottom = height - margin.bottom;

/** Drawing and table hold the same data; the table is one key away. */
function Figure({ children, ...chart }: ChartProps & { children: ReactNode }) {
  const title = useId();
  const columns = [
    { head: chart.labelHead, cell: (point: Point) => point.label },
    { head: chart.valueHead, cell: (point: Point) => chart.format(point.value), numeric: true },
    { head: 'Homes', cell: (point: Point) => point.n?.toLocaleString('en-US') ?? '', numeric: true },
  ];
  return (
    <figure className="grid gap-3">
      <figcaption className="text-14 font-semibold">{chart.title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title} className="h-auto w-full max-w-180">
        <title id={title}>{chart.title}</title>
        {children}
      </svg>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">Show as a table</summary>
        <DataTable
          quietCaption
          caption={chart.title}
          columns={columns.filter(
            ({ head }) => head !== 'Homes' || chart.points.some((point) => point.n !== undefined),
          )}
          rows={chart.points}
          keyOf={(point) => point.label}
        />
      </details>
    </figure>
  );
}

function Rules({
  ticks,
  y,
  format,
}: {
  ticks: readonly number[];
  y: (v: number) => number;
  format: ChartProps['format'];
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={margin.left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={right + 8} y={y(tick) + 4} className="fill-soft text-12 tabular-nums">
        {format(tick)}
      </text>
    </g>
  ));
}

/** A course over time: one line, its first and last value written beside it. */
export function LineChart(chart: ChartProps) {
  const { points, format } = chart;
  const values = points.map((point) => point.value);
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, margin.top]);
  const x = scale([0, points.length - 1], [margin.left + 8, right - 8]);
  const last = points.at(-1);
  return (
    <Figure {...chart}>
      <Rules ticks={ticks} y={y} format={format} />
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
        <text x={right - 8} y={y(last.value) - 10} textAnchor="end" className="fill-ink text-14 font-semibold">
          {format(last.value)}
        </text>
      )}
      <text x={margin.left} y={height - 6} className="fill-soft text-12">
        {points[0]?.label}
      </text>
      <text x={right} y={height - 6} textAnchor="end" className="fill-soft text-12">
        {points.length > 1 ? last?.label : ''}
      </text>
    </Figure>
  );
}

/** Amounts side by side, from a zero line. */
export function BarChart(chart: ChartProps) {
  const { points, format } = chart;
  const ticks = roundTicks(0, Math.max(1, ...points.map((point) => point.value)), 3);
  const y = scale([0, ticks.at(-1) ?? 1], [bottom, margin.top]);
  const step = (right - margin.left) / points.length;
  return (
    <Figure {...chart}>
      <Rules ticks={ticks} y={y} format={format} />
      {points.map((point, index) => (
        <g key={point.label}>
          <rect
            x={margin.left + index * step + step * 0.15}
            y={y(point.value)}
            width={step * 0.7}
            height={bottom - y(point.value)}
            className="fill-primary"
          >
            <title>{`${point.label}: ${format(point.value)}`}</title>
          </rect>
          <text x={margin.left + (index + 0.5) * step} y={height - 8} textAnchor="middle" className="fill-soft text-12">
            {point.label}
          </text>
        </g>
      ))}
      <line x1={margin.left} x2={right} y1={bottom} y2={bottom} className="stroke-ink" />
    </Figure>
  );
}
