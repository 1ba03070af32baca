import { distanceMetres, foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import { gazetteer } from './gazetteer.ts';
import { type DistrictCode, districtCodes } from './postal-codes.ts';
import { regions } from './regions.ts';

/** The address of a home as stated in its listing. */
export interface HomeAddress {
  country: 'US' | 'CA';
  state: string;
  city: string;
  neighbourhood?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/** A postal code's place name counts as a district of the city only within this distance. */
const districtMetres = 15_000;

let find: ((home: HomeAddress) => readonly string[]) | undefined;
const cache = new Map<string, readonly string[]>();
const MOST_KEPT = 100_000;

/**
 * Returns the larger places that contain a home, and the district or former city of its postal code: "Travis
 * County", "Greater Austin"; "Brooklyn"; "Scarborough". Equal for all homes of a city, neighborhood and postal
 * code.
 */
export function areasOf(home: HomeAddress): readonly string[] {
  const key = `${home.state}|${home.city}|${home.postalCode ?? ''}|${home.neighbourhood ? 1 : 0}`;
  const known = cache.get(key);
  if (known) return known;
  find ??= createAreas();
  const areas = find(home);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, areas);
  return areas;
}

function createAreas(): (home: HomeAddress) => readonly string[] {
  const byZip = new Map<string, string[]>();
  const byPrefix = new Map<string, string[]>();
  const byCity = new Map<string, string[]>();
  const byState = new Map<string, string[]>();
  for (const { name, zips, prefixes, cities, wholeStates } of regions()) {
    for (const zip of zips) enter(byZip, zip, name);
    for (const prefix of prefixes) enter(byPrefix, prefix, name);
    for (const city of cities) enter(byCity, city, name);
    for (const state of wholeStates) enter(byState, state, name);
  }
  const districtOf = createDistricts();
  return ({ state, city, postalCode, country, neighbourhood }) => {
    const code = (postalCode ?? '').replace(/\s/g, '').toUpperCase();
    const startedAt = [1, 2, 3, 4, 5].flatMap((length) => byPrefix.get(code.slice(0, length)) ?? []);
    return [
      ...new Set([
        ...(country === 'US' ? (byZip.get(code.slice(0, 5)) ?? []) : []),
        ...(code.length > 2 ? startedAt : []),
        ...(byCity.get(`${state}|${foldPlace(city)}`) ?? []),
        ...(byState.get(state) ?? []),
        // A neighborhood in the listing is more precise than the district of its postal code.
        ...(neighbourhood ? [] : districtOf(code, state, city)),
      ]),
    ];
  };
}

function enter(names: Map<string, string[]>, key: string, name: string): void {
  const known = names.get(key);
  if (!known) names.set(key, [name]);
  else if (!known.includes(name)) known.push(name);
}

/** Postal place names of parts of a city, where the gazetteer has a place of that name nearby. */
function createDistricts(): (code: string, state: string, city: string) => string[] {
  const byCode = new Map(districtCodes().map((district) => [district.code, district]));
  const byName = Map.groupBy(
    gazetteer().places.filter((place) => place.kind !== 'point'),
    ({ name, state }) => `${state}|${foldPlace(name)}`,
  );
  const largest = (name: string, state: string) => byName.get(`${state}|${foldPlace(name)}`)?.[0];
  return (code, state, city) => {
    const district = byCode.get(code.slice(0, 5)) ?? byCode.get(code.slice(0, 3));
    if (!district) return [];
    const own = largest(city, state);
    return district.names.flatMap((name) => {
      const known = foldPlace(name) === foldPlace(city) ? undefined : largest(name, state);
      // Excludes "Austin" for Lakeway: its postal city is not part of it.
      const isPart = known && own && known.population < own.population && isNear(known, district);
      return isPart ? [known.name] : [];
    });
  };
}

const isNear = (place: Place, code: DistrictCode): boolean =>
  distanceMetres(pointE6(place), pointE6(code)) <= districtMetres;

const pointE6 = ({ lat, lon }: { lat: number; lon: number }) => ({
  latE6: Math.round(lat * 1e6),
  lonE6: Math.round(lon * 1e6),
});
