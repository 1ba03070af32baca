import { sql } from 'drizzle-orm';
import { sampleSystemName } from '../src/capabilities/network/index.ts';
import type { Database, Tx } from '../src/foundation/db.ts';
import { dayOf } from './calendar.ts';
import { Dice } from './dice.ts';
import { home, homeCount } from './homes/generate.ts';
import { eventRecords, listingRecord } from './homes/record.ts';
import { insertListings } from './insert.ts';
import { insertNetwork } from './network/insert.ts';
import { network } from './network/network.ts';
import { sellersByMarket } from './network/serving.ts';

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
  /** How many of the 60,000, from the first; any beginning of the list holds all markets and states alike. */
  homes?: number;
}

/**
 * Loads the sample network, dated relative to `today` (`2026-01-31`). All in one transaction: what a crash leaves half
 * done is not there, and the next start does it again. Says false where the sample was there already, also when another
 * process loaded it meanwhile.
 */
export function loadSample(
  database: Pick<Database, 'transaction'>,
  { today, onProgress = () => {}, homes = homeCount }: LoadOptions,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sampleSystemName}))`);
    if (await isLoaded(tx)) return false;
    await insertAll(tx, today, onProgress, homes);
    await tx.execute(sql`analyze listings, listing_events, people, resellers, agents, buyers`);
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
  const idOf = await insertNetwork(tx, { agents, ...others });
  const sellers = sellersByMarket(agents);
  // While the database stores one lot, the next is made: the embedded database works in a thread of its own.
  let storing = Promise.resolve();
  for (let from = 1; from <= total; from += homesAtOnce) {
    const homes = Array.from({ length: Math.min(homesAtOnce, total - from + 1) }, (_, at) =>
      home(seed, from + at, day),
    );
    const listings = homes.map((each) => {
      const agent = new Dice(`${seed}/agent-of/${each.number}`).pick(sellers.get(each.market)!);
      return listingRecord(each, agent, idOf.get(agent)!);
    });
    const events = homes.flatMap(eventRecords);
    await storing;
    onProgress({ done: from - 1, total });
    storing = insertListings(tx, listings, events);
  }
  await storing;
  onProgress({ done: total, total });
}
