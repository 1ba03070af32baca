import { circleRim, type PointE6 } from '@lintel/geo';
import type { Shape } from './shape.ts';

/** Degrees of latitude that an edge may climb in one piece: up to 61° north a Mercator map then draws it true to a metre. */
const CLIMB_E6 = 40_000;
const PIECES_MAX = 64;

/**
 * The edge of a shape as a line that a Mercator map may draw piece by piece. Searches cut along straight lines of
 * latitude and longitude; on the map those are curves, so long edges get points between.
 */
export function edgeOf(shape: Shape): PointE6[] {
  if (shape.kind === 'outline') return dense(shape.ring, true);
  const { centre, radiusMetres } = shape;
  return circleRim(centre, radiusMetres, Math.min(360, Math.max(64, Math.ceil(Math.PI * Math.sqrt(radiusMetres / 2)))));
}

/** A line, closed or open, with points between where it climbs far. */
export function dense(path: readonly PointE6[], closed: boolean): PointE6[] {
  return path.flatMap((a, at) => {
    const b = path[at + 1] ?? (closed ? path[0] : undefined);
    if (!b) return [a];
    const pieces = Math.min(PIECES_MAX, Math.max(1, Math.ceil(Math.abs(b.latE6 - a.latE6) / CLIMB_E6)));
    return Array.from({ length: pieces }, (_, piece) => ({
      latE6: a.latE6 + ((b.latE6 - a.latE6) * piece) / pieces,
      lonE6: a.lonE6 + ((b.lonE6 - a.lonE6) * piece) / pieces,
    }));
  });
}
