import type { PointE6 } from './point.ts';

/**
 * Metres of one micro-degree of latitude: the mean Earth radius of 6,371,008.8 m (IUGG) gives
 * 111,195 m a degree, kept as a round figure so that SQL and other engines repeat it digit by digit.
 */
export const METRES_PER_MICRODEGREE = 0.111195;

/**
 * Metres of one micro-degree of longitude at a latitude. The cosine is rounded to six decimals: maths
 * libraries differ in its last digit, and one centimetre in ten kilometres is not worth that.
 */
export const eastScale = (latE6: number): number =>
  METRES_PER_MICRODEGREE * (Math.round(Math.cos((latE6 * Math.PI) / 180e6) * 1e6) / 1e6);

/**
 * Squared metres from `centre`, on a plane that touches the Earth at the centre (equirectangular):
 * north = Δlat × 0.111195, east = Δlon × eastScale(centre), north² + east² in double precision.
 * Within 0.1 % up to 100 km at the latitudes of North America. Not symmetric, and blind to the antimeridian.
 */
export function squaredMetres(centre: PointE6, latE6: number, lonE6: number): number {
  const north = (latE6 - centre.latE6) * METRES_PER_MICRODEGREE;
  const east = (lonE6 - centre.lonE6) * eastScale(centre.latE6);
  return north * north + east * east;
}

/** Metres from `centre` to `point`; see `squaredMetres`. */
export const distanceMetres = (centre: PointE6, point: PointE6): number =>
  Math.sqrt(squaredMetres(centre, point.latE6, point.lonE6));

/** Inclusive. Compares squared metres, so that no square root rounds. */
export const circleContains = (centre: PointE6, radiusMetres: number, point: PointE6): boolean =>
  radiusMetres >= 0 && squaredMetres(centre, point.latE6, point.lonE6) <= radiusMetres * radiusMetres;
