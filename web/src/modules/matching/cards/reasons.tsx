import { m } from '@lintel/messages';
import { whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { MatchCard } from '../calls.ts';
import { criterionNames } from '../criteria/criterion-names.ts';
import { PointsBar, signedPoints } from './points-bar.tsx';

/** The three criteria with the largest effect on this match, positive or negative. */
export function TopReasons({ match }: { match: MatchCard }) {
  const three = match.explanation.criteria
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, 3);
  const most = Math.abs(three[0]?.points ?? 0);
  return (
    <ul aria-label={m.matching__what_affects_s_score_most({ name: match.name })} className="grid gap-2 text-14">
      {three.map(({ criterion, points, n }) => (
        <li key={criterion} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
          <span>
            {criterionNames[criterion]} <span className="text-12 text-soft">n = {whole(n)}</span>
          </span>
          <span className="font-medium tabular-nums">{signedPoints(points)}</span>
          <span className="col-span-2">
            <PointsBar points={points} most={most} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All twelve criteria with the numbers of the ranking. They add up to the score. */
export function Reasons({ match }: { match: MatchCard }) {
  const { base, evidence, criteria, score } = match.explanation;
  const rows = [
    { name: m.matching__the_average_professional_for_the(), points: base.toFixed(1), n: '', percentile: '' },
    ...criteria
      .toSorted((one, other) => other.points - one.points)
      .map(({ criterion, points, n, percentile }) => ({
        name: criterionNames[criterion],
        points: signedPoints(points),
        n: whole(n),
        percentile: whole(Math.round(percentile)),
      })),
    { name: m.matching__known_better_or_less_well(), points: signedPoints(evidence), n: '', percentile: '' },
    { name: m.matching__match_score_3(), points: score.toFixed(1), n: '', percentile: '' },
  ];
  return (
    <div className="grid gap-2">
      <DataTable
        caption={m.matching__score_breakdown({ name: match.name })}
        quietCaption
        columns={[
          { head: m.matching__criterion(), cell: (row) => row.name },
          { head: m.matching__points(), cell: (row) => row.points, numeric: true },
          { head: 'n', cell: (row) => row.n, numeric: true },
          { head: m.matching__pct(), cell: (row) => row.percentile, numeric: true },
        ]}
        rows={rows}
        keyOf={(row) => row.name}
      />
      <p className="text-12 text-soft">
        {m.matching__the_score_is_the_percent({ deals: m.count__deals({ count: match.n.deals }) })}
        {match.optimistic && m.matching__we_reserve_this_spot_for()}
      </p>
    </div>
  );
}
