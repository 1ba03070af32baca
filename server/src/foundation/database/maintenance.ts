import type pg from 'pg';

export interface Maintenance {
  /** Runs `work` while no checkpoint is made, and after a running one has ended. */
  paused<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;
/** As much log is read again after a crash at most, or what was written in so many seconds. */
const LOG_BYTES_MAX = 64 * 1024 * 1024;
const LOG_SECONDS_MAX = 300;
const LOG_BYTES_MIN = 1024 * 1024;

/** The thresholds of PostgreSQL's own autovacuum. */
const unkempt = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * What PostgreSQL's background processes do, and the embedded database has none: checkpoints, so that the log stays small
 * and a start after a crash takes seconds; vacuum and statistics, so that tables do not swell and plans fit.
 */
export function startMaintenance(pool: pg.Pool): Maintenance {
  let running = Promise.resolve();
  let holds = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = async () => {
    // A look that fails (the session is in a long transaction) is made up for by the next one.
    if (holds === 0) running = lookAround(pool).catch(() => {});
    await running;
    schedule();
  };
  const schedule = () => {
    timer = setTimeout(tick, LOOK_EVERY_MS).unref();
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

async function lookAround(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(unkempt);
  for (const { name } of tables) await pool.query(`vacuum (analyze) ${name}`);
  const { rows } = await pool.query<{ bytes: number; seconds: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes,
      extract(epoch from now() - checkpoint_time)::float8 as seconds from pg_control_checkpoint()`);
  const { bytes, seconds } = rows[0]!;
  if (bytes > LOG_BYTES_MAX || (seconds > LOG_SECONDS_MAX && bytes > LOG_BYTES_MIN)) await pool.query('checkpoint');
}
