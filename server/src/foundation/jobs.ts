import { PgBoss } from 'pg-boss';
import type { Database } from './db.ts';
import type { Log } from './log.ts';

export interface Jobs {
  /** Runs `run` by the cron rule (UTC), in one of the processes, again when it failed. To be called before `start`. */
  schedule(name: string, cron: string, run: () => Promise<void>): void;
  start(): Promise<void>;
  /** Ends after the jobs that are running. */
  stop(): Promise<void>;
}

const RETRIES = { retryLimit: 5, retryDelay: 10, retryBackoff: true };

/** Work by the clock, kept in the database so that it happens once however many processes run. */
export function createJobs(database: Database, log: Log): Jobs {
  const scheduled: { name: string; cron: string; run: () => Promise<void> }[] = [];
  let boss: PgBoss | undefined;
  return {
    schedule(name, cron, run) {
      if (scheduled.some((job) => job.name === name)) throw new Error(`The job ${name} is scheduled twice`);
      scheduled.push({ name, cron, run });
    },
    async start() {
      if (scheduled.length === 0) return;
      boss = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
      boss.on('error', (err) => log.error({ err }, 'jobs failed'));
      await boss.start();
      for (const { name, cron, run } of scheduled) {
        await boss.createQueue(name, RETRIES);
        await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30 }, async () => {
          log.info({ job: name }, 'job started');
          await run();
        });
        await boss.schedule(name, cron, null, { tz: 'UTC' });
      }
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
