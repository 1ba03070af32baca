/** A place in degrees. */
export interface Spot {
  longitude: number;
  latitude: number;
}

/** A place on the screen. */
export interface Pixel {
  x: number;
  y: number;
}

/** The last zoom of a map: streets with their houses. */
export const nearest = 18;
