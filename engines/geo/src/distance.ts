import type { PointE6 } from './point.ts';

/**
 * Meters per micro-degree of latitude: the mean Earth radius of 6,371,008.8 m (IUGG) gives 111,195 m per degree.
 * The figure is round, so that SQL and other engines can repeat it exactly.
 */
export const METRES_PER_MICRODEGREE = 0.111195;

/**
 * Meters per micro-degree of longitude at a latitude. The cosine is rounded to six decimals, because math
 * libraries differ in its last digit; the error is one centimeter in ten kilometers.
 */
export const eastScale = (latE6: number): number =>
  METRES_PER_MICRODEGREE * (Math.round(Math.cos((latE6 * Math.PI) / 180e6) * 1e6) / 1e6);

/**
 * Squared meters from `centre`, on a plane tangent to the Earth at the center (equirectangular): north = Δlat ×
 * 0.111195, east = Δlon × eastScale(centre), north² + east² in double precision. Within 0.1% up to 100 km at the
 * latitudes of North America. Not symmetric, and wrong across the antimeridian.
 */
export function squaredMetres(centre: PointE6, latE6: number, lonE6: number): number {
  const north = (latE6 - centre.latE6) * METRES_PER_MICRODEGREE;
  const east = (lonE6 - centre.lonE6) * eastScale(centre.latE6);
  return north * north + east * east;
}

/** Meters from `centre` to `point`; see `squaredMetres`. */
export const distanceMetres = (centre: PointE6, point: PointE6): number =>
  Math.sqrt(squaredMetres(centre, point.latE6, point.lonE6));

/** Inclusive. Compares squared meters, to avoid rounding by a square root. */
export const circleContains = (centre: PointE6, radiusMetres: number, point: PointE6): boolean =>
  radiusMetres >= 0 && squaredMetres(centre, point.latE6, point.lonE6) <= radiusMetres * radiusMetres;
