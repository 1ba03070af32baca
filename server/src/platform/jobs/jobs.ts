import { setTimeout } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/db.ts';
import { isConnectionLost } from '../database/outage.ts';
import type { Log } from '../log/log.ts';

export interface Jobs {
  /**
   * Runs `run` by a cron expression (UTC) in one of the processes, and again when it failed. Call it before `start`.
   * With `atStart` it also runs at startup, once for processes that start within the same minute.
   */
  schedule(name: string, cron: string, run: () => Promise<void>, how?: { atStart?: boolean }): void;
  start(): Promise<void>;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
}

/** Advisory lock held while the job library creates or migrates its tables. */
const LOCK = 7_411_204;

interface Job {
  name: string;
  cron: string;
  run: () => Promise<void>;
  atStart: boolean;
}

/** Covers a restart of PostgreSQL or exhausted connections during startup. */
const START_ATTEMPTS = 30;
const START_PAUSE_MS = 1_000;
const RETRIES = { retryLimit: 5, retryDelay: 10, retryBackoff: true };

/** Scheduled jobs, stored in the database so that each runs once however many processes there are. */
export function createJobs(database: Database, log: Log): Jobs {
  const scheduled: Job[] = [];
  let boss: PgBoss | undefined;
  const startOnce = async () => {
    boss = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
    boss.on('error', (err) => log.error({ err }, 'jobs failed'));
    await oneByOne(database, () => boss!.start());
    for (const { name, cron, run, atStart } of scheduled) {
      await boss.createQueue(name, RETRIES);
      // Sent before its worker starts, which polls immediately and then every half minute.
      if (atStart) await boss.send(name, null, { singletonSeconds: 60 });
      await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30 }, async () => {
        log.info({ job: name }, 'job started');
        await run();
      });
      await boss.schedule(name, cron, null, { tz: 'UTC' });
    }
  };
  return {
    schedule(name, cron, run, { atStart = false } = {}) {
      if (scheduled.some((job) => job.name === name)) throw new Error(`The job ${name} is scheduled twice`);
      scheduled.push({ name, cron, run, atStart });
    },
    async start() {
      if (scheduled.length === 0) return;
      for (let attempt = 1; ; attempt++)
        try {
          return await startOnce();
        } catch (error) {
          if (!isConnectionLost(error) || attempt === START_ATTEMPTS) throw error;
          log.warn({ err: error, attempt }, 'jobs not started yet: the database is unreachable');
          await boss?.stop({ graceful: false }).catch(() => {});
          await setTimeout(START_PAUSE_MS);
        }
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** When several processes start at once on a new database, one creates the job tables and the others wait. */
async function oneByOne(database: Database, start: () => Promise<unknown>): Promise<void> {
  // The embedded database has one process, and its only session is needed by `start`.
  if (database.kind === 'embedded') return void (await start());
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await start();
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    // The lock is released with the session.
    client.release(true);
    throw error;
  }
}
