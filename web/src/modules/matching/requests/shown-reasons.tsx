import { m } from '@lintel/messages';
import { whole } from '../../../ui/format.ts';
import { PointsBar, signedPoints } from '../cards/points-bar.tsx';
import { criteria } from '../choice-values.ts';
import { criterionNames } from '../criteria/criterion-names.ts';

interface Reason {
  criterion: string;
  points: number;
  n: number | null;
}

const nameOf = (criterion: string): string => {
  const known = criteria.find((name) => name === criterion);
  return known ? criterionNames[known] : criterion;
};

/** The reasons shown in the list, largest first; the rest can be expanded. */
export function ShownReasons({ reasons, name, few = 3 }: { reasons: readonly Reason[]; name: string; few?: number }) {
  const sorted = reasons.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const most = Math.abs(sorted[0]?.points ?? 0);
  if (sorted.length === 0) return null;
  const lines = (some: readonly Reason[]) => (
    <ul aria-label={m.matching__score_breakdown({ name })} className="grid gap-2 text-14">
      {some.map(({ criterion, points, n }) => (
        <li key={criterion} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
          <span>
            {nameOf(criterion)} {n !== null && <span className="text-12 text-soft">n = {whole(n)}</span>}
          </span>
          <span className="font-medium tabular-nums">{signedPoints(points)}</span>
          <span className="col-span-2">
            <PointsBar points={points} most={most} />
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid max-w-140 gap-2">
      {lines(sorted.slice(0, few))}
      {sorted.length > few && (
        <details className="text-14">
          <summary className="link inline-flex min-h-8 items-center">{m.matching__show_the_rest()}</summary>
          <div className="pt-2">{lines(sorted.slice(few))}</div>
        </details>
      )}
    </div>
  );
}
