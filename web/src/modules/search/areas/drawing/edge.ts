import { circleOutline, type PointE6 } from '@lintel/geo';
import type { Shape } from '../shape.ts';

/** Maximum latitude difference of an edge segment, in micro-degrees; accurate to one meter up to 61° north. */
const CLIMB_E6 = 40_000;
const PIECES_MAX = 64;

/**
 * Returns the edge of a shape as a line for a Mercator map. Searches use straight lines in latitude and longitude,
 * which are curves on the map, so long edges get intermediate points.
 */
export function edgeOf(shape: Shape): PointE6[] {
  if (shape.kind === 'outline') return dense(shape.ring, true);
  const { center, radiusMeters } = shape;
  return circleOutline(
    center,
    radiusMeters,
    Math.min(360, Math.max(64, Math.ceil(Math.PI * Math.sqrt(radiusMeters / 2)))),
  );
}

/** Adds intermediate points to a line, closed or open, where its latitude changes much. */
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
