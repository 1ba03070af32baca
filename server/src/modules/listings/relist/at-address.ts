import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { type PublicListing, publicListings } from '../public-listings.ts';
import { publicListingsByIds } from '../records.ts';
import { listingHomeKeys } from '../tables.ts';
import { homeKeysOf, homeOf } from './home-keys.ts';

export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: 'US' | 'CA';
}

/** Returns the newest public listing at an address; one whose address is hidden is never found. */
export async function publicListingAt(db: Db, address: PostalAddress): Promise<PublicListing | undefined> {
  const unknown = { streetNumber: null, streetName: null, streetSuffix: null, unitNumber: null };
  const keys = homeKeysOf(
    homeOf({
      ...unknown,
      unparsedAddress: address.street,
      city: address.city,
      stateOrProvince: address.state,
      postalCode: address.postalCode,
      country: address.country,
      ...{ countyOrParish: null, latitude: null, longitude: null, parcelNumber: null },
      ...{ homeType: 'single_family', bedroomsTotal: null, livingAreaSqft: null },
    }),
  );
  if (keys.length === 0) return undefined;
  const p = publicListings;
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT ${p.id} AS id FROM ${p}
    WHERE ${p.id} IN (SELECT listing_id FROM ${listingHomeKeys} WHERE key = ANY (${sql.param(keys)}::bigint[]))
      AND ${p.address} IS NOT NULL AND ${p.stateOrProvince} = ${address.state}
    ORDER BY coalesce(${p.listedOn}, ${p.closeDate}) DESC NULLS LAST, ${p.id} DESC LIMIT 1`);
  return (
    await publicListingsByIds(
      db,
      rows.map((row) => row.id),
    )
  )[0];
}
