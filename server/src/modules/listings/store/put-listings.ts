import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Database, Tx } from '../../../platform/database/db.ts';
import { fillHomeKeys } from '../relist/fill-home-keys.ts';
import { linkRelists } from '../relist/link-relists.ts';
import { storeHomeKeys } from '../relist/store-home-keys.ts';
import { listings } from '../tables.ts';
import { changeOf } from './change.ts';
import type { ListingEvent } from './listing-events.ts';
import type { NewListing } from './new-listing.ts';
import type { ListingRow, StoredListing } from './stored-listing.ts';

export interface PutCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Statements older than the stored ones, not applied. */
  outdated: number;
}

/** Rows per transaction: enough to be fast, few enough to keep locks short. */
const CHUNK = 500;

/** Advisory lock key of all imports: two of them never both insert the same listing. */
const LOCK = 7_411_202;

/**
 * Brings the table to what a source states, by originating system and listing key, with the resulting events.
 * Idempotent: stored rows are not touched again, and the next run completes an interrupted one.
 */
export async function putListings(database: Database, stated: readonly NewListing[], now: Date): Promise<PutCounts> {
  const counts = noCounts();
  await fillHomeKeys(database);
  for (const chunk of chunksOfDistinct(stated))
    for (const kind of await database.transaction((tx) => putChunk(tx, chunk, now))) counts[kind]++;
  return counts;
}

/** Does the same within an open transaction, for callers that store more than the rows. */
export async function putListingsIn(tx: Tx, stated: readonly NewListing[], now: Date): Promise<PutCounts> {
  const counts = noCounts();
  for (const chunk of chunksOfDistinct(stated)) for (const kind of await putChunk(tx, chunk, now)) counts[kind]++;
  return counts;
}

const noCounts = (): PutCounts => ({ added: 0, changed: 0, unchanged: 0, outdated: 0 });

const keyOf = (listing: { originatingSystemName: string; listingKey: string }): string =>
  JSON.stringify([listing.originatingSystemName, listing.listingKey]);

/** A chunk contains a listing once, so that a second statement is compared with the result of the first. */
function* chunksOfDistinct(stated: readonly NewListing[]): Generator<Map<string, NewListing>> {
  let chunk = new Map<string, NewListing>();
  for (const listing of stated) {
    const key = keyOf(listing);
    if (chunk.size === CHUNK || chunk.has(key)) {
      yield chunk;
      chunk = new Map();
    }
    chunk.set(key, listing);
  }
  if (chunk.size > 0) yield chunk;
}

async function putChunk(tx: Tx, chunk: ReadonlyMap<string, NewListing>, now: Date): Promise<(keyof PutCounts)[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const stored = await storedAmong(tx, [...chunk.values()]);
  const added: ListingRow[] = [];
  const changed: (ListingRow & { id: number })[] = [];
  const eventsByKey = new Map<string, ListingEvent[]>();
  const kinds: (keyof PutCounts)[] = [];
  for (const [key, listing] of chunk) {
    const before = stored.get(key);
    const change = changeOf(before, listing, now);
    kinds.push(change.kind);
    if (change.kind === 'unchanged' || change.kind === 'outdated') continue;
    eventsByKey.set(key, change.events);
    if (before) changed.push({ ...change.row, id: before.id });
    else added.push(change.row);
  }
  const ids = new Map([...stored].map(([key, { id }]) => [key, id]));
  if (added.length > 0) for (const [key, id] of await insertRows(tx, added)) ids.set(key, id);
  if (changed.length > 0) await updateRows(tx, changed);
  await insertEvents(tx, eventsByKey, ids);
  await linkHomes(tx, [...added, ...changed], stored, ids);
  return kinds;
}

/** Identifies the homes of the rows and links their relists. */
async function linkHomes(
  tx: Tx,
  rows: readonly ListingRow[],
  stored: ReadonlyMap<string, StoredListing>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (rows.length === 0) return;
  const homes = rows.map((row) => {
    const key = keyOf(row);
    return { id: ids.get(key)!, keys: row.homeKeys, former: stored.get(key)?.homeKeys ?? [] };
  });
  await storeHomeKeys(tx, homes);
  await linkRelists(
    tx,
    homes.map(({ id }) => id),
    homes.flatMap(({ former }) => former),
  );
}

async function storedAmong(tx: Tx, stated: readonly NewListing[]): Promise<Map<string, StoredListing>> {
  const systems = sql.param(stated.map((listing) => listing.originatingSystemName));
  const keys = sql.param(stated.map((listing) => listing.listingKey));
  const rows = await tx
    .select()
    .from(listings)
    .where(
      sql`(${listings.originatingSystemName}, ${listings.listingKey}) in (select * from unnest(${systems}::text[], ${keys}::text[]))`,
    )
    .for('update');
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/**
 * A whole chunk is one JSON parameter: tens of thousands of single parameters would cost more than the write.
 */
const recordsOf = (rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::listings, ${JSON.stringify(rows.map(snakeCased))}::jsonb)`;

const snakeCased = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

const columnNames = new Map<string, string>();

function columnOf(field: string): string {
  let column = columnNames.get(field);
  if (column === undefined) {
    column = toSnakeCase(field);
    columnNames.set(field, column);
  }
  return column;
}

const columnsOf = (row: ListingRow) =>
  Object.keys(row)
    .filter((field) => field !== 'id')
    .map((field) => sql.identifier(columnOf(field)));

async function insertRows(tx: Tx, rows: readonly ListingRow[]): Promise<[string, number][]> {
  const columns = sql.join(columnsOf(rows[0]!), sql`, `);
  const { rows: inserted } = await tx.execute<{ id: number; system: string; key: string }>(
    sql`insert into listings (${columns}) select ${columns} from ${recordsOf(rows)}
        returning id, originating_system_name as system, listing_key as key`,
  );
  return inserted.map(({ id, system, key }) => [keyOf({ originatingSystemName: system, listingKey: key }), id]);
}

async function updateRows(tx: Tx, rows: readonly (ListingRow & { id: number })[]): Promise<void> {
  const assignments = columnsOf(rows[0]!).map((column) => sql`${column} = stated.${column}`);
  await tx.execute(
    sql`update listings set ${sql.join(assignments, sql`, `)} from ${recordsOf(rows)} as stated where listings.id = stated.id`,
  );
}

async function insertEvents(
  tx: Tx,
  eventsByKey: ReadonlyMap<string, ListingEvent[]>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const events = [...eventsByKey].flatMap(([key, list]) =>
    list.map((event) => ({ listingId: ids.get(key), ...event })),
  );
  if (events.length === 0) return;
  await tx.execute(
    sql`insert into listing_events (listing_id, event, happened_on, happened_at, price_cents)
        select "listingId", event, "happenedOn", "happenedAt", "priceCents"
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as news("listingId" integer, event text, "happenedOn" date, "happenedAt" timestamptz, "priceCents" bigint)`,
  );
}
