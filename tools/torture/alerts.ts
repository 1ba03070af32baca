import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../server/src/platform/database/db.ts';
import { createRandom, type Random } from '../../server/test/torture/random.ts';
import { postgresPlace } from './durability/places.ts';
import type { Torture } from './torture.ts';
import { createServer, type Running } from './two-servers/server.ts';

const HOMES = 600;
const PEOPLE = 20;
const SEARCHES = 40;
const PATIENCE_MS = 900_000;

/**
 * Two servers match listing changes against saved searches; each is killed in turn at random points while a third
 * process writes changes. In the end each search must have exactly one alert for each change.
 */
export const alertsTorture: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      kills: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  console.log(`Seed ${values.seed}`);
  const random = createRandom(values.seed);
  const place = await postgresPlace();
  const environment = {
    ...place.environment,
    PORT: '0',
    NODE_ENV: 'production',
    LINTEL_LOG_LEVEL: 'silent',
    LINTEL_DATA_FOLDER: '/tmp/lintel-torture-alerts',
    TORTURE_HOMES: String(HOMES),
  };
  const servers = [createServer('one', environment), createServer('two', environment)];
  const database = await openDatabase({
    url: place.environment.DATABASE_URL!,
    poolSize: 4,
    statementTimeoutMs: 60_000,
  });
  try {
    await servers[0]!.start();
    await saveSearches(database);
    await servers[1]!.start();
    const killed = await writeAndKill(database, servers, Number(values.kills), random);
    await queueIsEmpty(database);
    const trouble = await compare(database);
    console.log(
      `killed ${killed.kills} times, with changes waiting in ${killed.inTheMiddle}; ${killed.changes} writes`,
    );
    for (const each of trouble) console.log(`  ${each}`);
    return trouble.length === 0;
  } finally {
    for (const server of servers) await server.kill().catch(() => {});
    await database.close();
    await place.remove();
  }
};

/** Searches that match a home regardless of its changes, so that the expected alerts are plain SQL. */
async function saveSearches({ pool }: Database): Promise<void> {
  // The sample's searches have more criteria than the expectation below.
  await pool.query('delete from saved_searches');
  await pool.query(`
    with people as (
      insert into people (email, email_verified, first_name, last_name, role)
      select 'alerts-' || n || '@example.com', true, 'Ada', 'Stone', 'end_user' from generate_series(1, ${PEOPLE}) n
      returning id),
    numbered as (select id, row_number() over () as n from people),
    cities as (select city, row_number() over (order by city) as n from (select distinct city from listings) c)
    insert into saved_searches (person_id, name, search, question, frequency, events)
    select p.id, 'Search ' || s, '{}', jsonb_build_object(
        'statuses', '["active", "pending", "sold"]'::jsonb,
        'areas', '[{"kind": "box", "southE6": -90000000, "northE6": 90000000, "westE6": -180000000, "eastE6": 180000000}]'::jsonb,
        'facts', jsonb_build_array(jsonb_build_object('kind', 'bound', 'field', 'beds', 'op', '>=', 'value', s % 5))),
      (array['instant', 'daily', 'off'])[1 + s % 3], '{new,price_drop,status,open_house,back_on_market}'
    from generate_series(1, ${SEARCHES}) s join numbered p on p.n = 1 + s % ${PEOPLE}`);
  await pool.query(`update saved_searches set watched_since = now() - interval '1 day'`);
  // Changes from before the test, such as the sample network, cause no alerts.
  await pool.query('delete from listing_change_queue');
  await pool.query('delete from listing_changes');
  await pool.query('delete from search_alerts');
}

