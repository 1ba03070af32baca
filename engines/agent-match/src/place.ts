const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;
export const KM_A_DEGREE = EARTH_KM * RADIANS;

/** Great-circle distance (haversine). */
export function kmBetween(latA: number, lonA: number, latB: number, lonB: number): number {
  const half = Math.sin(((latB - latA) * RADIANS) / 2);
  const side = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const h = half * half + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * side * side;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Length of a degree of longitude in kilometers at a latitude. */
export const kmALonDegree = (lat: number): number => KM_A_DEGREE * Math.cos(lat * RADIANS);

const DEGREES_OF_ONE_KM = 1 / KM_A_DEGREE;

/** Key of the grid cell of a place, with edges of about that many km. */
export function squareOf(lat: number, lon: number, km: number): number {
  const step = km * DEGREES_OF_ONE_KM;
  const row = Math.floor((lat + 90) / step);
  const column = Math.floor((lon + 180) / (step / Math.max(0.05, Math.cos((row * step - 90) * RADIANS))));
  return row * 1_000_003 + column;
}
