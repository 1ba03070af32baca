import { type Feature, features, type HomeType, homeTypes } from '../facts.ts';
import type { Listing } from '../listing.ts';

/** What a home has or has not, one bit each: its features, its type, its status. */
export const statuses = ['active', 'pending', 'sold'] as const;
export type Status = Listing['status'];

export const TRAITS = features.length + homeTypes.length + statuses.length;
/** 32-bit words that hold the traits of one home. */
export const TRAIT_WORDS = Math.ceil(TRAITS / 32);

const places = new Map<string, number>(
  [
    ...features.map((name) => `feature ${name}`),
    ...homeTypes.map((name) => `type ${name}`),
    ...statuses.map((name) => `status ${name}`),
  ].map((name, place) => [name, place]),
);

/** −1 for a name outside the vocabulary: no home has it. */
export const featureTrait = (feature: Feature): number => places.get(`feature ${feature}`) ?? -1;
export const typeTrait = (type: HomeType): number => places.get(`type ${type}`) ?? -1;
export const statusTrait = (status: Status): number => places.get(`status ${status}`) ?? -1;

export const ACTIVE = statusTrait('active');

export function traitsOf(listing: Listing): number[] {
  return [...listing.features.map(featureTrait), typeTrait(listing.type), statusTrait(listing.status)].filter(
    (trait) => trait >= 0,
  );
}