/** Statements that each change some homes at random. */
const writes: readonly ((some: number) => string)[] = [
  (some) =>
    `update listings set list_price_cents = greatest(100000, list_price_cents - 100000) where id % 197 = ${some % 197}`,
  (some) => `update listings set standard_status = case standard_status when 'Active' then 'Pending' else 'Active' end
    where id % 189 = ${some % 189}`,
  (some) => `update listings set open_house_starts_at = now() + interval '${some} minutes',
    open_house_ends_at = now() + interval '1 year' where id % 199 = ${some % 199}`,
  (some) => `insert into listings (originating_system_name, listing_key, city, state_or_province, country, currency,
      list_price_cents, standard_status, home_type, listed_on, modification_timestamp, bedrooms_total, latitude, longitude)
    select 'Torture', gen_random_uuid()::text, 'Austin', 'TX', 'US', 'USD', 30000000, 'Active', 'condo', current_date, now(),
      n % 6, 30.2, -97.7 from generate_series(1, ${1 + (some % 7)}) n`,
];

async function writeAndKill({ pool }: Database, servers: readonly Running[], kills: number, random: Random) {
  let [changes, inTheMiddle, over] = [0, 0, false];
  const writing = (async () => {
    while (!over) {
      await pool.query(writes[random.below(writes.length)]!(random.below(1_000_000)));
      changes += 1;
      await wait(100 + random.below(300));
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    const server = servers[kill % 2]!;
    await wait(200 + random.below(1_500));
    const { rows } = await pool.query('select count(*)::int as waiting from listing_change_queue');
    if (rows[0].waiting > 0) inTheMiddle += 1;
    await server.kill();
    // The other server continues meanwhile.
    await server.start();
    console.log(`kill ${kill + 1}: ${rows[0].waiting} changes waited`);
  }
  over = true;
  await writing;
  return { kills, inTheMiddle, changes };
}

async function queueIsEmpty({ pool }: Database): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from listing_change_queue where follower = 'saved-searches'`,
    );
    if (rows[0].waiting === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0].waiting} changes still wait`);
    await wait(200);
  }
}

/** Expected alerts: every change of a home with a position, matched against every search by bedrooms only. */
const expected = `
  select distinct s.id as search, c.listing_id as listing, event, case event
      when 'new' then '1' when 'price_drop' then c.price_cents::text when 'status' then c.status || ' ' || c.id
      when 'back_on_market' then c.id::text
      else to_char(c.open_house_starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as version
  from listing_changes c cross join unnest(c.kinds) event join public_listings l on l.id = c.listing_id
  join saved_searches s on l.bedrooms_total >= (s.question -> 'facts' -> 0 ->> 'value')::int
  where event in ('new', 'price_drop', 'status', 'open_house', 'back_on_market') and l.lat_e6 is not null`;
const storedAlerts = 'select search_id as search, listing_id as listing, event, version from search_alerts';

async function compare({ pool }: Database): Promise<string[]> {
  const count = async (query: string) => Number((await pool.query(`select count(*) as n from (${query}) q`)).rows[0].n);
  const [missing, extra] = [
    await count(`(${expected}) except (${storedAlerts})`),
    await count(`(${storedAlerts}) except (${expected})`),
  ];
  const [due, all] = [await count(expected), await count(storedAlerts)];
  const silent = await count(`select s.person_id from search_alerts a join saved_searches s on s.id = a.search_id
    where s.frequency = 'instant' except select person_id from notifications where kind = 'home_alert'`);
  console.log(`${await count('select id from listing_changes')} changes, ${due} alerts due, ${all} told`);
  for (const [name, query] of [
    ['missing', `(${expected}) except (${storedAlerts})`],
    ['extra', `(${storedAlerts}) except (${expected})`],
  ]) {
    const { rows } = await pool.query(
      `select event, count(*)::int as n, min(listing) as listing, min(version) as version, count(distinct search)::int as searches from (${query}) q group by 1`,
    );
    for (const row of rows) console.log(`  ${name}: ${JSON.stringify(row)}`);
  }
  return [
    ...(missing > 0 ? [`${missing} were never told`] : []),
    ...(extra > 0 ? [`${extra} were told for nothing`] : []),
    ...(all !== due ? [`${all} told of ${due}`] : []),
    ...(silent > 0 ? [`${silent} people heard nothing in their inbox`] : []),
    ...(due < 1_000 ? ['too little happened'] : []),
  ];
}
