import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';

/** Stores the keys of new listings and of listings whose keys changed; `former` are their previous keys. */
export async function storeHomeKeys(
  tx: Tx,
  listings: readonly { id: number; keys: readonly number[]; former?: readonly number[] }[],
): Promise<void> {
  const pairs = (of: (listing: (typeof listings)[number]) => readonly number[]) =>
    JSON.stringify(listings.flatMap((listing) => of(listing).map((key) => ({ key, listing_id: listing.id }))));
  const gone = pairs(({ keys, former = [] }) => former.filter((key) => !keys.includes(key)));
  const added = pairs(({ keys, former = [] }) => keys.filter((key) => !former.includes(key)));
  if (gone !== '[]')
    await tx.execute(sql`delete from listing_home_keys using jsonb_populate_recordset(null::listing_home_keys, ${gone}::jsonb) as gone
      where listing_home_keys.key = gone.key and listing_home_keys.listing_id = gone.listing_id`);
  if (added !== '[]')
    await tx.execute(sql`insert into listing_home_keys (key, listing_id)
      select key, listing_id from jsonb_populate_recordset(null::listing_home_keys, ${added}::jsonb)
      on conflict do nothing`);
}
