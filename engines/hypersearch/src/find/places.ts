import type { Wish } from '../facts.ts';
import { placeName } from '../place-name.ts';
import type { Locale, Locales } from './store/locales.ts';

export type PlaceWish = Extract<Wish, { kind: 'place' | 'state' | 'zip' }>;
export type PlaceName = Extract<Wish, { kind: 'place' }>;

/** Returns true for place criteria; several of them in one query are alternatives. */
export const isPlaceAlternative = (wish: Wish): wish is PlaceWish =>
  wish.kind === 'state' || wish.kind === 'zip' || (wish.kind === 'place' && !wish.not);

/** Returns a cache key. Equivalent criteria have equal keys. */
export const placesKey = (wishes: readonly PlaceWish[]): string =>
  wishes.map((wish) => `${wish.kind} ${wish.kind === 'place' ? `${wish.name}|${wish.state ?? ''}` : wish.code}`).join();

/** Returns the locales of one place; empty when it has no homes. */
export function localesOf(locales: Locales, wish: PlaceWish): number[] {
  if (wish.kind === 'state') return locales.inState(wish.code);
  if (wish.kind === 'zip') return locales.withPostalPrefix(wish.code);
  const named = locales.named(placeName(wish.name));
  return wish.state === undefined ? named : named.filter((number) => locales.at(number).state === wish.state);
}

/**
 * Returns the locales that several places mean together. Places are alternatives, except that the smaller restricts the
 * larger when a query names both and homes lie in both: a neighborhood or ZIP within its city, a city within its
 * county, any of them within its state. The larger place is then not an alternative.
 */
export function localesOfAll(locales: Locales, wishes: readonly PlaceWish[]): number[] {
  const places = wishes
    .filter((wish) => wish.kind !== 'state')
    .map((wish): Sought => ({ wish, numbers: localesOf(locales, wish), covered: false }));
  const larger = places.filter(({ wish }) => wish.kind === 'place');
  const all = new Map(larger.map((place) => [place, new Set(place.numbers)]));
  for (const place of places) {
    const within = new Set<number>();
    for (const other of larger) {
      if (other === place || sameName(other.wish, place.wish)) continue;
      const both = place.numbers.filter(
        (number) => all.get(other)?.has(number) && isWithin(locales.at(number), place.wish, other.wish as PlaceName),
      );
      if (both.length > 0) other.covered = true;
      for (const number of both) within.add(number);
    }
    if (within.size > 0) place.within = [...within];
  }
  const alternatives = places
    .filter(({ within, covered }) => within || !covered)
    .map(({ numbers, within }) => within ?? numbers);
  return withinStates(locales, alternatives, wishes);
}

/**
 * A place of a query: its locales, the locales that also lie in a larger place of the query, and whether it contains a
 * smaller one.
 */
interface Sought {
  wish: PlaceWish;
  numbers: readonly number[];
  within?: readonly number[];
  covered: boolean;
}

function withinStates(
  locales: Locales,
  alternatives: readonly (readonly number[])[],
  wishes: readonly PlaceWish[],
): number[] {
  const named = wishes.flatMap((wish) => (wish.kind === 'state' ? [wish.code] : []));
  const covered = new Set<string>();
  const numbers = new Set<number>();
  for (const place of alternatives) {
    const inNamed = place.filter((number) => named.includes(locales.at(number).state));
    for (const number of inNamed) covered.add(locales.at(number).state);
    for (const number of inNamed.length > 0 ? inNamed : place) numbers.add(number);
  }
  for (const code of named) if (!covered.has(code)) for (const number of locales.inState(code)) numbers.add(number);
  return [...numbers];
}

/**
 * Returns whether, at a locale in both places, the first is the smaller. A neighborhood or ZIP lies in a city, and all
 * of them lie in an area.
 */
function isWithin(locale: Locale, small: PlaceWish, large: PlaceName): boolean {
  const sizes = sizesAt(locale, placeName(large.name));
  const smallest = small.kind === 'place' ? Math.min(...sizesAt(locale, placeName(small.name))) : 0;
  return Math.max(...sizes) > smallest;
}

/** Returns the levels at which the name matches the locale: 0 neighborhood, 1 city, 2 surrounding area. */
const sizesAt = ({ neighbourhood, city, areas }: Locale, name: string): number[] => [
  ...(neighbourhood === name ? [0] : []),
  ...(city === name ? [1] : []),
  ...(areas.includes(name) ? [2] : []),
];

const sameName = (a: PlaceWish, b: PlaceWish) =>
  a.kind === 'place' && b.kind === 'place' && placeName(a.name) === placeName(b.name);
