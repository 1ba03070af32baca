/** @module-tag both-databases */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../database/db.ts';
import { createLog } from '../log/log.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: Database;
let running: Jobs[];
beforeEach(async () => {
  database = await testDatabase();
  running = [];
});
afterEach(async () => {
  for (const jobs of running) await jobs.stop();
  await database.pool.query('drop schema if exists pgboss cascade');
});

function someJobs(): Jobs {
  const jobs = createJobs(database, createLog('silent'));
  running.push(jobs);
  return jobs;
}

/** Runs a process from start to end; its due job runs until `reached`. */
async function processThat(runs: () => Promise<void>, reached: () => Promise<void>): Promise<void> {
  const jobs = someJobs();
  jobs.schedule('count', '0 4 * * *', runs);
  await jobs.start();
  await vi.waitFor(reached, { timeout: 10_000, interval: 50 });
  await jobs.stop();
}

const states = async () =>
  (await database.pool.query(`select state from pgboss.job where name = 'count'`)).rows.map((row) => row.state);
const stateIs = (state: string) => async () => expect(await states()).toEqual([state]);

describe('jobs', () => {
  it('are stored with their time, run when due, and run again after a failure', async () => {
    const idle = async () => expect(await states()).toEqual([]);
    await processThat(async () => {}, idle);
    const { rows } = await database.pool.query(`select name, cron, timezone from pgboss.schedule`);
    expect(rows).toEqual([{ name: 'count', cron: '0 4 * * *', timezone: 'UTC' }]);

    // Simulates the four o'clock run.
    await database.pool.query(`insert into pgboss.job (name) values ('count')`);
    let runs = 0;
    const failing = async () => {
      runs++;
      throw new Error('not today');
    };
    await processThat(failing, stateIs('retry'));
    await database.pool.query(`update pgboss.job set start_after = now() where name = 'count'`);
    await processThat(async () => void runs++, stateIs('completed'));
    expect(runs).toBe(2);
  });

  it('run at startup on request, once for processes that start together', async () => {
    let runs = 0;
    for (const jobs of [someJobs(), someJobs()]) {
      jobs.schedule('count', '0 4 * * *', async () => void runs++, { atStart: true });
      await jobs.start();
    }
    await vi.waitFor(stateIs('completed'), { timeout: 10_000, interval: 50 });
    expect(runs).toBe(1);
  });

  it('need different names', () => {
    const jobs = someJobs();
    jobs.schedule('a', '* * * * *', async () => {});
    expect(() => jobs.schedule('a', '* * * * *', async () => {})).toThrow(/twice/);
  });

  it('do not touch the database when none are scheduled', async () => {
    await someJobs().start();
    const { rowCount } = await database.pool.query(`select from pg_namespace where nspname = 'pgboss'`);
    expect(rowCount).toBe(0);
  });
});
