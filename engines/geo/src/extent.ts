import { eastScale, METRES_PER_MICRODEGREE } from './distance.ts';
import { boundsOf, type PointE6 } from './point.ts';

const RADIUS_METRES = (METRES_PER_MICRODEGREE * 180e6) / Math.PI;
const radians = (e6: number) => (e6 * Math.PI) / 180e6;

/**
 * Square meters of a ring on the sphere of `distanceMetres`: Σ (λ₂ − λ₁)(sin φ₁ + sin φ₂) · R²/2, the strip under
 * each edge (Chamberlain and Duquette 2007, eq. 1, with the trapezoid that is exact for edges along meridians and
 * parallels).
 */
export function ringSquareMetres(ring: readonly PointE6[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j] as PointE6, ring[i] as PointE6];
    sum += radians(b.lonE6 - a.lonE6) * (Math.sin(radians(a.latE6)) + Math.sin(radians(b.latE6)));
  }
  return Math.abs(sum / 2) * RADIUS_METRES * RADIUS_METRES;
}

/** Meters from west to east (at the middle latitude) and from south to north. */
export function extentMetres(points: readonly PointE6[]): { eastMetres: number; northMetres: number } {
  const box = boundsOf(points);
  return {
    eastMetres: (box.eastE6 - box.westE6) * eastScale((box.southE6 + box.northE6) / 2),
    northMetres: (box.northE6 - box.southE6) * METRES_PER_MICRODEGREE,
  };
}

/**
 * Points of a circle's rim as `circleContains` measures it, clockwise from the north. Not rounded to whole
 * micro-degrees.
 */
export function circleOutline(centre: PointE6, radiusMetres: number, count = 96): PointE6[] {
  return Array.from({ length: count }, (_, i) => {
    const turned = (2 * Math.PI * i) / count;
    return {
      latE6: centre.latE6 + (radiusMetres * Math.cos(turned)) / METRES_PER_MICRODEGREE,
      lonE6: centre.lonE6 + (radiusMetres * Math.sin(turned)) / eastScale(centre.latE6),
    };
  });
}
