import { sql } from 'drizzle-orm';
import type { Database } from '../src/foundation/db.ts';

/**
 * Leaves every table but the list of migrations empty. Listings are deleted one by one, so that their triggers tell
 * whoever follows the changes; all else is truncated, where there is something: a truncated table is a new file or more.
 */
export async function empty(database: Database): Promise<void> {
  await database.db.execute(sql`delete from listings`);
  const { rows } = await database.db.execute<{ filled: string[] }>(await questions(database));
  const filled = rows[0]!.filled;
  if (filled.length > 0) await database.db.execute(sql.raw(`truncate ${filled.join(', ')} cascade`));
  // Numbers begin anew also where a test itself removed all rows; those of listings, which others know, go on.
  await database.db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null and sequencename not like 'listings%'
      and sequencename not like 'listing_tombstones%'`);
}

/** Asks each table at once whether it holds anything. */
async function questions(database: Database) {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'listings', 'listing_tombstones')`);
  const each = rows.map(({ name }) => `case when exists (select from ${name}) then '${name}' end`);
  return sql.raw(`select array_remove(array[${each.join(', ')}]::text[], null) as filled`);
}
