import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/src/platform/database/db.ts';
import { findPostgres, startPostgres } from '../../server/test/postgres-server.ts';
import { createServer } from '../../tools/torture/two-servers/server.ts';

const HOMES = 20_000;
const PEOPLE = 20_000;
const PATIENCE_MS = 600_000;

/**
 * Measures alerts end to end, from the commit of an import to the inbox: a server on PostgreSQL with realistic
 * saved searches; homes are changed and added in transactions of 500, as an import writes them. Prints the latency
 * of immediate alerts. `npm run bench -- alerts [--searches 100000] [--changes 1000]`
 */
export async function benchAlerts(searches = 100_000, changes = 1_000): Promise<void> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
  const postgres = await startPostgres(binaries, { fsync: true });
  const url = `${postgres.url}/postgres`;
  const server = createServer('alerts', {
    DATABASE_URL: url,
    PORT: '0',
    NODE_ENV: 'production',
    LINTEL_LOG_LEVEL: 'silent',
    LINTEL_DATA_FOLDER: '/tmp/lintel-bench-alerts',
    TORTURE_HOMES: String(HOMES),
  });
  const database = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 600_000 });
  try {
    await server.start();
    await saveSearches(database, searches);
    const { pool } = database;
    console.log(
      `${searches.toLocaleString('en')} saved searches of ${PEOPLE.toLocaleString('en')} people, ${HOMES.toLocaleString('en')} homes`,
    );
    // The first change makes the process load all searches, which happens once after a start.
    const begun = performance.now();
    await change(database, 1);
    await untilDelivered(database);
    console.log(`the first change after the start: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await pool.query('delete from notifications');
    await pool.query('delete from search_alerts');
    const from = performance.now();
    for (let done = 0; done < changes; done += 500) await change(database, Math.min(500, changes - done));
    const imported = performance.now();
    const seen = await untilDelivered(database);
    console.log(
      `${changes.toLocaleString('en')} changes written in ${((imported - from) / 1000).toFixed(1)} s; all told after ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
    await report(database, seen);
  } finally {
    await server.kill().catch(() => {});
    await database.close();
    await postgres.stop();
  }
}

/**
 * City, usually with a budget and bedrooms, sometimes a type or a feature, so that a realistic number of homes
 * match.
 */
async function saveSearches({ pool }: Database, searches: number): Promise<void> {
  await pool.query(`insert into people (email, email_verified, first_name, last_name, role)
    select 'bench-' || n || '@example.com', true, 'Ada', 'Stone', 'end_user' from generate_series(1, ${PEOPLE}) n`);
  await pool.query(`
    create table bench_owners as
      select row_number() over (order by id) - 1 as n, id from people where email like 'bench-%';
    create table bench_homes as
      select row_number() over (order by id) - 1 as n, city, list_price_cents / 100 as price,
        coalesce(bedrooms_total, 0) as beds, home_type, features from listings where standard_status = 'Active';
    create unique index on bench_owners (n);
    create unique index on bench_homes (n);
    analyze bench_owners, bench_homes;
    insert into saved_searches (person_id, name, search, question, frequency, events)
    select o.id, 'Bench ' || s, '{}', jsonb_build_object('facts',
        jsonb_build_array(
          jsonb_build_object('kind', 'place', 'name', lower(h.city), 'not', false),
          jsonb_build_object('kind', 'bound', 'field', 'price', 'op', '<=', 'value', round(h.price * 1.2, -3)),
          jsonb_build_object('kind', 'bound', 'field', 'price', 'op', '>=', 'value', round(h.price * 0.7, -3)),
          jsonb_build_object('kind', 'bound', 'field', 'beds', 'op', '>=', 'value', greatest(h.beds - 1, 0)))
        || case when s % 3 = 0 then jsonb_build_array(jsonb_build_object('kind', 'type', 'type', h.home_type, 'not', false)) else '[]' end
        || case when s % 2 = 0 and cardinality(h.features) > 0 then jsonb_build_array(jsonb_build_object('kind', 'feature', 'feature', h.features[1 + s % cardinality(h.features)], 'not', false)) else '[]' end),
      (array['instant', 'instant', 'daily', 'weekly'])[1 + s % 4], '{new,price_drop,status,open_house,back_on_market}'
    from generate_series(1, ${searches}) s join bench_owners o on o.n = s % ${PEOPLE}
      join bench_homes h on h.n = (s * 7919::bigint) % (select count(*) from bench_homes)`);
  await pool.query(`update saved_searches set watched_since = now() - interval '1 day'`);
  await pool.query('analyze');
}

/** One transaction of an import: reduced prices. */
const change = ({ pool }: Database, count: number): Promise<unknown> =>
  pool.query(`with chosen as (select id from listings where standard_status = 'Active' order by random() limit ${count})
    update listings set list_price_cents = list_price_cents - 100000 from chosen where listings.id = chosen.id`);

/** Waits until the queue is empty, and returns the time at which each alert was first seen in the table. */
async function untilDelivered({ pool }: Database): Promise<{ at: number; upTo: number }[]> {
  const until = Date.now() + PATIENCE_MS;
  const seen: { at: number; upTo: number }[] = [];
  for (;;) {
    const { rows } = await pool.query(`
      select (select count(*)::int from listing_change_queue where follower = 'saved-searches') as waiting,
        (select coalesce(max(id), 0)::float8 from search_alerts) as upto`);
    seen.push({ at: Date.now(), upTo: rows[0].upto });
    if (rows[0].waiting === 0) return seen;
    if (Date.now() > until) throw new Error(`${rows[0].waiting} changes still wait`);
    await wait(50);
  }
}

/** An alert and its inbox entry are committed together; the latency ends when the alert is first seen. */
async function report({ pool }: Database, seen: readonly { at: number; upTo: number }[]): Promise<void> {
  const { rows } = await pool.query<{ id: number; happened: number; instant: boolean }>(`
    select a.id::float8 as id, (extract(epoch from happened_at) * 1000)::float8 as happened, frequency = 'instant' as instant
    from search_alerts a join saved_searches s on s.id = a.search_id order by a.id`);
  let look = 0;
  const seconds: number[] = [];
  for (const { id, happened, instant } of rows) {
    while (seen[look]!.upTo < id) look += 1;
    if (instant) seconds.push((seen[look]!.at - happened) / 1000);
  }
  seconds.sort((a, b) => a - b);
  const at = (share: number) => seconds[Math.ceil(share * seconds.length) - 1]!.toFixed(1);
  const notifications = (await pool.query('select count(*)::int as n from notifications')).rows[0].n;
  console.log(
    `${rows.length.toLocaleString('en')} alerts, ${seconds.length.toLocaleString('en')} at once, ${notifications.toLocaleString('en')} lines in inboxes`,
  );
  console.log(`from the import's transaction to the inbox: p50 ${at(0.5)} s, p95 ${at(0.95)} s, max ${at(1)} s`);
}
