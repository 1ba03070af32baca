import type { listings } from '../tables.ts';
import type { NewListing } from './new-listing.ts';

export type StoredListing = typeof listings.$inferSelect;

/**
 * The columns that an import writes. It leaves the rest of the row (id, listing agent in this network) alone.
 */
export type ListingRow = Omit<NewListing, 'daysOnMarket' | 'modificationTimestamp'> & {
  modificationTimestamp: Date;
  modificationStated: boolean;
  homeKeys: number[];
};
