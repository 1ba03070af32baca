import { boundsOf, isPoint, type PointE6 } from './point.ts';

/** More points than any drawn area needs; the check for crossings is quadratic. */
export const MAX_RING_POINTS = 1000;

/**
 * Sign of the turn a → b → c: positive to the left, negative to the right, 0 on a line. Exact: products of
 * micro-degree differences reach 6.5e16, so a result too close to zero for doubles is recomputed in BigInt.
 */
export function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  const left = (bx - ax) * (cy - ay);
  const right = (by - ay) * (cx - ax);
  const difference = left - right;
  if (!(Math.abs(difference) <= 64 && Math.abs(left) >= 2 ** 52)) return difference;
  const exact = BigInt(bx - ax) * BigInt(cy - ay) - BigInt(by - ay) * BigInt(cx - ax);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/**
 * Even-odd rule, exact. Edges are half-open: a point on a western or southern edge is inside, one on an eastern or
 * northern edge is outside, so that areas with a common edge have no common point.
 */
export function pointInRing(ring: readonly PointE6[], point: PointE6): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    if (edgeIsEastOf(ring[j] as PointE6, ring[i] as PointE6, point.latE6, point.lonE6)) inside = !inside;
  }
  return inside;
}

/**
 * True when a ray to the east of the point crosses the edge; the edge includes its lower end and excludes its
 * upper one.
 */
function edgeIsEastOf(a: PointE6, b: PointE6, latE6: number, lonE6: number): boolean {
  if (a.latE6 > latE6 === b.latE6 > latE6) return false;
  return a.latE6 < b.latE6
    ? turn(a.lonE6, a.latE6, b.lonE6, b.latE6, lonE6, latE6) > 0
    : turn(b.lonE6, b.latE6, a.lonE6, a.latE6, lonE6, latE6) > 0;
}

/**
 * Returns the rule that a ring violates, or undefined for a simple polygon. Open or closed, in either direction.
 */
export function validRing(ring: readonly PointE6[]): string | undefined {
  if (ring.length > MAX_RING_POINTS + 1) return `at most ${MAX_RING_POINTS} points`;
  if (!ring.every(isPoint)) return 'latitude between −90 and 90 and longitude between −180 and 180';
  const corners = ring.filter((point, i) => !samePoint(point, ring[(i + 1) % ring.length] as PointE6));
  if (corners.length < 3) return 'at least 3 different points';
  if (corners.length > MAX_RING_POINTS) return `at most ${MAX_RING_POINTS} points`;
  // Checked first, because the two halves of a symmetric bow tie cancel out.
  if (touchesItself(corners)) return 'edges must not cross or touch each other';
  if (twiceArea(corners) === 0n) return 'an area larger than zero';
  return undefined;
}

const samePoint = (a: PointE6, b: PointE6) => a.latE6 === b.latE6 && a.lonE6 === b.lonE6;

function twiceArea(ring: readonly PointE6[]): bigint {
  let sum = 0n;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j] as PointE6, ring[i] as PointE6];
    sum += BigInt(a.lonE6) * BigInt(b.latE6) - BigInt(b.lonE6) * BigInt(a.latE6);
  }
  return sum;
}

/**
 * True when an open path meets itself; used for an outline that is still being drawn. Adjacent edges may share
 * only their common point.
 */
export function pathTouchesItself(path: readonly PointE6[]): boolean {
  for (let i = 0; i + 1 < path.length; i++)
    for (let j = i + 1; j + 1 < path.length; j++) {
      const [a, b, c, d] = [path[i], path[i + 1], path[j], path[j + 1]] as [PointE6, PointE6, PointE6, PointE6];
      if (j === i + 1 ? runsBack(a, b, d) : segmentsMeet(a, b, c, d)) return true;
    }
  return false;
}

/** The edge from b to d overlaps the edge from a to b. */
const runsBack = (a: PointE6, b: PointE6, d: PointE6) =>
  turnOf(a, b, d) === 0 &&
  BigInt(b.latE6 - a.latE6) * BigInt(d.latE6 - b.latE6) + BigInt(b.lonE6 - a.lonE6) * BigInt(d.lonE6 - b.lonE6) < 0n;

/**
 * True when two nonadjacent edges meet; at most 500,000 pairs. An adjacent edge that runs back over the other
 * meets the edge before or after it, so it needs no separate check.
 */
function touchesItself(ring: readonly PointE6[]): boolean {
  const count = ring.length;
  for (let i = 0; i < count; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % count]] as [PointE6, PointE6];
    const box = boundsOf([a, b]);
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      const [c, d] = [ring[j], ring[(j + 1) % count]] as [PointE6, PointE6];
      if (c.latE6 > box.northE6 && d.latE6 > box.northE6) continue;
      if (c.latE6 < box.southE6 && d.latE6 < box.southE6) continue;
      if (segmentsMeet(a, b, c, d)) return true;
    }
  }
  return false;
}

const turnOf = (a: PointE6, b: PointE6, c: PointE6) => turn(a.lonE6, a.latE6, b.lonE6, b.latE6, c.lonE6, c.latE6);

/** True when two edges share a point. */
export function segmentsMeet(a: PointE6, b: PointE6, c: PointE6, d: PointE6): boolean {
  const [abc, abd, cda, cdb] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)];
  if (abc > 0 !== abd > 0 && abc !== 0 && abd !== 0 && cda > 0 !== cdb > 0 && cda !== 0 && cdb !== 0) return true;
  return (
    (abc === 0 && within(a, b, c)) ||
    (abd === 0 && within(a, b, d)) ||
    (cda === 0 && within(c, d, a)) ||
    (cdb === 0 && within(c, d, b))
  );
}

/** For `p` on the line a–b: true when it is between them. */
const within = (a: PointE6, b: PointE6, p: PointE6) =>
  Math.min(a.lonE6, b.lonE6) <= p.lonE6 &&
  p.lonE6 <= Math.max(a.lonE6, b.lonE6) &&
  Math.min(a.latE6, b.latE6) <= p.latE6 &&
  p.latE6 <= Math.max(a.latE6, b.latE6);
