import { distanceMetres, foldPlace, type PointE6 } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';

/** The canonical name of a city's centre; French and Spanish words are read to it. */
const downtown = 'downtown';
/** Without a city, the downtowns of cities from this size on may be meant. */
const largeCity = 100_000;
/** A landmark outside of the named city is still meant when it is this near: an airport between two cities. */
const reachMetres = 100_000;

interface Named {
  folded: string;
  words: readonly string[];
  place: Place;
}

const pointE6 = ({ lat, lon }: Place): PointE6 => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

/**
 * Finds where a named landmark is. `name` and `cities` are folded by `foldPlace`. With cities: their points of that name,
 * else those near them. Without: all of that name. Names match in full, by another name, or by their words in order
 * ("pearson airport", "airport"); full names go first. A city or neighbourhood is a landmark, too.
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
  const settlements = (name: string) =>
    (byName.get(name) ?? []).flatMap(({ place }) => (place.kind === 'point' ? [] : [place]));
  const largeCities = places.filter((place) => place.kind === 'city' && place.population >= largeCity);

  return (name, cities) => {
    const around = cities.flatMap(settlements);
    if (name === downtown) return distinct(cities.length === 0 ? largeCities : around).map(pointE6);
    const wanted = name.replace(/^the /, '');
    const whole = [...(byName.get(name) ?? []), ...(byName.get(wanted) ?? [])].map(({ place }) => place);
    const candidates = whole.length > 0 ? whole : landmarks.filter((each) => contains(each, wanted)).map(placeOf);
    return distinct(cities.length === 0 ? candidates : nearTo(candidates, cities, around)).map(pointE6);
  };
}

const placeOf = ({ place }: Named): Place => place;
const distinct = (places: readonly Place[]): Place[] => [...new Set(places)];

/** Do the wanted words stand in the name, in their order? */
function contains({ words }: Named, wanted: string): boolean {
  let from = 0;
  for (const word of wanted.split(' ')) {
    from = words.indexOf(word, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function nearTo(candidates: readonly Place[], cities: readonly string[], around: readonly Place[]): Place[] {
  const inside = candidates.filter(({ city }) => city !== undefined && cities.includes(foldPlace(city)));
  if (inside.length > 0) return inside;
  const centres = around.map(pointE6);
  return candidates.filter((place) => centres.some((centre) => distanceMetres(centre, pointE6(place)) <= reachMetres));
}
