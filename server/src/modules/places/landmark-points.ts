import { distanceMetres, foldPlace, type PointE6 } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';

/** Names of a city's center; the first is the canonical one that sentences are read to. */
const downtowns = new Set(['downtown', 'city center', 'city centre', 'centre ville', 'el centro']);
/** Minimum population of a city whose downtown may be meant without naming the city. */
const largeCity = 100_000;
/** A landmark outside the named city still matches within this distance, such as an airport between two cities. */
const reachMetres = 100_000;
/**
 * Smaller places give way to landmarks whose name contains the words: "university" is not a hamlet called
 * University.
 */
const town = 10_000;

/** Among cities of one name without a state, drops those with less than this share of the largest one's population. */
const leastShare = 0.05;

interface Named {
  folded: string;
  words: readonly string[];
  place: Place;
}

const pointE6 = ({ lat, lon }: Place): PointE6 => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

/** Finds the places of a name; the cities and the state named with it select among several. */
export type FindLandmarks = (name: string, cities: readonly string[], state?: string) => Place[];

/**
 * Finds a named landmark. `name` and `cities` are folded by `foldPlace`. With cities: their points of that name, else those
 * near them. Without: all of that name. Names match in full, by another name, or by their words in order ("pearson
 * airport", "airport"); full names go first. A city, neighborhood or region is a landmark, too ("30 miles from Boise"). The
 * downtown of a city is a place of kind `point`.
 */
export function createLandmarks(places: readonly Place[]): FindLandmarks {
  const named = places.flatMap((place): Named[] =>
    [place.name, ...(place.aliases ?? [])].map((name) => {
      const folded = foldPlace(name);
      return { folded, words: place.kind === 'point' ? folded.split(' ') : [], place };
    }),
  );
  const byName = Map.groupBy(named, ({ folded }) => folded);
  const landmarks = named.filter(({ place }) => place.kind === 'point');
  const cities = places.filter((place) => place.kind === 'city');
  const cityByKey = new Map(cities.map((city) => [cityKey(city.name, city.state), city]));
  const largeCities = cities.filter((city) => city.population >= largeCity);

  const called = (name: string): Place[] => (byName.get(name) ?? []).map(({ place }) => place);
  const settlements = (name: string): Place[] =>
    called(name).filter(({ kind }) => kind === 'city' || kind === 'neighbourhood');
  /** Returns a city itself, or the city of a neighborhood. */
  const cityOf = (place: Place): Place =>
    (place.city !== undefined && cityByKey.get(cityKey(place.city, place.state))) || place;

  return (name, cityNames, state) => {
    const isThere = (place: Place) => state === undefined || place.state === state;
    const around = cityNames.flatMap(settlements);
    if (downtowns.has(name)) return unique((cityNames.length === 0 ? largeCities : around.map(cityOf)).map(centreOf));
    const fullMatches = [...called(name), ...called(name.replace(/^the /, ''))].filter(isThere);
    const isSmall = (place: Place) => place.kind === 'city' && place.population < town;
    const candidates = [
      () => fullMatches.filter((place) => !isSmall(place)),
      () =>
        landmarks
          .filter((each) => contains(each, name.replace(/^the /, '')))
          .map(({ place }) => place)
          .filter(isThere),
      () => fullMatches,
    ];
    for (const choose of candidates) {
      const found = cityNames.length === 0 ? withoutLesser(choose()) : nearTo(choose(), around.map(cityOf));
      if (found.length > 0) return unique(found);
    }
    return [];
  };
}

const unique = (places: readonly Place[]): Place[] => [...new Set(places)];

/** The center of a city as a landmark without a surrounding area. */
const centreOf = (city: Place): Place => {
  const known = centres.get(city);
  if (known) return known;
  const centre: Place = { ...city, kind: 'point' };
  centres.set(city, centre);
  return centre;
};
const centres = new WeakMap<Place, Place>();

/** "Near Austin" means the Austin of Texas, and no town or neighborhood of that name with a fraction of its people. */
function withoutLesser(places: readonly Place[]): readonly Place[] {
  const most = Math.max(0, ...places.map(({ kind, population }) => (kind === 'city' ? population : 0)));
  return places.filter(({ kind, population }) => {
    if (kind === 'city') return population >= most * leastShare;
    if (kind === 'region') return !places.some((other) => other.kind !== 'region');
    return kind === 'point' || most < largeCity;
  });
}

/** Returns true when the name contains the wanted words in their order. */
function contains({ words }: Named, wanted: string): boolean {
  let from = 0;
  for (const word of wanted.split(' ')) {
    from = words.indexOf(word, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** Returns the candidates in the cities, or else those within reach of them. */
function nearTo(candidates: readonly Place[], cities: readonly Place[]): Place[] {
  const keys = new Set(cities.map(({ name, state }) => cityKey(name, state)));
  const inside = candidates.filter(({ city, state }) => city !== undefined && keys.has(cityKey(city, state)));
  if (inside.length > 0) return inside;
  const centres = cities.map(pointE6);
  return candidates.filter((place) => centres.some((centre) => distanceMetres(centre, pointE6(place)) <= reachMetres));
}

const cityKey = (name: string, state: string): string => `${foldPlace(name)}|${state}`;
