/** A position in micro-degrees (degrees × 1e6), whole numbers: latitude ±90e6, longitude ±180e6. */
export interface PointE6 {
  latE6: number;
  lonE6: number;
}

/** Inclusive on all four sides. */
export interface BoxE6 {
  southE6: number;
  westE6: number;
  northE6: number;
  eastE6: number;
}

export const isPoint = ({ latE6, lonE6 }: PointE6): boolean =>
  Number.isInteger(latE6) && Number.isInteger(lonE6) && Math.abs(latE6) <= 90e6 && Math.abs(lonE6) <= 180e6;

/** Returns the bounding box of the points; an empty box without points. */
export function boundsOf(points: readonly PointE6[]): BoxE6 {
  let [southE6, westE6, northE6, eastE6] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { latE6, lonE6 } of points) {
    southE6 = Math.min(southE6, latE6);
    northE6 = Math.max(northE6, latE6);
    westE6 = Math.min(westE6, lonE6);
    eastE6 = Math.max(eastE6, lonE6);
  }
  return { southE6, westE6, northE6, eastE6 };
}
