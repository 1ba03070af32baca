import { m } from '@lintel/messages';
import type { Spread as SpreadShape } from '@lintel/server/matching';
import { whole } from '../../../ui/format.ts';
import { useWidth } from '../../../ui/hooks/use-width.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';

type Spread = (typeof SpreadShape)['_output'];

const HEIGHT = 64;
/** The scale spans this many standard deviations on each side of the average. */
const REACH = 2.5;

/**
 * Distribution of a criterion in the network: middle half as a box, 10th to 90th percentile as a line, median as a
 * stroke.
 */
export function SpreadDrawing({ name, spread }: { name: string; spread: Spread }) {
  const [frame, width] = useWidth<HTMLDivElement>(320);
  const x = (score: number) => 4 + ((Math.max(-REACH, Math.min(REACH, score)) + REACH) / (2 * REACH)) * (width - 8);
  const rows = [
    { at: m.matching__10_are_below(), score: spread.p10 },
    { at: m.matching__25_are_below(), score: spread.p25 },
    { at: m.matching__50_are_below(), score: spread.p50 },
    { at: m.matching__75_are_below(), score: spread.p75 },
    { at: m.matching__90_are_below(), score: spread.p90 },
  ];
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
        role="img"
        aria-label={m.matching__distribution_across_the_network_sample({ name, n: whole(spread.n) })}
        className="block w-full"
      >
        <line x1={4} x2={width - 4} y1={44} y2={44} className="stroke-edge" />
        <line x1={x(0)} x2={x(0)} y1={4} y2={48} className="stroke-edge" strokeDasharray="2 3" />
        <line x1={x(spread.p10)} x2={x(spread.p90)} y1={24} y2={24} className="stroke-primary stroke-2" />
        <rect
          x={x(spread.p25)}
          y={14}
          width={Math.max(2, x(spread.p75) - x(spread.p25))}
          height={20}
          className="fill-primary-tint stroke-primary stroke-2"
        />
        <line x1={x(spread.p50)} x2={x(spread.p50)} y1={11} y2={37} className="stroke-primary stroke-[3]" />
        <text x={4} y={60} className="fill-soft text-12">
          {m.matching__weaker()}
        </text>
        <text x={x(0)} y={60} textAnchor="middle" className="fill-soft text-12">
          {m.matching__average()}
        </text>
        <text x={width - 4} y={60} textAnchor="end" className="fill-soft text-12">
          {m.matching__stronger()}
        </text>
      </svg>
      <details className="text-14">
        <summary className="link inline-flex min-h-8 items-center">{m.matching__show_as_table()}</summary>
        <DataTable
          caption={m.matching__0_is_the_network_average({ name, n: whole(spread.n) })}
          columns={[
            { head: m.matching__share_of_the_network(), cell: (row) => row.at },
            { head: m.matching__score(), cell: (row) => row.score.toFixed(2).replace('-', '−'), numeric: true },
          ]}
          rows={rows}
          keyOf={(row) => row.at}
        />
      </details>
    </div>
  );
}
