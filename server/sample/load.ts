import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../src/foundation/db.ts';
import { dayOf } from './calendar.ts';
import { Dice } from './dice.ts';
import { home, homeCount } from './homes/generate.ts';
import { eventRecords, listingRecord, sampleSystemName } from './homes/record.ts';
import { insertListings } from './insert.ts';
import type { Market } from './markets/index.ts';
import { insertNetwork } from './network/insert.ts';
import { network, type SampleAgent } from './network/network.ts';

const seed = 'lintel';
const homesAtOnce = 1_000;

export interface LoadProgress {
  done: number;
  total: number;
}

/**
 * Loads the sample network, dated relative to `today` (`2026-01-31`). All in one transaction: what a crash leaves half
 * done is not there, and the next start does it again. Says false where the sample was there already, also when another
 * process loaded it meanwhile.
 */
export function loadSample(
  database: Pick<Database, 'transaction'>,
  { today, onProgress = () => {} }: { today: string; onProgress?: (progress: LoadProgress) => void },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sampleSystemName}))`);
    if (await isLoaded(tx)) return false;
    await insertAll(tx, today, onProgress);
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

async function insertAll(tx: Tx, today: string, onProgress: (progress: LoadProgress) => void): Promise<void> {
  const day = dayOf(today);
  const { agents, ...others } = network(seed, day);
  const idOf = await insertNetwork(tx, { agents, ...others });
  const sellers = sellersByMarket(agents);
  onProgress({ done: 0, total: homeCount });
  for (let from = 1; from <= homeCount; from += homesAtOnce) {
    const homes = Array.from({ length: Math.min(homesAtOnce, homeCount - from + 1) }, (_, at) =>
      home(seed, from + at, day),
    );
    const listings = homes.map((each) => {
      const agent = new Dice(`${seed}/agent-of/${each.number}`).pick(sellers.get(each.market)!);
      return listingRecord(each, agent, idOf.get(agent)!);
    });
    await insertListings(tx, listings, homes.flatMap(eventRecords));
    onProgress({ done: from + homes.length - 1, total: homeCount });
  }
}

function sellersByMarket(agents: readonly SampleAgent[]): Map<Market, SampleAgent[]> {
  return Map.groupBy(
    agents.filter(({ agentType }) => agentType === 'real_estate'),
    ({ reseller }) => reseller.market,
  );
}
