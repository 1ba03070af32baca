import { sql } from 'drizzle-orm';
import { sampleSystemName } from '../src/modules/accounts/index.ts';
import { linkRelists } from '../src/modules/listings/index.ts';
import type { Database, Tx } from '../src/platform/database/db.ts';
import { dayOf } from './calendar.ts';
import { earlierEvents, earlierFields, earlierListing } from './homes/earlier.ts';
import { home, homeCount } from './homes/generate.ts';
import { leaseRecord } from './homes/lease.ts';
import { eventRecords, listingRecord } from './homes/record.ts';
import { insertListings, insertRows, type SampleRecord } from './insert.ts';
import { insertActivity } from './network/activity.ts';
import { insertAppointments, insertConnections } from './network/connections.ts';
import { insertFollowedAreas } from './network/followed-areas.ts';
import { insertNetwork } from './network/insert.ts';
import { listingAgents } from './network/listing-agents.ts';
import { insertMessages } from './network/messages.ts';
import { network } from './network/network.ts';
import { insertNotifications } from './network/notifications.ts';
import { insertRecords } from './network/records/insert.ts';
import { insertSavedHomes } from './network/saved-homes.ts';
import { insertSavedSearches } from './network/saved-searches.ts';
import { sellersByMarket } from './network/serving.ts';
import { insertClients } from './network/work/clients.ts';
import { insertContactFields } from './network/work/contact-fields.ts';
import { insertContacts } from './network/work/contacts.ts';
import { insertLoans } from './network/work/loans.ts';
import { insertShowings } from './network/work/showings.ts';
import { insertTaskPlans } from './network/work/task-plans.ts';

const seed = 'lintel';
const homesAtOnce = 1_000;

interface LoadProgress {
  done: number;
  total: number;
}

export interface LoadOptions {
  /** `2026-01-31` */
  today: string;
  onProgress?: (progress: LoadProgress) => void;
  /**
   * Number of homes to load, from the first; any prefix of the list has all markets and statuses in the same
   * proportions.
   */
  homes?: number;
  /** Writes additional rows of its people in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

/**
 * Loads the sample network, dated relative to `today` (`2026-01-31`), in one transaction: after a crash
 * nothing is left, and the next start loads it again. Returns false when the sample is already loaded, also
 * by a concurrent process.
 */
export function loadSample(
  database: Pick<Database, 'transaction'>,
  { today, onProgress = () => {}, homes = homeCount, also }: LoadOptions,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sampleSystemName}))`);
    if (await isLoaded(tx)) return false;
    await insertAll(tx, today, onProgress, homes);
    await also?.(tx);
    await insertLoans(tx, dayOf(today));
    await insertActivity(tx);
    await insertNotifications(tx);
    // Without table statistics PostgreSQL plans badly in its first minutes.
    await tx.execute(sql`analyze`);
    return true;
  });
}

const isLoaded = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select from listings where originating_system_name = ${sampleSystemName} limit 1`,
  );
  return rows.length > 0;
};

async function insertAll(
  tx: Tx,
  today: string,
  onProgress: (progress: LoadProgress) => void,
  total: number,
): Promise<void> {
  const day = dayOf(today);
  const { agents, ...others } = network(seed, day);
  const idOf = await insertNetwork(tx, { agents, ...others }, day);
  await insertConnections(tx, { agents, ...others }, day);
  const agentOf = listingAgents(seed, sellersByMarket(agents), idOf);
  // Generates the next lot while the database stores one: the embedded database runs in its own thread.
  let storing = Promise.resolve();
  // Numbered after all current listings, whose numbers stay the same.
  const earlier: { listings: SampleRecord[]; events: SampleRecord[] } = { listings: [], events: [] };
  const leases: SampleRecord[] = [];
  for (let from = 1; from <= total; from += homesAtOnce) {
    const homes = Array.from({ length: Math.min(homesAtOnce, total - from + 1) }, (_, at) =>
      home(seed, from + at, day),
    );
    const listings = homes.map((each) => {
      const record = listingRecord(each, agentOf(each));
      const before = earlierListing(seed, each);
      if (before) {
        earlier.listings.push({ ...record, ...earlierFields(each, before) });
        earlier.events.push(...earlierEvents(each, before));
      }
      return record;
    });
    leases.push(...homes.map((each) => leaseRecord(seed, each, day)).filter((lease) => lease !== undefined));
    const events = homes.flatMap(eventRecords);
    await storing;
    onProgress({ done: from - 1, total });
    storing = insertListings(tx, listings, events);
  }
  await storing;
  await insertListings(tx, earlier.listings, earlier.events);
  await insertRows(tx, 'leases', leases);
  await tx.execute(sql`insert into listing_home_keys (key, listing_id) select unnest(home_keys), id from listings
    where originating_system_name = ${sampleSystemName}`);
  // The following queries use thousands of homes and people: without statistics they would be slow.
  await tx.execute(sql`analyze listings, listing_events, people, agents, buyers`);
  await countTimesOnMarket(tx);
  await insertAppointments(tx, day);
  await insertClients(tx, day);
  await insertShowings(tx, day);
  await insertContacts(tx, day);
  await insertTaskPlans(tx, day);
  await insertContactFields(tx, day);
  await insertRecords(tx, { agents, ...others }, idOf, day);
  await insertMessages(tx, day);
  await insertSavedHomes(tx, day);
  await insertSavedSearches(tx, today);
  await insertFollowedAreas(tx);
  onProgress({ done: total, total });
}

/** Counts for all homes that were off the market in between; for all others the listing date is enough. */
async function countTimesOnMarket(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct listing_id as id from listing_events
    where event in ('relisted', 'back_on_market', 'expired', 'withdrawn', 'canceled') order by 1`);
  for (let from = 0; from < rows.length; from += homesAtOnce)
    await linkRelists(
      tx,
      rows.slice(from, from + homesAtOnce).map(({ id }) => id),
      [],
    );
}
