import type { KnownHome, Suggester } from '@lintel/hypersearch';
import { token } from '../../../platform/serve/registry.ts';
import type { NamedRow } from '../../listings/index.ts';
import type { Follower } from '../index/live-index.ts';

export const suggesterToken = token<Suggester>('suggestions');

/**
 * The searchable data of a public listing: a home without a shown address can't be found by its number
 * either.
 */
const knownHome = (row: NamedRow): KnownHome => ({
  id: row.id,
  address: row.address ?? undefined,
  listingId: row.address === null ? undefined : (row.listingId ?? undefined),
  city: row.city,
  neighbourhood: row.neighbourhood ?? undefined,
  state: row.stateOrProvince,
  postalCode: row.postalCode ?? undefined,
  country: row.country,
  latE6: row.latE6 ?? undefined,
  lonE6: row.lonE6 ?? undefined,
  status: row.status,
});

/** Keeps suggestions within a second of the database, like the index. */
export const suggestedHomes = (suggester: Suggester): Follower => ({
  put: (row) => suggester.put(knownHome(row)),
  delete: (id) => suggester.delete(id),
});
