import { type Feature, features, type HomeType, homeTypes } from '../facts.ts';
import type { Listing } from '../listing.ts';

/** What a home has or has not, one bit each: its features, its type, its status. */
export const statuses = ['active', 'pending', 'sold'] as const;
export type Status = Listing['status'];

export const TRAITS = features.length + homeTypes.length + statuses.length;
/** 32-bit words that hold the traits of one home. */
export const TRAIT_WORDS = Math.ceil(TRAITS / 32);

const placesFrom = <T extends string>(first: number, names: readonly T[]): ReadonlyMap<T, number> =>
  new Map(names.map((name, i) => [name, first + i]));
const featureTraits = placesFrom(0, features);
const typeTraits = placesFrom(features.length, homeTypes);
const statusTraits = placesFrom(features.length + homeTypes.length, statuses);

/** −1 for a name outside the vocabulary: no home has it. */
export const featureTrait = (feature: Feature): number => featureTraits.get(feature) ?? -1;
export const typeTrait = (type: HomeType): number => typeTraits.get(type) ?? -1;
export const statusTrait = (status: Status): number => statusTraits.get(status) ?? -1;

export const ACTIVE = statusTrait('active');

export function traitsOf(listing: Listing): number[] {
  const traits = listing.features.map(featureTrait);
  traits.push(typeTrait(listing.type), statusTrait(listing.status));
  return traits.filter((trait) => trait >= 0);
}
