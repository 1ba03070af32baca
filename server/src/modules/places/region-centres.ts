import { distanceMetres, foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import { gazetteer } from './gazetteer.ts';
import { type Region, regions } from './regions.ts';

/** The center of a region in degrees, and the distance within which nine in ten of its places are. */
export interface RegionCentre {
  lat: number;
  lon: number;
  extentMetres: number;
}

const found = new Map<string, RegionCentre | undefined>();

/** Center of a county, metropolitan area or nickname; undefined where the gazetteer has none of its postal codes and cities. */
export function regionCentre({ name, state }: Pick<Place, 'name' | 'state'>): RegionCentre | undefined {
  const key = `${name}|${state}`;
  if (!found.has(key)) {
    const region = regions().find((each) => each.name === name && each.states.includes(state));
    found.set(key, region && centreOf(pointsOf(region)));
  }
  return found.get(key);
}

interface Point {
  lat: number;
  lon: number;
}

function pointsOf({ zips, prefixes, cities, wholeStates }: Region): Point[] {
  const { postalCodes, places } = gazetteer();
  const [ofZips, ofCities, ofStates] = [new Set(zips), new Set(cities), new Set(wholeStates)];
  return [
    ...postalCodes.filter(
      ({ code, state }) =>
        ofZips.has(code) || ofStates.has(state) || prefixes.some((prefix) => code.startsWith(prefix)),
    ),
    ...(cities.length === 0
      ? []
      : places.filter(({ kind, name, state }) => kind === 'city' && ofCities.has(`${state}|${foldPlace(name)}`))),
  ];
}

function centreOf(points: readonly Point[]): RegionCentre | undefined {
  if (points.length === 0) return undefined;
  const mean = (each: (point: Point) => number) => points.reduce((sum, point) => sum + each(point), 0) / points.length;
  const [lat, lon] = [mean((point) => point.lat), mean((point) => point.lon)];
  const distances = points.map((point) => distanceMetres(e6({ lat, lon }), e6(point))).sort((a, b) => a - b);
  return { lat, lon, extentMetres: distances[Math.floor(distances.length * 0.9)] ?? 0 };
}

const e6 = ({ lat, lon }: Point) => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });
