import { DataTable } from '../../ui/data-table.tsx';
import { counted, whole } from '../../ui/format.ts';
import type { MatchCard } from './calls.ts';
import { criterionNames } from './criterion-names.ts';
import { PointsBar, signedPoints } from './points-bar.tsx';

/** The three criteria that move this match most, whichever way. */
export function TopReasons({ match }: { match: MatchCard }) {
  const three = match.explanation.criteria
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, 3);
  const most = Math.abs(three[0]?.points ?? 0);
  return (
    <ul aria-label={`What moves the score of ${match.name} most`} className="grid gap-2 text-14">
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

/** All twelve: the same numbers as the rank. They add up to the score. */
export function Reasons({ match }: { match: MatchCard }) {
  const { base, evidence, criteria, score } = match.explanation;
  const rows = [
    { name: 'The average professional, for the same search', points: base.toFixed(1), n: '', percentile: '' },
    ...criteria
      .toSorted((one, other) => other.points - one.points)
      .map(({ criterion, points, n, percentile }) => ({
        name: criterionNames[criterion],
        points: signedPoints(points),
        n: whole(n),
        percentile: whole(Math.round(percentile)),
      })),
    { name: 'Known better, or less, than the average', points: signedPoints(evidence), n: '', percentile: '' },
    { name: 'Match score', points: score.toFixed(1), n: '', percentile: '' },
  ];
  return (
    <div className="grid gap-2">
      <DataTable
        caption={`Points of ${match.name}`}
        quietCaption
        columns={[
          { head: 'Criterion', cell: (row) => row.name },
          { head: 'Points', cell: (row) => row.points, numeric: true },
          { head: 'n', cell: (row) => row.n, numeric: true },
          { head: 'Pct.', cell: (row) => row.percentile, numeric: true },
        ]}
        rows={rows}
        keyOf={(row) => row.name}
      />
      <p className="text-12 text-soft">
        The score is 100 times the chance that the purchase closes and you are satisfied. n is the number of records
        behind a criterion ({counted(match.n.deals, 'deal', 'deals')} in all), Pct. its percentile among the kind.
        {match.optimistic && ' This place is kept for somebody who may turn out better than few records can show yet.'}
      </p>
    </div>
  );
}
