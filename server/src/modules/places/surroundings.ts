import { distanceUnit } from '@lintel/geo';
import type { NamedPoint, Place } from '@lintel/hypersearch';
import { regionCentre } from './region-centres.ts';

/**
 * "Near Austin" means Austin and up to 15 miles around it, "near Toronto" Toronto and up to 25 km around it. A neighborhood
 * or landmark reaches 3 miles or 5 km. These are round figures in the units of the country where the place is.
 */
const reach = {
  US: { area: 15, spot: 3 },
  CA: { area: 25, spot: 5 },
} as const;

const metresOf = (count: number, country: Place['country']): number =>
  count * distanceUnit(country === 'US' ? 'imperial' : 'metric').size * 1_000;

const isArea = ({ kind }: Place): boolean => kind === 'city' || kind === 'region';

/** Reach of "near" beyond the edge of a place, in meters. */
export const surroundingMetres = (place: Place): number =>
  metresOf(reach[place.country][isArea(place) ? 'area' : 'spot'], place.country);

/**
 * The distance from a place's point to its edge in meters, estimated from its population because the gazetteer has no
 * outlines: 0.4 km times the root of the thousands of people, at most 20 km (Austin 12.5 km, Boise 6 km, a village 1 km).
 * A region reaches as far as nine in ten of its postal codes.
 */
export function extentMetres(place: Place): number {
  if (place.kind === 'point') return 0;
  if (place.kind === 'region') return regionCentre(place)?.extentMetres ?? 0;
  return Math.min(20_000, 400 * Math.sqrt(place.population / 1_000));
}

/** The middle of a place in degrees; undefined for a region without known postal codes. */
export const centreOf = (place: Place): { lat: number; lon: number } | undefined =>
  place.kind === 'region' ? regionCentre(place) : place;

/** The point of a place with the area around it that is near; undefined for a region without known postal codes. */
export function namedPoint(place: Place): NamedPoint | undefined {
  const centre = centreOf(place);
  return (
    centre && {
      latE6: Math.round(centre.lat * 1e6),
      lonE6: Math.round(centre.lon * 1e6),
      extentMetres: Math.round(extentMetres(place)),
      nearMetres: surroundingMetres(place),
    }
  );
}
