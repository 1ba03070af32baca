import type { Criterion } from '../facts.ts';
import { placeName } from '../place-name.ts';
import type { Locale, Locales } from './store/locales.ts';

export type PlaceCriterion = Extract<Criterion, { kind: 'place' | 'state' | 'zip' }>;
export type PlaceName = Extract<Criterion, { kind: 'place' }>;

/** Returns true for place criteria; several of them in one query are alternatives. */
export const isPlaceAlternative = (criterion: Criterion): criterion is PlaceCriterion =>
  criterion.kind === 'state' || criterion.kind === 'zip' || (criterion.kind === 'place' && !criterion.not);

/** Returns a cache key. Equivalent criteria have equal keys. */
export const placesKey = (criteria: readonly PlaceCriterion[]): string =>
  criteria
    .map(
      (criterion) =>
        `${criterion.kind} ${criterion.kind === 'place' ? `${criterion.name}|${criterion.state ?? ''}` : criterion.code}`,
    )
    .join();

/** Returns the locales of one place; empty when it has no homes. */
export function localesOf(locales: Locales, criterion: PlaceCriterion): number[] {
  if (criterion.kind === 'state') return locales.inState(criterion.code);
  if (criterion.kind === 'zip') return locales.withPostalPrefix(criterion.code);
  const named = locales.named(placeName(criterion.name));
  return criterion.state === undefined ? named : named.filter((number) => locales.at(number).state === criterion.state);
}

/**
 * Returns the locales that several places mean together. Places are alternatives, except that the smaller restricts the
 * larger when a query names both and homes lie in both: a neighborhood or ZIP within its city, a city within its
 * county, any of them within its state. The larger place is then not an alternative.
 */
export function localesOfAll(locales: Locales, criteria: readonly PlaceCriterion[]): number[] {
  const places = criteria
    .filter((criterion) => criterion.kind !== 'state')
    .map((criterion): Sought => ({ criterion, numbers: localesOf(locales, criterion), covered: false }));
  const larger = places.filter(({ criterion }) => criterion.kind === 'place');
  const all = new Map(larger.map((place) => [place, new Set(place.numbers)]));
  for (const place of places) {
    const within = new Set<number>();
    for (const other of larger) {
      if (other === place || sameName(other.criterion, place.criterion)) continue;
      const both = place.numbers.filter(
        (number) =>
          all.get(other)?.has(number) && isWithin(locales.at(number), place.criterion, other.criterion as PlaceName),
      );
      if (both.length > 0) other.covered = true;
      for (const number of both) within.add(number);
    }
    if (within.size > 0) place.within = [...within];
  }
  const alternatives = places
    .filter(({ within, covered }) => within || !covered)
    .map(({ numbers, within }) => within ?? numbers);
  return withinStates(locales, alternatives, criteria);
}

/**
 * A place of a query: its locales, the locales that also lie in a larger place of the query, and whether it contains a
 * smaller one.
 */
interface Sought {
  criterion: PlaceCriterion;
  numbers: readonly number[];
  within?: readonly number[];
  covered: boolean;
}

function withinStates(
  locales: Locales,
  alternatives: readonly (readonly number[])[],
  criteria: readonly PlaceCriterion[],
): number[] {
  const named = criteria.flatMap((criterion) => (criterion.kind === 'state' ? [criterion.code] : []));
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
function isWithin(locale: Locale, small: PlaceCriterion, large: PlaceName): boolean {
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

const sameName = (a: PlaceCriterion, b: PlaceCriterion) =>
  a.kind === 'place' && b.kind === 'place' && placeName(a.name) === placeName(b.name);
