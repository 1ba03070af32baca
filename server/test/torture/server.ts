/**
 * The server that is killed: Lintel on the database of its environment. When ready it reports what is stored
 * and, on `go`, writes until it dies. It speaks JSON lines (`protocol.ts`): an intention before each
 * transaction, an acknowledgement after its commit.
 */
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import { liveIndexToken } from '../../src/modules/search/index/live-index.ts';
import type { AppContext } from '../../src/platform/app/app-context.ts';
import { databasePlaceOf, openDatabase } from '../../src/platform/database/db.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { event } from '../../src/platform/events/events.ts';
import { createHttpServer, listen } from '../../src/platform/http/listen.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { readSettings } from '../../src/platform/settings/settings.ts';
import { type ServerMessage, systemName } from './protocol.ts';
import { writeUntilItFails } from './writers.ts';

const written = event('torture.written', z.object({ n: z.number().int() }));
const { TORTURE_SINCE = '0', TORTURE_SEED = '1', ...environment } = process.env;

/** Written synchronously, so that it survives if the process dies right after. */
const report = (message: ServerMessage): void => void writeSync(1, `${JSON.stringify(message)}\n`);

const settings = readSettings({ NODE_ENV: 'test', LINTEL_LOG_LEVEL: 'silent', ...environment, PORT: '0' });
const database = await openDatabase(databasePlaceOf(settings));
await migrate(database.pool);
await database.db.execute(sql`create table if not exists torture_handled (n bigint not null)`);
const {
  context: app,
  handle,
  work,
} = await createApp({
  settings,
  database,
  log: createLog('silent'),
  pages: async () => async (_request, response) => {
    response.end();
    return 'pages';
  },
});
app.events.on(written, 'count', async ({ n }, tx) => {
  await tx.execute(sql`insert into torture_handled (n) values (${n})`);
});
const server = createHttpServer(settings);
server.on('request', handle);
const port = await listen(server, 0);
await work();
report({ kind: 'ready', port, ...(await stored(app)) });
process.stdin.once(
  'data',
  () => void writeUntilItFails({ context: app, written, seed: TORTURE_SEED, since: since(), report }),
);

function since(): number {
  return Number(TORTURE_SINCE) + 1_000_000;
}

/** Returns everything the writers stored, and the sums that must agree. */
async function stored({ database: { db }, resolve, events }: AppContext) {
  const rowsOf = async <T>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as T[];
  const listings = await rowsOf<{ row: [string, number, string, string] }>(sql`
    select json_build_array(listing_key, list_price_cents, standard_status, md5(public_remarks)) as row
    from listings where originating_system_name = ${systemName}`);
  const outboxRows = await rowsOf<{ n: number }>(sql`
    select (payload->>'n')::float8 as n from events where name = ${written.name}
      and (payload->>'n')::bigint >= ${Number(TORTURE_SINCE)}`);
  const [wrong] = await rowsOf<Record<string, number>>(sql`select
    (select count(*)::int from listing_events e where not exists (select from listings l where l.id = e.listing_id))
      as "eventsWithoutListing",
    (select count(*)::int from listings l where not exists (select from listing_events e where e.listing_id = l.id))
      as "listingsWithoutEvent",
    (select count(*)::int from listing_tombstones t join listings l on l.id = t.listing_id) as "livingTombstones",
    (select count(*) - count(distinct n) from torture_handled)::int as "handledTwice",
    (select count(*)::int from torture_handled h where not exists
      (select from events e where e.name = ${written.name} and (e.payload->>'n')::bigint = h.n)) as "handledNotWritten"`);
  const live = resolve(liveIndexToken);
  await live.refresh();
  const today = Math.floor(Date.now() / 86_400_000);
  const inSql = await rowsOf<{ status: 'active' | 'pending' | 'sold'; total: number }>(
    sql`select status, count(*)::int as total from public_listings group by status`,
  );
  const misses = (['active', 'pending', 'sold'] as const).filter((status) => {
    const { total } = live.index.find({ facts: [], statuses: [status], today }, { limit: 0 });
    return total !== (inSql.find((each) => each.status === status)?.total ?? 0);
  });
  return {
    listings: listings.map((each) => each.row),
    told: outboxRows.map((each) => each.n),
    wrong: { ...wrong, indexTotalsOff: misses.length },
    lagSeconds: await events.lagSeconds(),
  };
}
