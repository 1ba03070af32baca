import { foldPlace } from '@lintel/geo';
import { type Place, placeName } from '@lintel/hypersearch';
import { bareNamesCalled } from './bare-names.ts';
import { gazetteer } from './gazetteer.ts';
import { regionPlaces } from './regions.ts';

let byName: Map<string, Place[]> | undefined;

/**
 * Returns all places with a name, folded or not, by any of their names; largest population first. Places with a nickname of
 * another place come last: “le Plateau” of Gatineau after Plateau-Mont-Royal.
 */
export function placesCalled(name: string, state?: string): readonly Place[] {
  byName ??= named();
  const places = byName.get(placeName(name)) ?? [];
  return state === undefined ? places : places.filter((place) => place.state === state);
}

function named(): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const all = [...gazetteer().places, ...regionPlaces()].toSorted((a, b) => b.population - a.population);
  for (const isNickname of [false, true])
    for (const place of all)
      for (const own of new Set([place.name, ...(place.aliases ?? [])])) {
        const name = placeName(own);
        if ((name !== foldPlace(own)) !== isNickname) continue;
        const known = found.get(name);
        if (!known) found.set(name, [place]);
        else if (!known.includes(place)) known.push(place);
      }
  return found;
}

const learned = new Map<string, string>();

/** Records how a name that the gazetteer lacks is written. */
export const learnShownName = (name: string): void => void learned.set(foldPlace(name), name);

/** Returns the position of a postal code, or of the codes with this prefix. */
export const postalPosition = (code: string): { lat: number; lon: number } | undefined => {
  const startedAt = code.replace(/\s/g, '').toUpperCase();
  return gazetteer().postalCodes.find((each) => each.code.startsWith(startedAt) || startedAt.startsWith(each.code));
};

export const largestCityOf = (state: string): Place | undefined =>
  gazetteer().places.find((place) => place.kind === 'city' && place.state === state);

/**
 * Returns the written form of a name: "Trois-Rivières" for "trois rivieres"; undefined when the gazetteer has
 * none.
 */
export function shownName(name: string, state?: string): string | undefined {
  const folded = foldPlace(name);
  const written = [...placesCalled(name, state), ...bareNamesCalled(name, state)]
    .flatMap((place) => [place.name, ...(place.aliases ?? [])])
    .find((own) => foldPlace(own) === folded);
  return written ?? learned.get(folded);
}
