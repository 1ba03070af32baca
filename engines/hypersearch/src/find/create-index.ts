import type { Listing } from '../listing.ts';
import type { ListingIndex } from '../query.ts';
import { referenceIndex } from './reference.ts';

/** An index of homes that answers queries exactly and takes changes while it lives. */
export function createIndex(listings: readonly Listing[]): ListingIndex {
  return referenceIndex(listings);
}
