import { sql } from 'drizzle-orm';
import type { Database } from '../database/db.ts';
import { backgroundLoop } from '../jobs/background-loop.ts';
import type { Log } from '../log/log.ts';
import type { EventKind } from './event-kind.ts';

export interface Watching {
  /**
   * Calls `see` for each event in every running process, from its start on, ordered by id as far as committed. Use it
   * to update state in memory. A watcher that throws is logged and not called again for that event.
   */
  watch<Payload>(kind: EventKind<Payload>, see: (payload: Payload) => Promise<void> | void): void;
}

type Seen = { id: number; name: string; payload: unknown; transaction: string };

/**
 * The watching side of the event outbox: notifies every process. Ids are assigned before their transactions commit, so
 * "newer than the last id" would miss late commits. Each poll therefore starts at the oldest transaction that was open
 * at the previous poll (`pg_snapshot_xmin`): all transactions before it have ended and were read; later events that
 * were already read are remembered.
 */
export function createWatching(database: Database, log: Log) {
  const watchers = new Map<string, ((payload: unknown) => Promise<void> | void)[]>();
  let from: string | undefined;
  let seen = new Set<number>();

  /**
   * Finds the events committed since the last poll or, on the first poll, those that may belong to an open
   * transaction.
   */
  const find = async (since: string | undefined): Promise<Seen[]> => {
    const { rows } = await database.db.execute<Partial<Seen> & { horizon: string }>(sql`
      select horizon.at::text as horizon, id, name, payload, transaction::text as transaction
      from (select pg_snapshot_xmin(pg_current_snapshot()) as at) horizon
      left join events on events.transaction >= ${since ? sql`${since}::xid8` : sql`horizon.at`}
        and events.name = any(${sql.param([...watchers.keys()])}::text[])
      order by id`);
    const horizon = rows[0]!.horizon;
    const found = rows.filter((row): row is Seen & { horizon: string } => row.id != null);
    const fresh = found.filter(({ id }) => !seen.has(Number(id)));
    from = horizon;
    seen = new Set(found.filter((row) => BigInt(row.transaction) >= BigInt(horizon)).map((row) => Number(row.id)));
    return fresh;
  };

  const look = async () => {
    if (from === undefined || watchers.size === 0) return;
    for (const row of await find(from)) await tell(row);
  };

  const tell = async ({ name, payload }: Seen) => {
    for (const see of watchers.get(name) ?? [])
      try {
        await see(payload);
      } catch (err) {
        log.error({ err, event: name }, 'a watcher failed');
      }
  };

  const loop = backgroundLoop('event watching', look, log);
  const watching: Watching = {
    watch(kind, see) {
      watchers.set(kind.name, [...(watchers.get(kind.name) ?? []), (payload) => see(kind.payload.parse(payload))]);
    },
  };
  return {
    ...watching,
    wake: loop.wake,
    stop: loop.stop,
    /** Existing events predate the start, although an open transaction may be older than some of them. */
    async start() {
      await find(undefined);
    },
  };
}
