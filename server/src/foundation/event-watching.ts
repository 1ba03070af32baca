import { sql } from 'drizzle-orm';
import { backgroundLoop } from './background-loop.ts';
import type { Database } from './db.ts';
import type { EventKind } from './events.ts';
import type { Log } from './log.ts';

export interface Watching {
  /**
   * Sees each event in every running process, from its start on, in the order of their ids as far as they are committed.
   * For what a process keeps in memory. A watcher that throws is logged and not called again for that event.
   */
  watch<Payload>(kind: EventKind<Payload>, see: (payload: Payload) => Promise<void> | void): void;
}

type Seen = { id: number; name: string; payload: unknown; transaction: string };

/**
 * The side of the outbox that tells every process.
 *
 * Ids are taken before their transactions commit, so "newer than the last id" would miss the late ones. Each look
 * therefore begins at the oldest transaction that was still open at the look before (`pg_snapshot_xmin`): all before it
 * are settled and were seen; those after it that were seen already are remembered.
 */
export function createWatching(database: Database, log: Log) {
  const watchers = new Map<string, ((payload: unknown) => Promise<void> | void)[]>();
  let from: string | undefined;
  let seen = new Set<number>();

  /** What was committed since the last look, or what an open transaction keeps in doubt at the first. */
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
    /** What is there already was before the start, though a transaction that is still open may be older than it. */
    async start() {
      await find(undefined);
    },
  };
}
