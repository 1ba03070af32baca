/** Points a criterion adds (right of the middle) or subtracts (left), on a scale shared by the list. */
export function PointsBar({ points, most }: { points: number; most: number }) {
  const length = most === 0 ? 0 : (Math.min(Math.abs(points), most) / most) * 50;
  return (
    <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full">
      <rect
        x={points < 0 ? 50 - length : 50}
        y={0}
        width={length}
        height={8}
        className={points < 0 ? 'fill-accent' : 'fill-primary'}
      />
      <rect x={49.75} y={0} width={0.5} height={8} className="fill-edge" />
    </svg>
  );
}

/** Formats `+3.2`, `−0.4` or `0.0`, with a minus sign instead of a hyphen. */
export function signedPoints(points: number): string {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return size;
  return `${points < 0 ? '−' : '+'}${size}`;
}
