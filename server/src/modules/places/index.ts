import { type NamedPoint, type Place, type PlaceNames, placeNames as readPlaceNames } from '@lintel/hypersearch';
import type { ServerModule } from '../../platform/app/app-context.ts';
import { gazetteer } from './gazetteer.ts';
import { createLandmarks, type FindLandmarks } from './landmark-points.ts';
import { namesOfPlaces } from './names-of-places.ts';
import { regionPlaces } from './regions.ts';
import { namedPoint } from './surroundings.ts';

export { areasOf } from './areas-of.ts';
export { bareNamesCalled } from './bare-names.ts';
export { gazetteer } from './gazetteer.ts';
export { countyName, learnPlacesOf } from './learn-places.ts';
export { nearbyLandmarks } from './nearby-landmarks.ts';
export { largestCityOf, placesCalled, postalPosition, shownName } from './places-called.ts';
export { regions } from './regions.ts';
export { provinceOfPostalLetter } from './state-codes.ts';
export { centreOf, surroundingMetres } from './surroundings.ts';

let names: PlaceNames | undefined;

/** Place names for parsing sentences, folded and indexed once. */
export function placeNames(): PlaceNames {
  names ??= readPlaceNames(namesOfPlaces());
  return names;
}

let landmarks: FindLandmarks | undefined;

/** The places that "near" this name may mean; none when it is not known. Name and cities are folded by `foldPlace`. */
export function landmarksCalled(...args: Parameters<FindLandmarks>): Place[] {
  landmarks ??= createLandmarks([...gazetteer().places, ...regionPlaces()]);
  return landmarks(...args);
}

/** Points of the places, and the reach of "near" around each. */
export const landmarkPoints = (...args: Parameters<FindLandmarks>): NamedPoint[] =>
  landmarksCalled(...args).flatMap((place) => namedPoint(place) ?? []);

/** Cities, neighborhoods, postal codes and landmarks of the USA and Canada. Bundled data without a table. */
export const places: ServerModule = { name: 'places' };
