import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../database/db.ts';
import { backgroundLoop } from '../jobs/background-loop.ts';
import type { Log } from '../log/log.ts';
import type { EventKind } from './event-kind.ts';

export interface Handling {
  /**
   * Handles an event at least once, in one process. Writes through `tx` commit together with the record that the event
   * was handled. Put work outside the database (email, files) into a job.
   */
  on<Payload>(kind: EventKind<Payload>, handler: string, run: (payload: Payload, tx: Tx) => Promise<void>): void;
  /** Age of the oldest event that is waiting for a handler. */
  lagSeconds(): Promise<number>;
  /** Deletes handled events that are more than `days` old. */
  prune(days: number): Promise<void>;
}

interface Handler {
  name: string;
  run(payload: unknown, tx: Tx): Promise<void>;
}

type Claimed = { id: number; name: string; payload: unknown; handled_by: string[]; attempts: number };

const RETRY_SECONDS_MAX = 3_600;

/** The handling side of the event outbox: delivers each event to its handlers. */
export function createHandling(database: Database, log: Log) {
  const handlers = new Map<string, Handler[]>();
  const names = () => sql`${sql.param([...handlers.keys()])}::text[]`;
  const loop = backgroundLoop(
    'event handling',
    async (stopping) => {
      while (!stopping() && handlers.size > 0 && (await handleOne()));
    },
    log,
  );

  /** Handles the oldest due event that no other process has locked. Returns false when there is none. */
  const handleOne = () =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<Claimed>(sql`
        select id, name, payload, handled_by, attempts from events
        where finished_at is null and due_at <= now() and name = any(${names()})
        order by id limit 1 for update skip locked`);
      const claimed = rows[0];
      if (!claimed) return false;
      const open = handlers.get(claimed.name)!.filter((handler) => !claimed.handled_by.includes(handler.name));
      const done = await runEach(open, claimed, tx);
      if (done.length === open.length)
        await tx.execute(sql`update events set finished_at = now(), handled_by = handled_by || ${sql.param(done)}::text[]
          where id = ${claimed.id}`);
      else
        await tx.execute(sql`update events set attempts = attempts + 1, handled_by = handled_by || ${sql.param(done)}::text[],
          due_at = now() + make_interval(secs => ${Math.min(2 ** Math.min(claimed.attempts, 20), RETRY_SECONDS_MAX)})
          where id = ${claimed.id}`);
      return true;
    });

  /** Runs each handler in its own savepoint, so a failed handler is rolled back without affecting the others. */
  const runEach = async (open: Handler[], claimed: Claimed, tx: Tx): Promise<string[]> => {
    const done: string[] = [];
    for (const handler of open)
      try {
        await tx.transaction((savepoint) => handler.run(claimed.payload, savepoint as Tx));
        done.push(handler.name);
      } catch (err) {
        log.error(
          { err, event: claimed.name, handler: handler.name, attempt: claimed.attempts + 1 },
          'event not handled',
        );
      }
    return done;
  };

  const handling: Handling = {
    on(kind, name, run) {
      const known = handlers.get(kind.name) ?? [];
      if (known.some((handler) => handler.name === name)) throw new Error(`${name} answers ${kind.name} twice`);
      handlers.set(kind.name, [...known, { name, run: (payload, tx) => run(kind.payload.parse(payload), tx) }]);
    },
    async lagSeconds() {
      const { rows } = await database.db.execute<{ lag: number }>(sql`
        select coalesce(extract(epoch from now() - min(emitted_at)), 0)::float8 as lag from events
        where finished_at is null and name = any(${names()})`);
      return rows[0]!.lag;
    },
    async prune(days) {
      await database.db.execute(sql`delete from events where emitted_at < now() - make_interval(days => ${days})
        and (finished_at is not null or name <> all(${names()}))`);
    },
  };
  return { ...handling, wake: loop.wake, stop: loop.stop };
}
