/** @module-tag both-databases */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp } from '../../../test/notes-app.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { type Database, openDatabase } from './db.ts';
import { migrate } from './migrate.ts';
import { isConnectionLost, UnknownOutcome } from './outage.ts';

const RESTARTS = 4;
const as = { 'x-test-person': '1' };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.runIf(inject('databaseKind') === 'server')('a restart of PostgreSQL', () => {
  let postgres: PostgresServer;
  const databases: Database[] = [];
  const apps: TestApp[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(findPostgres()!);
    for (const _ of [1, 2]) {
      const database = await openDatabase({ url: `${postgres.url}/postgres`, poolSize: 5, statementTimeoutMs: 15_000 });
      databases.push(database);
      if (databases.length === 1) await migrate(database.pool);
      apps.push(await startTest(createNotesApp, { database }));
    }
    for (const app of apps) await app.context.events.start();
  }, 90_000);
  afterAll(async () => {
    for (const app of apps) await app.stop();
    for (const database of databases) await database.close();
    await postgres.stop();
  });

  it('under two servers causes no 500: requests wait or get 503 with Retry-After, and no confirmed write is lost', async () => {
    const statuses = new Map<number, number>();
    const written: string[] = [];
    // A second attempt of this test finds the notes of the first.
    const run = randomUUID();
    const first = await apps[0]!.request('POST', '/api/notes', { text: 'the first' }, as);
    let running = true;
    let n = 0;
    const people = apps.flatMap((app) =>
      ['POST', 'POST', 'GET', 'GET'].map(async (method) => {
        while (running) {
          const text = `note ${++n} of ${run}`;
          const reply =
            method === 'POST'
              ? await app.request('POST', '/api/notes', { text }, as)
              : await app.request('GET', `/api/notes/${first.body.id}`, undefined, as);
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          if (reply.status === 201) written.push(text);
          if (reply.status === 503) {
            expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
            expect(JSON.stringify(reply.body)).not.toMatch(/insert|select|note \d/i);
          }
          await wait(5);
        }
      }),
    );
    for (let at = 0; at < RESTARTS; at += 1) {
      await wait(150);
      await (at % 2 === 0 ? postgres.interrupt() : postgres.kill());
      await postgres.restart();
    }
    // A slow machine needs longer until enough writes were confirmed.
    while (written.length <= 20) await wait(50);
    running = false;
    await Promise.all(people);
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
    const { rows } = await databases[0]!.pool.query('select text from notes where text like $1', [`%${run}`]);
    const kept = rows.map(({ text }) => text);
    expect(written.filter((text) => !kept.includes(text))).toEqual([]);
    // Nothing was sent twice.
    expect(new Set(kept).size).toBe(kept.length);
    expect((await apps[1]!.request('GET', '/readyz')).status).toBe(200);
  }, 60_000);

  it('does not repeat a transaction that may have been committed', async () => {
    const [database, other] = databases as [Database, Database];
    let runs = 0;
    const broken = database.transaction(async (tx) => {
      runs += 1;
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await tx.execute(`insert into notes (owner_id, text) values (1, 'in doubt')`);
      await other.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    });
    const error = await broken.catch((caught: unknown) => caught);
    expect(error instanceof UnknownOutcome || isConnectionLost(error)).toBe(true);
    expect(runs).toBe(1);
  });
});
