import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { databasePlaceOf, openDatabase } from '../../server/src/platform/database/db.ts';
import { readSettings } from '../../server/src/platform/settings/settings.ts';
import { mediaOf, member, office, property } from '../../server/test/odata-server/properties.ts';
import { type ODataServer, startODataServer } from '../../server/test/odata-server/server.ts';
import { createRandom, type Random } from '../../server/test/torture/random.ts';
import { embeddedPlace, type Place, postgresPlace } from './durability/places.ts';
import { startProcess } from './server-process.ts';
import type { Torture } from './torture.ts';

const importScript = new URL('../../server/src/import.ts', import.meta.url);
const PAGE_SIZE = 100;

/**
 * `kill -9` at random points of an import from a server that throttles and drops connections, repeated several
 * times; then one undisturbed run. The tables must equal those of an undisturbed import.
 */
export const importTorture: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      kills: { type: 'string', default: '50' },
      records: { type: 'string', default: '6000' },
      database: { type: 'string', default: 'embedded' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  console.log(`Seed ${values.seed}`);
  const random = createRandom(values.seed);
  const server = await startFeed(Number(values.records), random);
  const newPlace = values.database === 'postgres' ? postgresPlace : async () => embeddedPlace();
  const places: Place[] = [];
  try {
    places.push(await newPlace());
    const kills = await killAgainAndAgain(places[0]!, server, Number(values.kills), random);
    const figures = await importOnce(places[0]!, server);
    const troubled = await fingerprint(places[0]!);
    places.push(await newPlace());
    await importOnce(places[1]!, server);
    const alone = await fingerprint(places[1]!);
    const held = JSON.stringify(troubled) === JSON.stringify(alone);
    console.log(
      `${places[0]!.name}: killed ${kills.count} times, in the middle of ${kills.inTheMiddle}; then: ${figures}`,
    );
    for (const [table, { rows, hash }] of Object.entries(troubled))
      console.log(
        `  ${table}: ${rows} rows, ${hash === alone[table]!.hash ? 'the same' : 'NOT THE SAME'} as left alone (${alone[table]!.rows} rows)`,
      );
    return held && kills.count >= Number(values.kills);
  } finally {
    for (const place of places) await place.remove();
    await server.stop();
  }
};

/** One in five record responses fails in some way. */
async function startFeed(records: number, random: Random): Promise<ODataServer> {
  const Property = Array.from({ length: records }, (_, at) => property(at));
  const data = {
    Property,
    Media: Property.flatMap((_, at) => mediaOf(at)),
    Member: Array.from({ length: 400 }, (_, at) => member(at)),
    Office: Array.from({ length: 60 }, (_, at) => office(at)),
  };
  const faults = [{ kind: 'drop' } as const, { kind: 'status', status: 429, retryAfter: '0' } as const];
  return startODataServer(data, {
    pageMax: PAGE_SIZE,
    links: 'skip',
    fault: () => (random.below(5) === 0 ? faults[random.below(2)] : undefined),
  });
}

const startImport = ({ environment }: Place, { url }: ODataServer) =>
  startProcess(importScript, environment, [
    ...['reso', url, '--source', 'Torture', '--page-size', String(PAGE_SIZE), '--requests-per-second', '1000'],
    ...['--rejects', '/dev/null'],
  ]);

/** Each run imports a part, and the next run finds it stored. */
async function killAgainAndAgain(place: Place, server: ODataServer, kills: number, random: Random) {
  let inTheMiddle = 0;
  for (let count = 0; count < kills; count++) {
    const before = server.requests.length;
    const running = startImport(place, server);
    const homes = () => server.requests.slice(before).filter((path) => path.startsWith('/odata/Property')).length;
    const asked = 1 + random.below(4);
    while (homes() < asked && running.child.exitCode === null) await wait(2);
    await wait(random.below(250));
    if (running.child.exitCode === null) inTheMiddle++;
    await running.kill();
  }
  return { count: kills, inTheMiddle };
}

async function importOnce(place: Place, server: ODataServer): Promise<string> {
  const running = startImport(place, server);
  const lines: string[] = [];
  running.onLine((line) => lines.push(line));
  await running.ended;
  if (running.child.exitCode !== 0) throw new Error(`The import failed: ${running.errors()}`);
  return lines[0] ?? '';
}

/** Data that must be equal, without generated ids and import times. */
const queries: Record<string, string> = {
  listings: `select (to_jsonb(listings) - 'id' - 'changed_xid' - 'relist_of')::text as row from listings order by listing_key`,
  listing_events: `select concat_ws('|', listing_key, event, happened_on, happened_at, listing_events.price_cents) as row
    from listing_events join listings on listings.id = listing_events.listing_id order by 1`,
  feed_records: `select (to_jsonb(feed_records) - 'imported_at')::text as row from feed_records order by listing_key`,
  feed_members: `select to_jsonb(feed_members)::text as row from feed_members order by member_key`,
  feed_offices: `select to_jsonb(feed_offices)::text as row from feed_offices order by office_key`,
  feeds: `select concat_ws('|', name, phase, watermark) as row from feeds`,
};

async function fingerprint({ environment }: Place): Promise<Record<string, { rows: number; hash: string }>> {
  const database = await openDatabase(databasePlaceOf(readSettings(environment)));
  try {
    const prints: Record<string, { rows: number; hash: string }> = {};
    for (const [table, query] of Object.entries(queries)) {
      const { rows } = await database.pool.query<{ row: string }>(query);
      const hash = createHash('sha256');
      for (const { row } of rows) hash.update(`${row}\n`);
      prints[table] = { rows: rows.length, hash: hash.digest('hex') };
    }
    return prints;
  } finally {
    await database.close();
  }
}
