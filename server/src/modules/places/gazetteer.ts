import { foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import { type Market, markets } from '../../../sample/markets/index.ts';
import { geonames } from './geonames.ts';
import { nearestCityOf } from './nearest-city.ts';
import { type PostalCode, postalCodes } from './postal-codes.ts';

export interface Gazetteer {
  /** Cities, neighborhoods and landmarks; names are unique per kind within a city or state. */
  places: readonly Place[];
  postalCodes: readonly PostalCode[];
}

let loaded: Gazetteer | undefined;

/** Returns the places of the USA and Canada, loaded at the first call and cached. */
export function gazetteer(): Gazetteer {
  loaded ??= load();
  return loaded;
}

/**
 * A landmark may serve several markets (an airport between two cities): equal names within about ten kilometers
 * are one landmark.
 */
const key = ({ kind, name, state, city, lat, lon }: Place): string =>
  kind === 'point'
    ? `${foldPlace(name)}|${lat.toFixed(1)}|${lon.toFixed(1)}`
    : `${foldPlace(name)}|${city ?? ''}|${state}`;

function load(): Gazetteer {
  const codes = postalCodes();
  const { cities, sections } = geonames();
  const allCities = distinct([...byPopulation(cities), ...markets.map(cityOf), ...postalCities(codes, cities)]);
  const cityAt = nearestCityOf(allCities);
  const parts = sections.map((place) => ({ ...place, city: cityAt(place)?.name }));
  const people = new Map(parts.map((part) => [key(part), part.population]));
  const ofMarkets = markets.flatMap(neighbourhoodsOf);
  const neighbourhoods = distinct([
    ...ofMarkets.map((place) => ({ ...place, population: people.get(key(place)) ?? 0 })),
    ...byPopulation(parts),
  ]);
  return {
    places: [...allCities, ...neighbourhoods, ...distinct(markets.flatMap(landmarksOf))],
    postalCodes: codes.map((code) => (code.city === undefined ? { ...code, city: cityAt(code)?.name } : code)),
  };
}

/** Keeps the first place of each name. */
function distinct(places: readonly Place[]): Place[] {
  const byKey = new Map<string, Place>();
  for (const place of places) if (!byKey.has(key(place))) byKey.set(key(place), place);
  return [...byKey.values()];
}

const byPopulation = (places: readonly Place[]): Place[] => places.toSorted((a, b) => b.population - a.population);

/**
 * Returns places with a post office and without an entry in GeoNames, located at their first postal code. Most
 * share the spelling of a known city; these are skipped first, which saves folding their names.
 */
function postalCities(codes: readonly PostalCode[], known: readonly Place[]): Place[] {
  const seen = new Set(known.map(({ name, state }) => `${name}, ${state}`));
  const found: Place[] = [];
  for (const { city, country, state, lat, lon } of codes) {
    const name = `${city}, ${state}`;
    if (city === undefined || seen.has(name)) continue;
    seen.add(name);
    found.push({ name: city, kind: 'city', country, state, population: 0, lat, lon });
  }
  return found;
}

const cityOf = ({ name, country, state, lat, lon }: Market): Place => ({
  name,
  kind: 'city',
  country,
  state,
  population: 0,
  lat,
  lon,
});

const neighbourhoodsOf = ({ name: city, country, state, neighbourhoods }: Market): Place[] =>
  neighbourhoods.map(({ name, lat, lon }) => ({
    name,
    kind: 'neighbourhood',
    country,
    state,
    population: 0,
    lat,
    lon,
    city,
  }));

const landmarksOf = ({ name: city, country, state, landmarks }: Market): Place[] =>
  landmarks.map(({ name, lat, lon, aliases }) => ({
    name,
    kind: 'point',
    country,
    state,
    population: 0,
    lat,
    lon,
    city,
    aliases,
  }));
