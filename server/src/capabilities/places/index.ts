import type { PointE6 } from '@lintel/geo';
import { type PlaceNames, placeNames as readPlaceNames } from '@lintel/hypersearch';
import type { Capability } from '../../foundation/house.ts';
import { gazetteer } from './gazetteer.ts';
import { createLandmarks } from './landmark-points.ts';
import { regionPlaces } from './regions.ts';

export { areasOf } from './areas-of.ts';
export { gazetteer } from './gazetteer.ts';
export { largestCityOf, placesCalled, postalPosition, shownName } from './places-called.ts';
export { provinceOfPostalLetter } from './state-codes.ts';

let names: PlaceNames | undefined;

/** The names that a sentence may hold, folded and indexed once. "Downtown" is a landmark of every city, never a place. */
export function placeNames(): PlaceNames {
  names ??= readPlaceNames([...gazetteer().places.filter((place) => place.name !== 'Downtown'), ...regionPlaces()]);
  return names;
}

let landmarks: ReturnType<typeof createLandmarks> | undefined;

/**
 * Where a landmark of this name is; none when it is not known. Name and cities folded by `foldPlace`; the cities named
 * beside it tell which of several is meant.
 */
export function landmarkPoints(name: string, cities: readonly string[]): PointE6[] {
  landmarks ??= createLandmarks(gazetteer().places);
  return landmarks(name, cities);
}

/** Cities, neighbourhoods, postal codes and landmarks of the USA and Canada. No table: data of the release. */
export const places: Capability = { name: 'places' };
