import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { followWakeUps, type WakeUps } from './database/wake-ups.ts';
import type { Database, Tx } from './db.ts';
import { createHandling, type Handling } from './event-handling.ts';
import { createWatching, type Watching } from './event-watching.ts';
import { events as table } from './events.tables.ts';
import type { Log } from './log.ts';

/** A thing that can happen, named in the past tense: `document.approved`. */
export interface EventKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

export const event = <Payload>(name: string, payload: z.ZodType<Payload>): EventKind<Payload> => ({ name, payload });

export type Emit = <Payload>(kind: EventKind<Payload>, payload: Payload) => Promise<void>;

export interface Events extends Handling, Watching {
  /** Writes what happened into the outbox of this transaction: it is told to others only if that commits. */
  emit<Payload>(tx: Tx, kind: EventKind<Payload>, payload: Payload): Promise<void>;
  /** A transaction that emits; after its commit the handlers of this process are woken at once. */
  transaction<T>(run: (tx: Tx, emit: Emit) => Promise<T>): Promise<T>;
  start(): Promise<void>;
  /** Ends after the handlers that are running. */
  stop(): Promise<void>;
}

/** Longest time until an event is seen whose wake-up got lost. */
const POLL_MS = 1_000;

/**
 * Events between capabilities and processes: an outbox table, a wake-up after each commit, and a poll behind it.
 *
 * Invariants: what is emitted is handled if and only if its transaction commits, at least once, by one process at a time
 * (`on`), and seen by every running process (`watch`).
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
    // Told at the commit, once per transaction however often it is asked for.
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
