import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../server/test/postgres-server.ts';
import { buildWebWhenChanged } from '../web-build.ts';
import type { Torture } from './torture.ts';
import { createServer, type Running } from './two-servers/server.ts';

const HOMES = 500;
const PAUSE_MS = 1_000;
const WAIT_MAX_MS = 10_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Ask = (n: number) => [method: string, path: string, body?: object];
/** Requests of a signed-in buyer; `n` is a counter. */
const reads: readonly Ask[] = [
  () => ['GET', '/api/properties?limit=12'],
  () => ['GET', '/api/saved-homes'],
  () => ['GET', '/api/session'],
  () => ['GET', '/'],
  () => ['GET', '/dashboard'],
  () => ['GET', '/saved'],
];
const writes: readonly Ask[] = [(n) => ['POST', '/api/user-properties', { propertyId: 1 + (n % HOMES) }]];

/**
 * Restarts PostgreSQL under two servers, half of the times with `kill -9`. Every response must be a success or 503
 * with Retry-After within 10 s, and every home acknowledged as saved must exist afterwards.
 */
export const restart: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: { rounds: { type: 'string', default: '12' }, people: { type: 'string', default: '8' } },
  });
  const binaries = findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
  buildWebWhenChanged();
  const postgres = await startPostgres(binaries, { fsync: true });
  const environment = {
    DATABASE_URL: `${postgres.url}/postgres`,
    PORT: '0',
    NODE_ENV: 'production',
    LINTEL_LOG_LEVEL: 'silent',
    LINTEL_RATE_PER_SECOND: '1000000',
    LINTEL_RATE_BURST: '1000000',
    TORTURE_HOMES: String(HOMES),
    TORTURE_PAGES: 'built',
  };
  const servers = [createServer('one', environment), createServer('two', environment)];
  try {
    for (const server of servers) await server.start();
    const load = startLoad(servers, await buyerCookie(servers[0]!), Number(values.people));
    for (let round = 0; round < Number(values.rounds); round++) {
      await wait(PAUSE_MS);
      await (round % 2 === 0 ? postgres.interrupt() : postgres.kill());
      await wait(round % 4 < 2 ? 0 : PAUSE_MS);
      await postgres.restart();
    }
    await wait(PAUSE_MS);
    const faults = await load.stop();
    const counts = [...load.statuses].sort().map(([what, count]) => `${what}: ${count}`);
    console.log(`${values.rounds} restarts; ${counts.join(', ')}; slowest answer ${Math.round(load.slowestMs())} ms`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    return faults.length === 0;
  } finally {
    for (const server of servers) await server.kill().catch(() => {});
    await postgres.stop();
  }
};

async function buyerCookie({ port }: Running): Promise<string> {
  const reply = await fetch(`http://localhost:${port}/api/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'open-the-door', userType: 'buyer' }),
  });
  if (!reply.ok) throw new Error(`The buyer cannot sign in: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Simulated people who send one request after another, each to one of the servers. */
function startLoad(servers: readonly Running[], cookie: string, people: number) {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const saved = new Set<number>();
  let [running, slowestMs, n] = [true, 0, 0];
  const ask = async (server: Running, [method, path, body]: ReturnType<Ask>) => {
    const began = performance.now();
    let reply: Response;
    let text: string;
    try {
      reply = await fetch(`http://localhost:${server.port}${path}`, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
      });
      text = await reply.text();
    } catch (error) {
      faults.push(`${method} ${path}: no answer: ${String((error as Error).cause ?? error)} ${server.errors()}`);
      running = false;
      return undefined;
    }
    const tookMs = performance.now() - began;
    slowestMs = Math.max(slowestMs, tookMs);
    const what = `${path.startsWith('/api/') ? method : 'page'} ${reply.status}`;
    statuses.set(what, (statuses.get(what) ?? 0) + 1);
    const isOutage = reply.status === 503 && Number(reply.headers.get('retry-after')) > 0;
    if (!reply.ok && !isOutage) faults.push(`${method} ${path}: ${reply.status} ${text.slice(0, 120)}`);
    if (tookMs > WAIT_MAX_MS) faults.push(`${method} ${path}: took ${Math.round(tookMs)} ms`);
    return { ok: reply.ok, text };
  };
  const working = Array.from({ length: people }, async (_, person) => {
    const server = servers[person % servers.length]!;
    while (running) {
      const asks = n % 3 === 0 ? writes : reads;
      const chosen = asks[n % asks.length]!(n++);
      const reply = await ask(server, chosen);
      if (reply?.ok && chosen[2]) saved.add((chosen[2] as { propertyId: number }).propertyId);
    }
  });
  return {
    statuses,
    slowestMs: () => slowestMs,
    async stop() {
      running = false;
      await Promise.all(working);
      const ids = await ask(servers[0]!, ['GET', '/api/saved-homes/ids']);
      const savedIds = new Set(ids?.text.match(/\d+/g)?.map(Number));
      const lost = [...saved].filter((id) => !savedIds.has(id));
      if (lost.length > 0) faults.push(`homes answered as saved are not there: ${lost.join(', ')}`);
      return faults;
    },
  };
}
