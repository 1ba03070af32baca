import { eastScale, METRES_PER_MICRODEGREE } from './distance.ts';
import type { PointE6 } from './point.ts';
import { segmentsMeet, validRing } from './ring.ts';

/** A stroke that crosses itself keeps its largest loop if that is at least this share of its length. */
const LOOP_SHARE = 0.6;
/** Finer than freehand drawing, and short enough for a URL. */
const STROKE_POINTS_MAX = 150;

/**
 * Returns the ring of a freehand line: ends that overshoot are cut at their crossing, and points within
 * `toleranceMetres` of a straight edge are removed (Douglas and Peucker 1973). Points are rounded to 10
 * micro-degrees (1.1 m). The ring may still violate `validRing`, as for a figure eight.
 */
export function ringOfStroke(stroke: readonly PointE6[], toleranceMetres: number): PointE6[] {
  const points = distinctPoints(stroke.map(rounded));
  for (let tolerance = toleranceMetres; ; tolerance *= 1.5) {
    const path = simplifyPath(points, tolerance);
    if (path.length <= STROKE_POINTS_MAX) return mended(largestLoop(path), points, tolerance);
  }
}

/** Removing points may create crossings, so the tolerance is reduced while that helps. */
function mended(ring: PointE6[], points: readonly PointE6[], toleranceMetres: number): PointE6[] {
  for (let finer = toleranceMetres / 2; finer > toleranceMetres / 20 && validRing(ring) !== undefined; finer /= 2) {
    const path = simplifyPath(points, finer);
    if (path.length > STROKE_POINTS_MAX) break;
    const other = largestLoop(path);
    if (validRing(other) === undefined) return other;
  }
  return ring;
}

const rounded = ({ latE6, lonE6 }: PointE6): PointE6 => ({
  latE6: Math.round(latE6 / 10) * 10,
  lonE6: Math.round(lonE6 / 10) * 10,
});

const distinctPoints = (path: readonly PointE6[]) =>
  path.filter(({ latE6, lonE6 }, i) => latE6 !== path[i - 1]?.latE6 || lonE6 !== path[i - 1]?.lonE6);

/** Douglas and Peucker on a plane tangent to the Earth at the first point; the ends are kept. */
export function simplifyPath(path: readonly PointE6[], toleranceMetres: number): PointE6[] {
  if (path.length < 3) return [...path];
  const keep = new Uint8Array(path.length);
  keep[0] = keep[path.length - 1] = 1;
  const east = eastScale((path[0] as PointE6).latE6);
  const open: [number, number][] = [[0, path.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, toleranceMetres];
    for (let i = from + 1; i < to; i++) {
      const metres = metresToSegment(path[i] as PointE6, path[from] as PointE6, path[to] as PointE6, east);
      if (metres > distance) [farthest, distance] = [i, metres];
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return path.filter((_, i) => keep[i] === 1);
}

function metresToSegment(p: PointE6, a: PointE6, b: PointE6, east: number): number {
  const [px, py] = [(p.lonE6 - a.lonE6) * east, (p.latE6 - a.latE6) * METRES_PER_MICRODEGREE];
  const [bx, by] = [(b.lonE6 - a.lonE6) * east, (b.latE6 - a.latE6) * METRES_PER_MICRODEGREE];
  const length = bx * bx + by * by;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / length));
  return Math.hypot(px - along * bx, py - along * by);
}

/**
 * Closes the path where it crosses itself; returns it unchanged without a crossing, or when too much would be cut
 * off.
 */
function largestLoop(path: PointE6[]): PointE6[] {
  let best: { from: number; to: number; at: PointE6 } | undefined;
  for (let from = 0; from + 2 < path.length - 1; from++)
    for (let to = path.length - 2; to >= from + 2 && to - from > (best ? best.to - best.from : 0); to--) {
      const [a, b, c, d] = [path[from], path[from + 1], path[to], path[to + 1]] as [PointE6, PointE6, PointE6, PointE6];
      if (segmentsMeet(a, b, c, d)) best = { from, to, at: crossing(a, b, c, d) };
    }
  if (!best) return path;
  const loop = [best.at, ...path.slice(best.from + 1, best.to + 1)];
  return lengthOf(loop) >= LOOP_SHARE * lengthOf(path) ? distinctPoints(loop) : path;
}

function crossing(a: PointE6, b: PointE6, c: PointE6, d: PointE6): PointE6 {
  const [abx, aby] = [b.lonE6 - a.lonE6, b.latE6 - a.latE6];
  const [cdx, cdy] = [d.lonE6 - c.lonE6, d.latE6 - c.latE6];
  const across = abx * cdy - aby * cdx;
  if (across === 0) return b;
  const share = ((c.lonE6 - a.lonE6) * cdy - (c.latE6 - a.latE6) * cdx) / across;
  return rounded({ latE6: a.latE6 + share * aby, lonE6: a.lonE6 + share * abx });
}

const lengthOf = (path: readonly PointE6[]) =>
  path.reduce((sum, { latE6, lonE6 }, i) => {
    const before = path[i - 1];
    return before ? sum + Math.hypot(latE6 - before.latE6, lonE6 - before.lonE6) : sum;
  }, 0);
