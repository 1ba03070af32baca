import { sql } from 'drizzle-orm';
import type { Database } from '../src/foundation/db.ts';

/**
 * Leaves every table but the list of migrations empty. Listings are deleted one by one, so that their triggers tell
 * whoever follows the changes; all else is truncated.
 */
export async function empty(database: Database): Promise<void> {
  const { rows } = await database.db.execute<{ names: string | null }>(sql`
    select string_agg(format('%I', tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'listings', 'listing_tombstones')`);
  await database.db.execute(sql`delete from listings`);
  if (rows[0]?.names) await database.db.execute(sql.raw(`truncate ${rows[0].names} restart identity cascade`));
}
