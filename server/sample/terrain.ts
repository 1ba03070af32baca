/** Kilometres of a degree of latitude. */
export const KM_OF_LATITUDE = 111.2;

/** Kilometres of a degree of longitude; the cosine by its first terms, exact to metres here and equal on every machine. */
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

/** On a plane: good to a few metres within a city, and good enough to tell which of two cities is nearer. */
export function kmBetween(from: Spot, to: Spot): number {
  const north = (to.lat - from.lat) * KM_OF_LATITUDE;
  const east = (to.lon - from.lon) * kmOfLongitude(from.lat);
  return Math.sqrt(north * north + east * east);
}
