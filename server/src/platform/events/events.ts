import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Tx } from '../database/db.ts';
import { followWakeUps, type WakeUps } from '../database/wake-ups.ts';
import type { Log } from '../log/log.ts';
import { createHandling, type Handling } from './event-handling.ts';
import type { EventKind } from './event-kind.ts';
import { createWatching, type Watching } from './event-watching.ts';
import { events as table } from './events.tables.ts';

export const event = <Payload>(name: string, payload: z.ZodType<Payload>): EventKind<Payload> => ({ name, payload });

export type Emit = <Payload>(kind: EventKind<Payload>, payload: Payload) => Promise<void>;

export interface Events extends Handling, Watching {
  /** Writes an event into the outbox of this transaction. It is published only when the transaction commits. */
  emit<Payload>(tx: Tx, kind: EventKind<Payload>, payload: Payload): Promise<void>;
  /** Runs a transaction that can emit events. After the commit, the handlers of this process run immediately. */
  transaction<T>(run: (tx: Tx, emit: Emit) => Promise<T>): Promise<T>;
  start(): Promise<void>;
  /** Waits for the running handlers. */
  stop(): Promise<void>;
}

/** Maximum delay of an event whose notification was lost. */
const POLL_MS = 1_000;

/**
 * Events between modules and processes: an outbox table, a notification after each commit, and a poll as
 * fallback. Invariants: an emitted event is handled if and only if its transaction commits, at least once, by one
 * process at a time (`on`), and is seen by every running process (`watch`).
 */
export function createEvents(database: Database, log: Log): Events {
  const handling = createHandling(database, log);
  const watching = createWatching(database, log);
  let wakeUps: WakeUps | undefined;
  let poll: NodeJS.Timeout | undefined;

  const wake = () => {
    if (!poll) return;
    handling.wake();
    watching.wake();
  };
  const emit = async <Payload>(tx: Tx, kind: EventKind<Payload>, payload: Payload) => {
    await tx.insert(table).values({ name: kind.name, payload: kind.payload.parse(payload) });
    // PostgreSQL sends this at commit, once per transaction however often it is called.
    await tx.execute(sql`select pg_notify('events', '')`);
  };

  return {
    on: handling.on,
    lagSeconds: handling.lagSeconds,
    prune: handling.prune,
    watch: watching.watch,
    emit,
    async transaction(run) {
      let emitted = false;
      const result = await database.transaction((tx) =>
        run(tx, (kind, payload) => {
          emitted = true;
          return emit(tx, kind, payload);
        }),
      );
      if (emitted) wake();
      return result;
    },
    async start() {
      await watching.start();
      poll = setInterval(wake, POLL_MS);
      if (database.url) wakeUps = followWakeUps(database.url, 'events', wake, log);
      wake();
    },
    async stop() {
      clearInterval(poll);
      poll = undefined;
      await wakeUps?.stop();
      await Promise.all([handling.stop(), watching.stop()]);
    },
  };
}
