import { type Feature, features, type HomeType, homeTypes } from '../../facts.ts';
import type { Listing } from '../../listing.ts';

/** Boolean properties of a home, one bit each: features, type, status. */
export const statuses = ['active', 'pending', 'sold'] as const;
export type Status = Listing['status'];

export const TRAITS = features.length + homeTypes.length + statuses.length;
/** Number of 32-bit words that hold the traits of one home. */
export const TRAIT_WORDS = Math.ceil(TRAITS / 32);

/** Common bounds have trait bits of their own. */
export const STEP_TRAITS = [
  ...[1, 2, 3, 4, 5, 6].map((least) => ({ figure: 'beds' as const, least })),
  ...[1, 1.5, 2, 2.5, 3, 4].map((least) => ({ figure: 'baths' as const, least })),
];
export const TRAIT_ROWS = TRAITS + STEP_TRAITS.length;

/** Returns the trait for a minimum of `least`, or −1 if it has no bit. */
export function stepTrait(figure: string, least: number): number {
  const step = STEP_TRAITS.findIndex((each) => each.figure === figure && each.least === least);
  return step < 0 ? -1 : TRAITS + step;
}

const placesFrom = <T extends string>(first: number, names: readonly T[]): ReadonlyMap<T, number> =>
  new Map(names.map((name, i) => [name, first + i]));
const featureTraits = placesFrom(0, features);
const typeTraits = placesFrom(features.length, homeTypes);
const statusTraits = placesFrom(features.length + homeTypes.length, statuses);

/** Returns −1 for a name outside the vocabulary, which no home has. */
export const featureTrait = (feature: Feature): number => featureTraits.get(feature) ?? -1;
export const typeTrait = (type: HomeType): number => typeTraits.get(type) ?? -1;
export const statusTrait = (status: Status): number => statusTraits.get(status) ?? -1;

export const ACTIVE = statusTrait('active');
