/** @module-tag both-databases */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { empty } from '../../../test/empty.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../database/db.ts';
import { createLog } from '../log/log.ts';
import { events as table } from './events.tables.ts';
import { createEvents, type Events, event } from './events.ts';

const noteWritten = event('note.written', z.object({ n: z.number() }));
const log = createLog('silent');

let database: Database;
let running: Events[];
beforeEach(async () => {
  database = await testDatabase();
  await empty(database);
  running = [];
});
afterEach(async () => {
  for (const events of running) await events.stop();
});

/** Creates the events of one process. Several on one database simulate several processes. */
function aProcess(): Events {
  const events = createEvents(database, log);
  running.push(events);
  return events;
}
const emit = (events: Events, n: number) => events.transaction((_tx, emit) => emit(noteWritten, { n }));
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 10 });
const rows = () => database.db.select().from(table).orderBy(table.id);
const makeDue = () => database.db.execute(sql`update events set due_at = now()`);

describe('events that are handled', () => {
  it('are handled immediately after their commit and marked as finished', async () => {
    const events = aProcess();
    const seen: number[] = [];
    events.on(noteWritten, 'collect', async ({ n }) => void seen.push(n));
    await events.start();
    const startedAt = performance.now();
    await emit(events, 1);
    await soon(() => expect(seen).toEqual([1]));
    expect(performance.now() - startedAt).toBeLessThan(500);
    await soon(async () => expect((await rows())[0]!.finishedAt).not.toBeNull());
  });

  it('are not handled when their transaction was rolled back', async () => {
    const events = aProcess();
    const seen: number[] = [];
    events.on(noteWritten, 'collect', async ({ n }) => void seen.push(n));
    await events.start();
    await expect(
      events.transaction(async (_tx, emit) => {
        await emit(noteWritten, { n: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await emit(events, 2);
    await soon(() => expect(seen).toEqual([2]));
    expect(await rows()).toHaveLength(1);
  });

  it('are each handled once when two processes run', async () => {
    const seen: number[] = [];
    const [first, second] = [aProcess(), aProcess()];
    for (const events of [first, second])
      events.on(noteWritten, 'collect', async ({ n }) => {
        await new Promise((done) => setTimeout(done, 2));
        seen.push(n);
      });
    await Promise.all([first.start(), second.start()]);
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    await Promise.all(numbers.map((n) => emit(n % 2 ? first : second, n)));
    await soon(() => expect(seen).toHaveLength(40));
    expect([...seen].sort((a, b) => a - b)).toEqual(numbers);
    await soon(async () => expect((await rows()).every((row) => row.finishedAt)).toBe(true));
  });

  it('are retried only by the handler that failed, after its writes were rolled back', async () => {
    const events = aProcess();
    const calls: string[] = [];
    let broken = true;
    events.on(noteWritten, 'good', async () => void calls.push('good'));
    events.on(noteWritten, 'bad', async (_payload, tx) => {
      calls.push('bad');
      await tx.execute(sql`insert into events (name, payload) values ('half.done', '{}')`);
      if (broken) throw new Error('not today');
    });
    await events.start();
    await emit(events, 1);
    await soon(async () =>
      expect((await rows())[0]).toMatchObject({ attempts: 1, handledBy: ['good'], finishedAt: null }),
    );
    expect((await rows())[0]!.dueAt.getTime()).toBeGreaterThan(Date.now());
    expect(await rows()).toHaveLength(1);

    broken = false;
    await makeDue();
    await soon(() => expect(calls).toEqual(['good', 'bad', 'bad']));
    await soon(async () => expect((await rows())[0]).toMatchObject({ handledBy: ['good', 'bad'] }));
    expect((await rows()).map((row) => row.name)).toEqual(['note.written', 'half.done']);
  });

  it('do not block others when one fails', async () => {
    const events = aProcess();
    const seen: number[] = [];
    events.on(noteWritten, 'collect', async ({ n }) => {
      if (n === 1) throw new Error('never');
      seen.push(n);
    });
    await events.start();
    for (const n of [1, 2, 3]) await emit(events, n);
    await soon(() => expect(seen).toEqual([2, 3]));
  });

  it('that were emitted while no process was running are handled after the start', async () => {
    const before = createEvents(database, log);
    await emit(before, 7);
    const events = aProcess();
    const seen: number[] = [];
    events.on(noteWritten, 'collect', async ({ n }) => void seen.push(n));
    expect(await events.lagSeconds()).toBeGreaterThan(0);
    await events.start();
    await soon(() => expect(seen).toEqual([7]));
    await soon(async () => expect(await events.lagSeconds()).toBe(0));
  });

  it('reject a payload of another shape and two handlers with one name', async () => {
    const events = aProcess();
    // @ts-expect-error: the payload is another one
    await expect(events.transaction((_tx, emit) => emit(noteWritten, { m: 1 }))).rejects.toThrow();
    events.on(noteWritten, 'collect', async () => {});
    expect(() => events.on(noteWritten, 'collect', async () => {})).toThrow(/twice/);
  });

  it('are deleted some days after they were handled, never before', async () => {
    const events = aProcess();
    events.on(noteWritten, 'collect', async () => {});
    await emit(events, 1);
    await database.db.execute(sql`insert into events (name, payload, emitted_at, finished_at) values
      ('note.written', '{"n":2}', now() - interval '8 days', now()), ('note.written', '{"n":3}', now() - interval '8 days', null),
      ('nobody.asked', '{}', now() - interval '8 days', null), ('note.written', '{"n":4}', now() - interval '6 days', now())`);
    await events.prune(7);
    expect((await rows()).map((row) => row.payload)).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }]);
  });
});

describe('events that are watched', () => {
  it('are seen once by every process from its start on', async () => {
    const [first, second] = [aProcess(), aProcess()];
    const seen: [number[], number[]] = [[], []];
    first.watch(noteWritten, ({ n }) => void seen[0].push(n));
    second.watch(noteWritten, ({ n }) => void seen[1].push(n));
    await emit(first, 0);
    await Promise.all([first.start(), second.start()]);
    for (const n of [1, 2, 3]) await emit(first, n);
    await soon(() =>
      expect(seen).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    );
    await new Promise((done) => setTimeout(done, 1_200));
    expect(seen).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  // The embedded database has one session, so two transactions cannot be open at once.
  const onServerOnly = inject('databaseKind') === 'server' ? it : () => {};
  onServerOnly('are not seen when they were before the start, whatever is open elsewhere', async () => {
    const events = aProcess();
    const seen: number[] = [];
    events.watch(noteWritten, ({ n }) => void seen.push(n));
    await database.transaction(async (older) => {
      await older.execute(sql`select pg_current_xact_id()`);
      await emit(events, 0);
      await events.start();
      await emit(events, 1);
      await soon(() => expect(seen).toEqual([1]));
    });
    await emit(events, 2);
    await soon(() => expect(seen).toEqual([1, 2]));
  });

  onServerOnly('are seen also when a transaction that began earlier commits later', async () => {
    const events = aProcess();
    const seen: number[] = [];
    events.watch(noteWritten, ({ n }) => void seen.push(n));
    await events.start();
    let commit = () => {};
    const slow = events.transaction(async (_tx, emit) => {
      await emit(noteWritten, { n: 1 });
      await new Promise<void>((done) => {
        commit = done;
      });
    });
    await emit(events, 2);
    await soon(() => expect(seen).toEqual([2]));
    commit();
    await slow;
    await emit(events, 3);
    await soon(() => expect(seen).toEqual([2, 1, 3]));
  });
});
