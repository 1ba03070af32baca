import { distanceMetres, foldPlace, type PointE6 } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';

/** Names of a city's centre; the first is the canonical one, to which sentences are read. */
const downtowns = new Set(['downtown', 'city center', 'city centre', 'centre ville', 'el centro']);
/** Without a city, the downtowns of cities from this size on may be meant. */
const largeCity = 100_000;
/** A landmark outside of the named city is still meant when it is this near: an airport between two cities. */
const reachMetres = 100_000;
/** Smaller places give way to landmarks whose name holds the words: "university" is no hamlet called University. */
const town = 10_000;

interface Named {
  folded: string;
  words: readonly string[];
  place: Place;
}

const pointE6 = ({ lat, lon }: Place): PointE6 => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

/**
 * Finds where a named landmark is. `name` and `cities` are folded by `foldPlace`. With cities: their points of that name,
 * else those near them. Without: all of that name. Names match in full, by another name, or by their words in order
 * ("pearson airport", "airport"); full names go first. A city or neighbourhood is a landmark, too ("30 miles from Boise").
 */
export function createLandmarks(places: readonly Place[]): (name: string, cities: readonly string[]) => PointE6[] {
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
  const settlements = (name: string): Place[] => called(name).filter((place) => place.kind !== 'point');
  /** The city itself, or the one of a neighbourhood. */
  const cityOf = (place: Place): Place =>
    (place.city !== undefined && cityByKey.get(cityKey(place.city, place.state))) || place;

  return (name, cityNames) => {
    const around = cityNames.flatMap(settlements);
    if (downtowns.has(name)) return points(cityNames.length === 0 ? largeCities : around.map(cityOf));
    const whole = [...called(name), ...called(name.replace(/^the /, ''))];
    const isSmall = (place: Place) => place.kind === 'city' && place.population < town;
    const candidates = [
      () => whole.filter((place) => !isSmall(place)),
      () => landmarks.filter((each) => contains(each, name.replace(/^the /, ''))).map(({ place }) => place),
      () => whole,
    ];
    for (const choose of candidates) {
      const found = cityNames.length === 0 ? choose() : nearTo(choose(), around.map(cityOf));
      if (found.length > 0) return points(found);
    }
    return [];
  };
}

const points = (places: readonly Place[]): PointE6[] => [...new Set(places)].map(pointE6);

/** Do the wanted words stand in the name, in their order? */
function contains({ words }: Named, wanted: string): boolean {
  let from = 0;
  for (const word of wanted.split(' ')) {
    from = words.indexOf(word, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** Those of the cities; if there are none, those within reach of them. */
function nearTo(candidates: readonly Place[], cities: readonly Place[]): Place[] {
  const keys = new Set(cities.map(({ name, state }) => cityKey(name, state)));
  const inside = candidates.filter(({ city, state }) => city !== undefined && keys.has(cityKey(city, state)));
  if (inside.length > 0) return inside;
  const centres = cities.map(pointE6);
  return candidates.filter((place) => centres.some((centre) => distanceMetres(centre, pointE6(place)) <= reachMetres));
}

const cityKey = (name: string, state: string): string => `${foldPlace(name)}|${state}`;
