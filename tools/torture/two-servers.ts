import { parseArgs } from 'node:util';
import { putListings } from '../../server/src/modules/listings/store/put-listings.ts';
import { stated } from '../../server/src/modules/listings/store/stated.fixture.ts';
import { type Database, openDatabase } from '../../server/src/platform/database/db.ts';
import { readMigrations } from '../../server/src/platform/database/migrate.ts';
import { findPostgres, startPostgres } from '../../server/test/postgres-server.ts';
import type { Torture } from './torture.ts';
import { type Failure, startLoad } from './two-servers/load.ts';
import { startProxy } from './two-servers/proxy.ts';
import { createServer, type Running } from './two-servers/server.ts';

const HOMES = 2_000;
const LAG_MAX_MS = 1_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
const spread = (ms: number[]) => {
  const sorted = ms.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms, max ${at(sorted, 1)} ms`;
};

/** Two servers on one PostgreSQL behind a proxy: each sees the other's writes, and either may stop under load. */
export const twoServers: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '10' },
      changes: { type: 'string', default: '40' },
      people: { type: 'string', default: '8' },
    },
  });
  const binaries = findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
  const postgres = await startPostgres(binaries, { fsync: true });
  const url = `${postgres.url}/postgres`;
  const environment = {
    DATABASE_URL: url,
    PORT: '0',
    NODE_ENV: 'production',
    LINTEL_LOG_LEVEL: 'silent',
    LINTEL_DRAIN_MS: '1500',
    LINTEL_RATE_PER_SECOND: '1000000',
    LINTEL_RATE_BURST: '1000000',
    TORTURE_HOMES: String(HOMES),
  };
  const servers = [createServer('one', environment), createServer('two', environment)];
  const database = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 30_000 });
  const trouble: string[] = [];
  try {
    trouble.push(...(await raceTheFirstStart(servers, database)));
    trouble.push(...(await findChanges(servers, database, Number(values.changes))));
    trouble.push(...(await goUnderLoad(servers, database, Number(values.rounds), Number(values.people))));
  } finally {
    for (const server of servers) await server.kill().catch(() => {});
    await database.close();
    await postgres.stop();
  }
  for (const each of trouble.slice(0, 20)) console.log(`  ${each}`);
  console.log(trouble.length === 0 ? 'No violation found.' : `${trouble.length} things did not hold.`);
  return trouble.length === 0;
};

const count = async ({ pool }: Database, query: string): Promise<number> => Number((await pool.query(query)).rows[0].n);

/** Both create the tables and the sample network of an empty database at the same time. */
async function raceTheFirstStart(servers: readonly Running[], database: Database): Promise<string[]> {
  await Promise.all(servers.map((server) => server.start()));
  const [homes, migrations] = [
    await count(database, 'select count(*) as n from listings'),
    await count(database, 'select count(*) as n from migrations'),
  ];
  console.log(`first start of both at once: ${migrations} migrations, ${homes} homes`);
  // The sample network has slightly more homes, because some were on the market before.
  const once = homes >= HOMES && homes < HOMES * 1.5;
  return once && migrations === readMigrations().length ? [] : ['the first start did something twice'];
}

/** A third process writes; both servers must see the changes. */
async function findChanges(servers: readonly Running[], database: Database, changes: number): Promise<string[]> {
  const lags: number[] = [];
  for (let change = 0; change < changes; change++) {
    // Every second change updates the home that the previous one added.
    const price = 1_234_000 + change;
    const listing = stated({
      originatingSystemName: 'Torture MLS',
      listingKey: String(change >> 1),
      listPriceCents: price * 100,
      modificationTimestamp: new Date(Date.now() + change),
    });
    await putListings(database, [listing], new Date());
    const committed = performance.now();
    lags.push(...(await Promise.all(servers.map((server) => untilFound(server, price, committed)))));
  }
  console.log(`${changes} changes by a third process, found by both servers after ${spread(lags)}`);
  return lags.filter((lag) => lag > LAG_MAX_MS).map((lag) => `a change was found after ${Math.round(lag)} ms`);
}

async function untilFound({ port }: Running, price: number, since: number): Promise<number> {
  for (;;) {
    const reply = await fetch(`http://localhost:${port}/api/properties?priceMin=${price}&priceMax=${price}`);
    await reply.arrayBuffer();
    if (reply.headers.get('x-total-count') === '1') return performance.now() - since;
    if (performance.now() - since > 30_000) return Number.POSITIVE_INFINITY;
    await wait(10);
  }
}

