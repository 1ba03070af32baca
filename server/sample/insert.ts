import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/database/db.ts';

export type SampleRecord = Record<string, unknown>;

/**
 * Inserts many rows in one statement: PostgreSQL unpacks them from one JSON text by the table's column types,
 * several times faster than one parameter per value. Unnamed columns keep their defaults.
 */
const insertion = (table: string, records: readonly SampleRecord[]): SQL => {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].map((column) =>
    sql.identifier(column),
  );
  const list = sql.join(columns, sql`, `);
  const into = sql.identifier(table);
  return sql`insert into ${into} (${list})
    select ${list} from json_populate_recordset(null::${into}, ${JSON.stringify(records)}::json)`;
};

const rowsAtOnce = 5_000;

/** Inserts rows whose ids are not needed. */
export async function insertRows(tx: Tx, table: string, records: readonly SampleRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += rowsAtOnce)
    await tx.execute(insertion(table, records.slice(from, from + rowsAtOnce)));
}

/** Inserts rows and returns the new ids in the order of the records; `key` is a column with unique values. */
export async function insertWithIds(
  tx: Tx,
  table: string,
  key: string,
  records: readonly SampleRecord[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; key: string | number }>(
    sql`${insertion(table, records)} returning id, ${sql.identifier(key)} as key`,
  );
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  return records.map((record) => ids.get(record[key] as string | number)!);
}

/** Inserts listings and their events in one statement; events refer to their listing by its key. */
export async function insertListings(
  tx: Tx,
  listings: readonly SampleRecord[],
  events: readonly SampleRecord[],
): Promise<void> {
  if (listings.length === 0) return;
  await tx.execute(sql`
    with stored as (${insertion('listings', listings)} returning id, listing_key)
    insert into listing_events (listing_id, event, happened_on, price_cents)
    select stored.id, happened.event, happened.happened_on, happened.price_cents
    from json_to_recordset(${JSON.stringify(events)}::json)
      as happened (listing_key text, event text, happened_on date, price_cents bigint)
    join stored using (listing_key)
    order by stored.id, happened.happened_on`);
}
