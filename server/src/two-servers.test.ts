/** @module-tag both-databases */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ChildServer, startChild } from '../test/child-server.ts';
import { home, storeHomes } from '../test/homes.ts';
import { createServerDatabase } from '../test/test-database.ts';
import { type Database, openDatabase } from './platform/database/db.ts';

// `npm run torture -- two-servers` does it under load, and measures.
const describeServer = describe.runIf(inject('databaseKind') === 'server');

let servers: ChildServer[] = [];
let urls: string[];
let database: Database;

describeServer('two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    const url = await createServerDatabase({ migrated: false });
    const settings = { DATABASE_URL: url, TORTURE_HOMES: '50', LINTEL_LOG_LEVEL: 'silent' };
    servers = [startChild(settings, 'lintel'), startChild(settings, 'lintel')];
    urls = (await Promise.all(servers.map((server) => server.ready))) as string[];
    database = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 10_000 });
  }, 120_000);
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended;
    }
    await database.close();
  });

  /** Waits until a server finds exactly one home at this price; returns milliseconds. */
  async function untilFound(url: string, price: number): Promise<number> {
    const begun = performance.now();
    for (;;) {
      const reply = await fetch(`${url}/api/properties?priceMin=${price}&priceMax=${price}`);
      await reply.arrayBuffer();
      const ms = performance.now() - begun;
      if (reply.headers.get('x-total-count') === '1' || ms > 10_000) return ms;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  it('start concurrently on an empty database, and create its tables and the sample network once', async () => {
    expect(urls).toEqual([expect.any(String), expect.any(String)]);
    const { rows } = await database.pool.query(
      'select count(*)::int as people, count(distinct email)::int as emails from people',
    );
    expect(rows[0].people).toBe(rows[0].emails);
    expect(rows[0].people).toBeGreaterThan(0);
  });

  it('both soon find what a third process stored', async () => {
    await storeHomes(database, home({ listPriceCents: 123_456_700 }));
    // The guarantee is one second; a machine with other work gets more.
    for (const ms of await Promise.all(urls.map((url) => untilFound(url, 1_234_567)))) expect(ms).toBeLessThan(3_000);
  });

  it('keep running when the other one is killed', async () => {
    servers[0]!.child.kill('SIGKILL');
    await servers[0]!.ended;
    await storeHomes(database, home({ listPriceCents: 223_456_700 }));
    expect(await untilFound(urls[1]!, 2_234_567)).toBeLessThan(3_000);
  });
});