/** Stops the servers in turn under load, half of the times with `kill -9`, while events are emitted. */
async function goUnderLoad(
  servers: readonly Running[],
  database: Database,
  rounds: number,
  people: number,
): Promise<string[]> {
  const proxy = await startProxy(servers);
  while (!servers.every((server) => server.healthy)) await wait(50);
  const load = startLoad(proxy.url, people);
  const emitter = startEmitting(database);
  const kills: { at: number; noticed: number; upstream: string; inFlight: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await wait(1_000);
    const server = servers[(round >> 1) % 2]!;
    if (round % 2 === 0) await server.terminate();
    else {
      const kill = { at: performance.now(), noticed: 0, upstream: server.name, inFlight: server.inFlight };
      await server.kill();
      kills.push({ ...kill, noticed: performance.now() });
    }
    server.healthy = false;
    await wait(500);
    await server.start();
    while (!server.healthy) await wait(50);
  }
  await wait(1_000);
  await load.stop();
  proxy.stop();
  const emitted = await emitter.stop();
  // Excuses requests that were sent to a dead server before its failure could be detected.
  const excused = ({ upstream, began, ended }: Failure) =>
    kills.some((kill) => kill.upstream === upstream && began <= kill.noticed && ended >= kill.at);
  const beyond = load.failures.filter((failure) => !excused(failure));
  console.log(
    `${load.ms.length} requests of ${people} people at once, ${spread(load.ms)}; ${Math.ceil(rounds / 2)} times SIGTERM, ` +
      `${kills.length} times kill -9 with ${kills.reduce((sum, kill) => sum + kill.inFlight, 0)} requests in hand: ` +
      `${load.failures.length - beyond.length} failed in the hands of who was killed, ${beyond.length} others`,
  );
  return [
    ...beyond.map(({ upstream, why }) => `a request failed: ${why} (${upstream})`),
    ...(await handledOnce(database, emitted)),
  ];
}

/** Emits an event twenty times per second. */
function startEmitting({ pool }: Database) {
  let n = 0;
  const timer = setInterval(() => {
    void pool.query(`insert into events (name, payload) values ('torture.told', $1)`, [{ n: n++ }]);
  }, 50);
  return {
    async stop() {
      clearInterval(timer);
      return n;
    },
  };
}

async function handledOnce(database: Database, emitted: number): Promise<string[]> {
  const events = () => count(database, `select count(*) as n from torture_handled where what like 'event %'`);
  for (let waited = 0; waited < 30_000 && (await events()) < emitted; waited += 200) await wait(200);
  const twice = await count(database, 'select count(*) - count(distinct what) as n from torture_handled');
  // A job whose process dies is run again; two processes must never both enqueue it.
  const jobs = `from pgboss.job where name = 'torture-tick'`;
  const ticks = await count(database, `select count(*) as n ${jobs}`);
  const doubled =
    ticks - (await count(database, `select count(distinct date_trunc('minute', created_on)) as n ${jobs}`));
  console.log(
    `${emitted} events emitted, ${await events()} handled, ${twice} of them twice; ${ticks} jobs by the clock, ${doubled} too many`,
  );
  return [
    ...((await events()) === emitted ? [] : ['an event was not handled once']),
    ...(twice === 0 && doubled === 0 ? [] : ['something was done twice']),
  ];
}
