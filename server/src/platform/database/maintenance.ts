import type pg from 'pg';

export interface Maintenance {
  /** Runs `work` while checkpoints are paused, after a running one has finished. */
  paused<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const POLL_MS = 10_000;
/**
 * A checkpoint runs after this much log or this much time, which limits how much log a restart after a crash replays.
 */
const LOG_BYTES_MAX = 64 * 1024 * 1024;
const LOG_SECONDS_MAX = 300;
const LOG_BYTES_MIN = 1024 * 1024;

/** Uses the thresholds of PostgreSQL's autovacuum. */
const tablesToMaintain = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Does the work of PostgreSQL's background processes, which the embedded database lacks: checkpoints, so the log stays
 * small and a start after a crash takes seconds; vacuum and statistics, so tables do not bloat and plans stay good.
 */
export function startMaintenance(pool: pg.Pool): Maintenance {
  let running = Promise.resolve();
  let holds = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = async () => {
    // A failed run (the session is in a long transaction) is repeated by the next one.
    if (holds === 0) running = runMaintenance(pool).catch(() => {});
    await running;
    schedule();
  };
  const schedule = () => {
    timer = setTimeout(tick, POLL_MS).unref();
  };
  schedule();
  return {
    async paused(work) {
      holds++;
      try {
        await running;
        return await work();
      } finally {
        holds--;
      }
    },
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

async function runMaintenance(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(tablesToMaintain);
  for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  const { rows } = await pool.query<{ bytes: number; seconds: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes,
      extract(epoch from now() - checkpoint_time)::float8 as seconds from pg_control_checkpoint()`);
  const { bytes, seconds } = rows[0]!;
  if (bytes > LOG_BYTES_MAX || (seconds > LOG_SECONDS_MAX && bytes > LOG_BYTES_MIN)) await pool.query('checkpoint');
}
