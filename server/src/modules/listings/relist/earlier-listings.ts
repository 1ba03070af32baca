import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { listings } from '../tables.ts';
import { homeOf } from './home-keys.ts';
import { sameHome } from './same-home.ts';

export interface EarlierListing {
  /** The queried listing. */
  id: number;
  /** Another listing of the same home that came on the market earlier. */
  earlierId: number;
}

/**
 * Returns the earlier listings of the same homes, for callers that follow a home through its listings.
 * Excludes a listing whose address is hidden while the other's is shown: linking both would reveal the hidden
 * address.
 */
export async function earlierListings(db: Db, ids: readonly number[]): Promise<EarlierListing[]> {
  if (ids.length === 0) return [];
  const { rows: pairs } = await db.execute<{ id: number; earlierId: number }>(sql`
    select distinct later.id, earlier.id as "earlierId"
    from listings later
      cross join lateral unnest(later.home_keys) as own(key)
      join listing_home_keys keys on keys.key = own.key and keys.listing_id <> later.id
      join listings earlier on earlier.id = keys.listing_id
    where later.id = any(${sql.param([...ids])}::integer[])
      and (coalesce(earlier.listed_on, earlier.modification_timestamp::date), earlier.modification_timestamp, earlier.id)
        < (coalesce(later.listed_on, later.modification_timestamp::date), later.modification_timestamp, later.id)
      and earlier.internet_address_display_yn = later.internet_address_display_yn`);
  if (pairs.length === 0) return [];
  const rows = await db
    .select()
    .from(listings)
    .where(
      sql`${listings.id} = any(${sql.param([...new Set(pairs.flatMap(({ id, earlierId }) => [id, earlierId]))])}::integer[])`,
    );
  const homes = new Map(rows.map((row) => [row.id, homeOf(row)]));
  return pairs.filter(({ id, earlierId }) => sameHome(homes.get(id)!, homes.get(earlierId)!));
}
