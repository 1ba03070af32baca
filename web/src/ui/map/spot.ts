/** Geographic coordinates in degrees. */
export interface Spot {
  longitude: number;
  latitude: number;
}

/** Screen coordinates in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** Maximum zoom of a map, which shows individual buildings. */
export const nearest = 18;
