import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { listings } from '../tables.ts';
import { type NewListing, newListingSchema } from './new-listing.ts';
import { putListingsIn } from './put-listings.ts';

const fields = Object.keys(newListingSchema('2026-01-01').shape) as (keyof NewListing)[];

/**
 * Withdraws homes that their source no longer has or shows. The row stays for the home's history; remarks,
 * pictures and names are removed. Returns how many were shown or pending.
 */
export async function withdrawListings(
  tx: Tx,
  keys: readonly { originatingSystemName: string; listingKey: string }[],
  now: Date,
): Promise<number> {
  if (keys.length === 0) return 0;
  const systems = sql.param(keys.map((key) => key.originatingSystemName));
  const listingKeys = sql.param(keys.map((key) => key.listingKey));
  const rows = await tx
    .select()
    .from(listings)
    .where(
      sql`(${listings.originatingSystemName}, ${listings.listingKey}) in (select * from unnest(${systems}::text[], ${listingKeys}::text[]))
        and ${listings.standardStatus} <> 'Delete'`,
    )
    .orderBy(listings.listingKey);
  await putListingsIn(
    tx,
    rows.map((row) => withdrawn(row, now)),
    now,
  );
  return rows.length;
}

/** Builds the statement of a withdrawal, which sources don't send. */
function withdrawn(row: typeof listings.$inferSelect, now: Date): NewListing {
  const stated: Record<string, unknown> = {};
  for (const field of fields) stated[field] = row[field as keyof typeof row] ?? null;
  return {
    ...(stated as NewListing),
    daysOnMarket: null,
    standardStatus: 'Delete',
    statusChangeTimestamp: now,
    // Keep the source's last timestamp: a later statement with the same timestamp must count.
    modificationTimestamp: row.modificationStated ? row.modificationTimestamp : null,
    publicRemarks: null,
    media: [],
    localFields: null,
    listAgentFullName: null,
    listOfficeName: null,
    listOfficePhone: null,
  };
}
