import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { batched } from '../../platform/database/batched.ts';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { type IndexedRow, indexedColumns, type NamedRow, namedColumns } from './indexed.ts';
import { type PublicListing, publicListings } from './public-listings.ts';
import { type listingEvents, listings } from './tables.ts';

const rowsByIds = prepared((db) =>
  db
    .select()
    .from(publicListings)
    .where(sql`${publicListings.id} = any(${sql.placeholder('ids')})`)
    .prepare('public_listings_by_ids'),
);
const rowsById = batched(
  async (db, ids: readonly number[]) => new Map((await rowsByIds(db).execute({ ids })).map((row) => [row.id, row])),
);

/** The keys shared by listings of the same home; for comparisons, never for output. */
export async function homeKeysOfListing(db: Db, id: number): Promise<number[] | null> {
  const [row] = await db.select({ homeKeys: listings.homeKeys }).from(listings).where(eq(listings.id, id));
  return row?.homeKeys ?? null;
}

/** Returns public rows in the order of `ids`, without those that don't exist or are not shown. */
export async function publicListingsByIds(db: Db, ids: readonly number[]): Promise<PublicListing[]> {
  if (ids.length === 0) return [];
  const byId = await rowsById(db, ids);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the active listings of an agent, the newest first. */
export const activeListingsOf = (db: Db, agentId: number): Promise<PublicListing[]> =>
  db
    .select()
    .from(publicListings)
    .where(and(eq(publicListings.listAgentId, agentId), eq(publicListings.status, 'active')))
    .orderBy(desc(publicListings.id))
    .limit(200);

export const publicListing = async (db: Db, id: number): Promise<PublicListing | undefined> =>
  (await rowsById(db, [id])).get(id);

/** Streams all public rows for the index, in chunks ascending by id. */
export const allIndexedRows = (db: Db, chunkSize = 4000): AsyncGenerator<IndexedRow[]> =>
  inChunks(chunkSize, (after) =>
    db.select(indexedColumns).from(publicListings).where(gt(publicListings.id, after)).orderBy(asc(publicListings.id)),
  );

/** Streams the identifying columns of all public listings: light enough to run alongside requests. */
export const allNamedRows = (db: Db, chunkSize = 500): AsyncGenerator<NamedRow[]> =>
  inChunks(chunkSize, (after) =>
    db.select(namedColumns).from(publicListings).where(gt(publicListings.id, after)).orderBy(asc(publicListings.id)),
  );

/** Reads the next chunk while the current one is used. */
async function* inChunks<Row extends { id: number }>(
  size: number,
  after: (id: number) => { limit(rows: number): { execute(): Promise<Row[]> } },
): AsyncGenerator<Row[]> {
  const chunkAfter = (id: number): Promise<Row[]> => after(id).limit(size).execute();
  for (let rows = await chunkAfter(0); rows.length > 0; ) {
    const next = chunkAfter(rows.at(-1)!.id);
    // A failure is thrown when its turn comes, not while earlier rows are used.
    next.catch(() => {});
    yield rows;
    rows = await next;
  }
}

/**
 * Returns the states in which sale prices are undisclosed among some sold homes, judged by the first 5,000.
 */
export async function statesWithUndisclosedPrices(db: Db, ids: Int32Array): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ state: string }>(sql`
    select distinct state_or_province as state from public_listings
    where id = any(${sql.param([...ids.subarray(0, 5_000)])}::integer[]) and close_price_cents is null order by 1`);
  return rows.map(({ state }) => state);
}

type EventName = (typeof listingEvents.event.enumValues)[number];
export interface HomeEvent {
  event: EventName;
  happenedOn: string;
  priceCents: number | null;
}
type EventRow = {
  listing: number;
  event: EventName;
  happened_on: string;
  price_cents: string | null;
  again: boolean;
};

const historiesByIds = batched(async (db, ids: readonly number[]) => {
  const { rows } = await db.execute<EventRow>(sql`
    with recursive times as (
      select id as listing, id, relist_of, internet_address_display_yn, 1 as depth from listings
      where id = any(${sql.param(ids)}::integer[])
      union all
      select listing, earlier.id, earlier.relist_of, earlier.internet_address_display_yn, depth + 1
      from listings earlier join times on earlier.id = times.relist_of
      where depth < 50 and earlier.internet_entire_listing_display_yn
        and earlier.internet_address_display_yn = times.internet_address_display_yn)
    select listing, event, happened_on::text, price_cents::text, relist_of is not null and exists (
      select from times before where before.listing = times.listing and before.id = times.relist_of) as again
    from listing_events join times on times.id = listing_id
    order by happened_on, happened_at nulls first, depth desc, listing_events.id`);
  return Map.groupBy(rows, ({ listing }) => listing);
});

/**
 * Returns the history of a home through all consecutive listings. Invariant: no event of a listing that may
 * not be shown, or whose address visibility differs from this one's.
 */
export async function historyOf(db: Db, listingId: number): Promise<HomeEvent[]> {
  const rows = (await historiesByIds(db, [listingId])).get(listingId) ?? [];
  return rows.map(({ event, happened_on, price_cents, again }) => ({
    event: again && event === 'listed' ? 'relisted' : event,
    happenedOn: happened_on,
    priceCents: price_cents === null ? null : Number(price_cents),
  }));
}

/** Position of a follower of changes: all transactions below `floor` are seen, and these later ones. */
export interface Watermark {
  floor: string;
  seen: readonly string[];
}

export async function currentWatermark(db: Db): Promise<Watermark> {
  const { rows } = await db.execute<{ floor: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as floor`,
  );
  return { floor: rows[0]!.floor, seen: [] };
}

/**
 * Returns the listings written or deleted by transactions committed since the watermark, each transaction
 * once. A transaction becomes visible as a whole, so a seen one needs no second read even while an older one
 * still runs.
 */
export async function changesSince(db: Db, mark: Watermark): Promise<{ ids: number[]; mark: Watermark }> {
  // The floor is read first: a transaction that ends in between is read twice rather than missed.
  const { floor } = await currentWatermark(db);
  const seen = sql`array[${sql.join(
    mark.seen.map((xid) => sql`${xid}`),
    sql`, `,
  )}]::text[]::xid8[]`;
  const { rows } = await db.execute<{ id: number; xid: string }>(sql`
    select id, changed_xid::text as xid from listings
      where changed_xid >= ${mark.floor}::text::xid8 and changed_xid <> all(${seen})
    union all
    select listing_id, changed_xid::text from listing_tombstones
      where changed_xid >= ${mark.floor}::text::xid8 and changed_xid <> all(${seen})`);
  const xids = new Set([...mark.seen, ...rows.map((row) => row.xid)]);
  return {
    ids: [...new Set(rows.map((row) => row.id))],
    mark: { floor, seen: [...xids].filter((xid) => BigInt(xid) >= BigInt(floor)) },
  };
}

/** Listings whose open house ended between two instants: a feature that expires with time, not by a write. */
export async function openHousesEnded(db: Db, after: Date, until: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from listings where open_house_ends_at > ${after.toISOString()}::timestamptz
      and open_house_ends_at <= ${until.toISOString()}::timestamptz`);
  return rows.map((row) => row.id);
}
