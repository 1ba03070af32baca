/** Homes in the places of a query, which restrict each other. */
import type { Criterion } from '../../src/facts.ts';
import { placeName } from '../../src/place-name.ts';
import { code, type Home } from './home.ts';

export type PlaceFact = Extract<Criterion, { kind: 'place' | 'state' | 'zip' }>;

export const state = (home: Home, pin: string | undefined) => pin === undefined || home.state === pin;

const isCity = (home: Home, criterion: PlaceFact) =>
  criterion.kind === 'place' && home.folded.city === placeName(criterion.name) && state(home, criterion.state);

const isNeighbourhood = (home: Home, criterion: PlaceFact) =>
  criterion.kind === 'place' && home.folded.neighbourhood === placeName(criterion.name) && state(home, criterion.state);

const isArea = (home: Home, criterion: PlaceFact) =>
  criterion.kind === 'place' && home.folded.areas.includes(placeName(criterion.name)) && state(home, criterion.state);

export function inPlace(home: Home, criterion: PlaceFact): boolean {
  if (criterion.kind === 'state') return home.state === criterion.code;
  if (criterion.kind === 'zip')
    return code(criterion.code) !== '' && home.folded.postalCode.startsWith(code(criterion.code));
  return (
    placeName(criterion.name) !== '' &&
    (isCity(home, criterion) || isNeighbourhood(home, criterion) || isArea(home, criterion))
  );
}

/**
 * Places restrict each other, smaller within larger: a neighborhood or ZIP within its named city, a city within its
 * area, and any of them within its named state.
 */
export function resolvePlaces(all: readonly Home[], places: readonly PlaceFact[]): (home: Home) => boolean {
  const within = places.map((place) => {
    const cities = places.filter(
      (city) =>
        city !== place &&
        city.kind === 'place' &&
        !(place.kind === 'place' && placeName(place.name) === placeName(city.name)) &&
        all.some((home) => isWithin(home, place, city)),
    );
    const test = (home: Home) =>
      cities.length === 0 ? inPlace(home, place) : cities.some((city) => isWithin(home, place, city));
    return { place, cities, test };
  });
  const isCovered = (place: PlaceFact) => within.some(({ cities }) => cities.includes(place));
  const standing = within.filter(
    ({ place, cities }) => place.kind !== 'state' && (cities.length > 0 || !isCovered(place)),
  );
  const states = places.filter((place) => place.kind === 'state');
  const used = new Set<PlaceFact>();
  const tests = standing.map(({ test }) => {
    const around = states.filter((place) => all.some((home) => test(home) && inPlace(home, place)));
    for (const place of around) used.add(place);
    return (home: Home) => test(home) && (around.length === 0 || around.some((place) => inPlace(home, place)));
  });
  for (const place of states) if (!used.has(place)) tests.push((home) => inPlace(home, place));
  return (home) => tests.some((test) => test(home));
}

/** Returns whether the home lies in a neighborhood or ZIP within a city, or in any of them within an area. */
const isWithin = (home: Home, small: PlaceFact, large: PlaceFact) =>
  inPlace(home, small) &&
  ((isArea(home, large) && (small.kind === 'zip' || isNeighbourhood(home, small) || isCity(home, small))) ||
    (isCity(home, large) && (small.kind === 'zip' || isNeighbourhood(home, small))));
