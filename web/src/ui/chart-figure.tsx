import { m } from '@lintel/messages';
import { type ReactNode, useId } from 'react';
import { DataTable } from './data-table.tsx';
import { useWidth } from './use-width.ts';

interface Point {
  label: string;
  value: number;
  /** How many observations stand behind the value. */
  n?: number;
}

export interface ChartProps {
  /** What is measured, in which unit and over which time. */
  title: string;
  labelHead: string;
  valueHead: string;
  points: readonly Point[];
  format: (value: number) => string;
}

/** Where the drawing lies in its frame, in pixels. The scale stands to the right of it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

const height = 240;
/** Until the place of the chart is measured. */
const usualWidth = 640;

/**
 * Drawing and table hold the same data; the table is one key away. A unit of the drawing is a pixel at any width, so that
 * its words keep their size on a phone.
 */
export function ChartFigure({ draw, ...chart }: ChartProps & { draw: (plot: Plot) => ReactNode }) {
  const title = useId();
  const [frame, width] = useWidth<HTMLElement>(usualWidth);
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
        <summary className="link inline-flex min-h-8 items-center">{m.ui__show_as_a_table()}</summary>
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

/** Fine lines at round values, each written at its end. */
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
