import type { Place } from '@lintel/hypersearch';

const kmOfDegree = 111.195;
/** Prevents a place of a few hundred people from attracting every point at its center. */
const softeningSquaredKm = 4;
const reachKm = 40;

interface Point {
  lat: number;
  lon: number;
  state: string;
}

/**
 * Finds the most likely city of a point by gravity: population divided by squared distance, within 40 km and the
 * same state. For sources that name a district without its city.
 */
export function nearestCityOf(cities: readonly Place[]): (point: Point) => Place | undefined {
  const byState = Map.groupBy(cities, (city) => city.state);
  return (point) => {
    let best: Place | undefined;
    let bestPull = 0;
    const eastKm = kmOfDegree * Math.cos((point.lat * Math.PI) / 180);
    for (const city of byState.get(point.state) ?? []) {
      const north = (city.lat - point.lat) * kmOfDegree;
      const east = (city.lon - point.lon) * eastKm;
      const squaredKm = north * north + east * east;
      const pull = squaredKm > reachKm * reachKm ? 0 : city.population / (squaredKm + softeningSquaredKm);
      if (pull > bestPull) [best, bestPull] = [city, pull];
    }
    return best;
  };
}
