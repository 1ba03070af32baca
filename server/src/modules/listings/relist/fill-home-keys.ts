import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/db.ts';
import { listings } from '../tables.ts';
import { homeKeysOf, homeOf } from './home-keys.ts';
import { linkRelists } from './link-relists.ts';
import { storeHomeKeys } from './store-home-keys.ts';

const CHUNK = 1_000;
const filled = new WeakSet<Database>();

/**
 * Computes home keys for listings that were not written by an import (the sample network, older databases),
 * once per process. After an interruption the next run continues.
 */
export async function fillHomeKeys(database: Database): Promise<void> {
  if (filled.has(database)) return;
  while (await database.transaction(fillChunk));
  filled.add(database);
}

/** Returns false when nothing is left. */
async function fillChunk(tx: Parameters<Parameters<Database['transaction']>[0]>[0]): Promise<boolean> {
  const rows = await tx
    .select()
    .from(listings)
    .where(sql`${listings.homeKeys} is null`)
    .orderBy(listings.id)
    .limit(CHUNK)
    .for('update');
  if (rows.length === 0) return false;
  const computed = rows.map((row) => ({ id: row.id, keys: homeKeysOf(homeOf(row)) }));
  await tx.execute(sql`update listings set home_keys = computed.keys
    from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb) as computed(id integer, keys bigint[])
    where listings.id = computed.id`);
  await storeHomeKeys(tx, computed);
  await linkRelists(
    tx,
    computed.map(({ id }) => id),
    [],
  );
  return true;
}
