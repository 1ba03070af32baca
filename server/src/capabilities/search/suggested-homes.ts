import type { KnownHome, Suggester } from '@lintel/hypersearch';
import { token } from '../../foundation/registry.ts';
import type { NamedRow } from '../listings/index.ts';
import type { Follower } from './live-index.ts';

export const suggesterToken = token<Suggester>('suggestions');

/** What suggestions may know of a public listing: without its address it is not to be found by its number either. */
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
