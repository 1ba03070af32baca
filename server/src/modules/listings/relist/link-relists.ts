import { DAY_MS } from '@lintel/geo';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { listingEvents, listings } from '../tables.ts';
import { type Home, homeOf } from './home-keys.ts';
import type { TimedListing } from './market-periods.ts';
import { sameHome } from './same-home.ts';
import { type TimesOnMarket, timesOnMarket } from './times-on-market.ts';

const l = listings;
const columns = {
  id: l.id,
  originatingSystemName: l.originatingSystemName,
  listingKey: l.listingKey,
  unparsedAddress: l.unparsedAddress,
  streetNumber: l.streetNumber,
  streetName: l.streetName,
  streetSuffix: l.streetSuffix,
  unitNumber: l.unitNumber,
  city: l.city,
  countyOrParish: l.countyOrParish,
  stateOrProvince: l.stateOrProvince,
  postalCode: l.postalCode,
  country: l.country,
  latitude: l.latitude,
  longitude: l.longitude,
  parcelNumber: l.parcelNumber,
  homeType: l.homeType,
  bedroomsTotal: l.bedroomsTotal,
  livingAreaSqft: l.livingAreaSqft,
  standardStatus: l.standardStatus,
  listedOn: l.listedOn,
  offMarketDate: l.offMarketDate,
  closeDate: l.closeDate,
  statusChangeTimestamp: l.statusChangeTimestamp,
  modificationTimestamp: l.modificationTimestamp,
  internetEntireListingDisplayYn: l.internetEntireListingDisplayYn,
  internetAddressDisplayYn: l.internetAddressDisplayYn,
  homeKeys: l.homeKeys,
  relistOf: l.relistOf,
  timesListed: l.timesListed,
  marketSince: l.marketSince,
  listingSince: l.listingSince,
} as const;

/**
 * Recomputes the relists and days on market of the homes of some listings, including all other listings of
 * the same homes, in the transaction that wrote them. `formerKeys` are their previous keys.
 */
export async function linkRelists(tx: Tx, ids: readonly number[], formerKeys: readonly number[]): Promise<void> {
  const rows = await rowsOfHomes(tx, ids, formerKeys);
  const groups = homesAmong(rows);
  const events = await eventsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const updates = groups.flatMap((group) => {
    const dated = group.filter((row): row is DatedRow => row.listedOn !== null);
    const times = timesOnMarket(dated.map((row) => timed(row, events.get(row.id) ?? [])));
    return group.flatMap((row) => changeOf(row, times.get(row.id)));
  });
  if (updates.length === 0) return;
  await tx.execute(sql`update listings set relist_of = computed."relistOf", times_listed = computed."timesListed",
      market_since = computed."marketSince", listing_since = computed."listingSince"
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as computed(id integer, "relistOf" integer,
      "timesListed" smallint, "marketSince" date, "listingSince" date)
    where listings.id = computed.id`);
}

const selectRows = (tx: Tx, where: SQL) => tx.select(columns).from(listings).where(where);
type Row = Awaited<ReturnType<typeof selectRows>>[number];
/** A listing without a listing date has no place in the order of its home's listings. */
type DatedRow = Row & { listedOn: string };

/** Returns the listings and, transitively, all that share a key with them. */
async function rowsOfHomes(tx: Tx, ids: readonly number[], formerKeys: readonly number[]): Promise<Row[]> {
  const rows = new Map<number, Row>();
  const seenKeys = new Set(formerKeys);
  let found = await selectRows(tx, sql`${l.id} = any(${sql.param(ids)}::integer[])`);
  let keys = [...formerKeys];
  for (;;) {
    for (const row of found) rows.set(row.id, row);
    for (const key of found.flatMap(({ homeKeys }) => homeKeys ?? []))
      if (!seenKeys.has(key)) {
        seenKeys.add(key);
        keys.push(key);
      }
    if (keys.length === 0) return [...rows.values()];
    const { rows: sharing } = await tx.execute<{ id: number }>(sql`
      select distinct listing_id as id from unnest(${sql.param(keys)}::bigint[]) as asked(key)
      join listing_home_keys using (key)`);
    const others = sharing.map(({ id }) => id).filter((id) => !rows.has(id));
    found = others.length > 0 ? await selectRows(tx, sql`${l.id} = any(${sql.param(others)}::integer[])`) : [];
    keys = [];
  }
}

/** Groups rows of the same home, matched directly or through a third row. */
function homesAmong(rows: readonly Row[]): Row[][] {
  const homes = new Map<number, Home>(rows.map((row) => [row.id, homeOf(row)]));
  const groupOf = new Map<number, Row[]>(rows.map((row) => [row.id, [row]]));
  const sharing = new Map<number, Row[]>();
  for (const row of rows)
    for (const key of row.homeKeys ?? []) {
      const others = sharing.get(key) ?? [];
      for (const other of others) {
        const [group, into] = [groupOf.get(row.id)!, groupOf.get(other.id)!];
        if (group === into || !sameHome(homes.get(row.id)!, homes.get(other.id)!)) continue;
        into.push(...group);
        for (const member of group) groupOf.set(member.id, into);
      }
      sharing.set(key, [...others, row]);
    }
  return [...new Set(groupOf.values())];
}

async function eventsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, TimedListing['events'][number][]>> {
  const e = listingEvents;
  const found = await tx
    .select({ listingId: e.listingId, event: e.event, happenedOn: e.happenedOn })
    .from(e)
    .where(sql`${e.listingId} = any(${sql.param(ids)}::integer[])`)
    .orderBy(e.listingId, e.happenedOn, e.id);
  return Map.groupBy(
    found.map(({ happenedOn, ...rest }) => ({ ...rest, day: dayOf(happenedOn) })),
    ({ listingId }) => listingId,
  );
}

function timed(row: DatedRow, events: TimedListing['events']): TimedListing {
  const active = row.standardStatus === 'Active' || row.standardStatus === 'ComingSoon';
  // Follows the view public_listings, so that the days on market agree. Without a date of leaving it counts as
  // gone at once: the view then shows no days.
  const left = row.offMarketDate ?? row.closeDate ?? row.statusChangeTimestamp?.toISOString().slice(0, 10);
  const offMarketDay = active ? null : left ? dayOf(left) : dayOf(row.listedOn);
  return {
    id: row.id,
    key: JSON.stringify([row.originatingSystemName, row.listingKey]),
    listedDay: dayOf(row.listedOn),
    offMarketDay,
    soldDay: row.standardStatus === 'Closed' ? (row.closeDate ? dayOf(row.closeDate) : offMarketDay) : null,
    modifiedDay: Math.floor(row.modificationTimestamp.getTime() / DAY_MS),
    displayed: row.internetEntireListingDisplayYn,
    addressShown: row.internetAddressDisplayYn,
    events,
  };
}

function changeOf(row: Row, times: TimesOnMarket | undefined) {
  const since = (day: number | undefined): string | null => {
    const text = day === undefined ? null : new Date(day * DAY_MS).toISOString().slice(0, 10);
    return text === row.listedOn ? null : text;
  };
  const computed = {
    relistOf: times?.relistOf ?? null,
    timesListed: times?.timesListed ?? 1,
    marketSince: since(times?.marketSince),
    listingSince: since(times?.listingSince),
  };
  const same =
    row.relistOf === computed.relistOf &&
    row.timesListed === computed.timesListed &&
    row.marketSince === computed.marketSince &&
    row.listingSince === computed.listingSince;
  return same ? [] : [{ id: row.id, ...computed }];
}

const dayOf = (iso: string): number => Date.parse(iso) / DAY_MS;
