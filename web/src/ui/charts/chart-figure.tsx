import { m } from '@lintel/messages';
import { type ReactNode, useId } from 'react';
import { useWidth } from '../hooks/use-width.ts';
import { DataTable } from '../table/data-table.tsx';

interface Point {
  label: string;
  value: number;
  /** Sample size. */
  n?: number;
}

export interface ChartProps {
  /** The measure with its unit and period. */
  title: string;
  labelHead: string;
  valueHead: string;
  points: readonly Point[];
  format: (value: number) => string;
}

/** Plot area in its frame, in pixels. The scale is to its right. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

const height = 240;
/** Width in pixels until the chart is measured. */
const defaultWidth = 640;

/**
 * Shows the same data as a drawing and as a table. One unit of the drawing is one pixel at any width, so that its text
 * keeps its size on phones.
 */
export function ChartFigure({ draw, ...chart }: ChartProps & { draw: (plot: Plot) => ReactNode }) {
  const title = useId();
  const [frame, width] = useWidth<HTMLElement>(defaultWidth);
  const columns = [
    { head: chart.labelHead, cell: (point: Point) => point.label },
    { head: chart.valueHead, cell: (point: Point) => chart.format(point.value), numeric: true },
    { head: m.ui__homes(), cell: (point: Point) => point.n?.toLocaleString('en-US') ?? '', numeric: true },
  ];
  return (
    <figure ref={frame} className="grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="text-14 font-semibold">{chart.title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-labelledby={title} className="w-full">
        <title id={title}>{chart.title}</title>
        {draw({ left: 4, right: Math.max(4, width - 80), top: 24, bottom: height - 28, height })}
      </svg>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">{m.ui__show_as_table()}</summary>
        <DataTable
          quietCaption
          caption={chart.title}
          columns={columns.filter(
            ({ head }) => head !== m.ui__homes() || chart.points.some((point) => point.n !== undefined),
          )}
          rows={chart.points}
          keyOf={(point) => point.label}
        />
      </details>
    </figure>
  );
}

/** Grid lines at round values, labeled at the end. */
export function Rules(props: {
  plot: Plot;
  ticks: readonly number[];
  y: (value: number) => number;
  format: ChartProps['format'];
}) {
  const { plot, ticks, y, format } = props;
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={plot.left} x2={plot.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={plot.right + 8} y={y(tick) + 4} className="fill-soft text-12 tabular-nums">
        {format(tick)}
      </text>
    </g>
  ));
}
