import { listings } from '../src/modules/listings/tables.ts';
import type { Database } from '../src/platform/database/db.ts';

type NewHome = typeof listings.$inferInsert;
let made = 0;

/** A plain active house in Austin, Texas, with overrides. */
export const home = (its: Partial<NewHome> = {}): NewHome => ({
  originatingSystemName: 'Test MLS',
  listingKey: `key-${++made}`,
  listingId: `MLS${10_000 + made}`,
  unparsedAddress: `${100 + made} Oak Street`,
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  currency: 'USD',
  latitude: 30.25,
  longitude: -97.75,
  listPriceCents: 45_000_000,
  standardStatus: 'Active',
  homeType: 'single_family',
  listedOn: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10),
  modificationTimestamp: new Date('2026-01-01T00:00:00Z'),
  bedroomsTotal: 3,
  bathroomsFull: 2,
  livingAreaSqft: 1800,
  features: [],
  publicRemarks: 'A plain house with a porch.',
  ...its,
});

/** Stores homes and returns their ids in order. */
export async function storeHomes(database: Database, ...homes: NewHome[]): Promise<number[]> {
  const rows = await database.db.insert(listings).values(homes).returning({ id: listings.id });
  return rows.map((row) => row.id);
}
