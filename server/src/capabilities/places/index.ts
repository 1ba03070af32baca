import type { PointE6 } from '@lintel/geo';
import { type PlaceNames, placeNames as readPlaceNames } from '@lintel/hypersearch';
import type { Capability } from '../../foundation/app-context.ts';
import { gazetteer } from './gazetteer.ts';
import { createLandmarks } from './landmark-points.ts';
import { regionPlaces } from './regions.ts';

export { areasOf } from './areas-of.ts';
export { gazetteer } from './gazetteer.ts';
export { largestCityOf, placesCalled, postalPosition, shownName } from './places-called.ts';
export { provinceOfPostalLetter } from './state-codes.ts';

let names: PlaceNames | undefined;

/**
 * Place names for parsing sentences, folded and indexed once. "Downtown" is a landmark of every city and never a
 * place.
 */
export function placeNames(): PlaceNames {
  names ??= readPlaceNames([...gazetteer().places.filter((place) => place.name !== 'Downtown'), ...regionPlaces()]);
  return names;
}

let landmarks: ReturnType<typeof createLandmarks> | undefined;

/**
 * Returns the positions of a landmark, or none when it is unknown. Name and cities are folded by `foldPlace`; the
 * cities disambiguate.
 */
export function landmarkPoints(name: string, cities: readonly string[]): PointE6[] {
  landmarks ??= createLandmarks(gazetteer().places);
  return landmarks(name, cities);
}

/** Cities, neighborhoods, postal codes and landmarks of the USA and Canada. Bundled data without a table. */
export const places: Capability = { name: 'places' };
