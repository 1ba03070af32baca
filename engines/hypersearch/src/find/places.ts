import type { Wish } from '../facts.ts';
import { placeName } from '../place-name.ts';
import type { Locales } from './locales.ts';

export type PlaceWish = Extract<Wish, { kind: 'place' | 'state' | 'zip' }>;
export type PlaceName = Extract<Wish, { kind: 'place' }>;

/** Several of these in one query are alternatives. */
export const isPlaceAlternative = (wish: Wish): wish is PlaceWish =>
  wish.kind === 'state' || wish.kind === 'zip' || (wish.kind === 'place' && !wish.not);

/** The same for wishes that mean the same. */
export const placesKey = (wishes: readonly PlaceWish[]): string =>
  wishes.map((wish) => `${wish.kind} ${wish.kind === 'place' ? `${wish.name}|${wish.state ?? ''}` : wish.code}`).join();

/** The locales that a place alone means; empty when no home is there. */
export function localesOf(locales: Locales, wish: PlaceWish): number[] {
  if (wish.kind === 'state') return locales.inState(wish.code);
  if (wish.kind === 'zip') return locales.withPostalPrefix(wish.code);
  const named = locales.named(placeName(wish.name));
  return wish.state === undefined ? named : named.filter((number) => locales.at(number).state === wish.state);
}

/**
 * The locales that several places mean together. They are alternatives, except that the smaller counts
 * within the larger when both are named and homes lie in both: a neighbourhood or ZIP within its city, a
 * city, neighbourhood or ZIP within its state. The larger is then covered and no alternative of its own.
 */
export function localesOfAll(locales: Locales, wishes: readonly PlaceWish[]): number[] {
  const places = wishes
    .filter((wish) => wish.kind !== 'state')
    .map((wish) => ({ wish, numbers: localesOf(locales, wish), narrowed: false, covered: false }));
  const cities = places.filter(({ wish }) => wish.kind === 'place');
  const whole = new Map(cities.map((city) => [city, asCity(locales, city.wish as PlaceName, city.numbers)]));
  for (const place of places) {
    const smaller = asSmaller(locales, place.wish, place.numbers);
    const within = new Set<number>();
    for (const city of cities) {
      if (city === place || sameName(city.wish, place.wish)) continue;
      const both = smaller.filter((number) => whole.get(city)?.has(number));
      if (both.length > 0) city.covered = true;
      for (const number of both) within.add(number);
    }
    if (within.size > 0) {
      place.narrowed = true;
      place.numbers = [...within];
    }
  }
  const standing = places.filter(({ narrowed, covered }) => narrowed || !covered).map(({ numbers }) => numbers);
  return withinStates(locales, standing, wishes);
}

function withinStates(locales: Locales, standing: readonly number[][], wishes: readonly PlaceWish[]): number[] {
  const named = wishes.flatMap((wish) => (wish.kind === 'state' ? [wish.code] : []));
  const covered = new Set<string>();
  const numbers = new Set<number>();
  for (const place of standing) {
    const inNamed = place.filter((number) => named.includes(locales.at(number).state));
    for (const number of inNamed) covered.add(locales.at(number).state);
    for (const number of inNamed.length > 0 ? inNamed : place) numbers.add(number);
  }
  for (const code of named) if (!covered.has(code)) for (const number of locales.inState(code)) numbers.add(number);
  return [...numbers];
}

/** Of the locales of a name: those where it is the city. */
function asCity(locales: Locales, { name }: PlaceName, numbers: readonly number[]): Set<number> {
  const folded = placeName(name);
  return new Set(numbers.filter((number) => locales.at(number).city === folded));
}

/** Of the locales of a place: those where it is the smaller part, a neighbourhood or a ZIP. */
function asSmaller(locales: Locales, wish: PlaceWish, numbers: readonly number[]): readonly number[] {
  if (wish.kind !== 'place') return numbers;
  const folded = placeName(wish.name);
  return numbers.filter((number) => locales.at(number).neighbourhood === folded);
}

const sameName = (a: PlaceWish, b: PlaceWish) =>
  a.kind === 'place' && b.kind === 'place' && placeName(a.name) === placeName(b.name);
