import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/db.ts';

/**
 * Empties every table except the list of migrations. Listings are deleted, so that their triggers reach
 * followers of changes; other tables are truncated, if they have rows: truncating creates new files.
 */
export async function empty(database: Database): Promise<void> {
  await database.db.execute(sql`delete from listings`);
  const { rows } = await database.db.execute<{ filled: string[] }>(await questions(database));
  const filled = rows[0]!.filled;
  if (filled.length > 0) await database.db.execute(sql.raw(`truncate ${filled.join(', ')} cascade`));
  // Restarts ids, also when a test removed all rows itself; listing ids, which others refer to, continue.
  await database.db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null and sequencename not like 'listings%'
      and sequencename not like 'listing_tombstones%'`);
}

/** Builds one query for all tables that have rows. */
async function questions(database: Database) {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'listings', 'listing_tombstones')`);
  const each = rows.map(({ name }) => `case when exists (select from ${name}) then '${name}' end`);
  return sql.raw(`select array_remove(array[${each.join(', ')}]::text[], null) as filled`);
}
