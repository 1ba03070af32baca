import { sql } from 'drizzle-orm';
import type { Tx } from '../../../../foundation/db.ts';
import { listings } from '../../tables.ts';
import { type NewListing, newListingSchema } from '../new-listing.ts';
import { putListingsIn } from '../put-listings.ts';

const fields = Object.keys(newListingSchema('2026-01-01').shape) as (keyof NewListing)[];

/**
 * Takes homes from view that their source no longer has or no longer wants shown. The row stays, for the history of the
 * home; words, pictures and names of the source go. Returns how many were there and in view or in waiting.
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

/** The statement that the source would make, had it a word for it. */
function withdrawn(row: typeof listings.$inferSelect, now: Date): NewListing {
  const stated: Record<string, unknown> = {};
  for (const field of fields) stated[field] = row[field as keyof typeof row] ?? null;
  return {
    ...(stated as NewListing),
    daysOnMarket: null,
    standardStatus: 'Delete',
    statusChangeTimestamp: now,
    // The moment of the source's last word, not of ours: what it says later under the same moment must count.
    modificationTimestamp: row.modificationStated ? row.modificationTimestamp : null,
    publicRemarks: null,
    media: [],
    localFields: null,
    listAgentFullName: null,
    listOfficeName: null,
    listOfficePhone: null,
  };
}
