/** Kilometers per degree of latitude. */
export const KM_OF_LATITUDE = 111.2;

/**
 * Kilometers per degree of longitude; a truncated cosine series, accurate to meters here and equal on every
 * machine.
 */
export function kmOfLongitude(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  const x = radians * radians;
  return KM_OF_LATITUDE * (1 - x / 2 + (x * x) / 24 - (x * x * x) / 720);
}

interface Spot {
  /** Degrees. */
  lat: number;
  lon: number;
}

/** Planar distance: accurate to a few meters within a city, and enough to compare distances to cities. */
export function kmBetween(from: Spot, to: Spot): number {
  const north = (to.lat - from.lat) * KM_OF_LATITUDE;
  const east = (to.lon - from.lon) * kmOfLongitude(from.lat);
  return Math.sqrt(north * north + east * east);
}
