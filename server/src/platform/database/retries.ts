import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionLost, isDiskFull, isRefused, UnknownOutcome } from './outage.ts';

/** A restart of PostgreSQL takes about a second. */
const WAIT_MS = 2_000;
const PAUSE_MS = 100;
const WRITES = /\b(insert|update|delete|create|alter|truncate|vacuum)\b/i;
const isRead = (text: string): boolean => /^\s*(select|with|show|values)\b/i.test(text) && !WRITES.test(text);

type Transaction<Tx> = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

export interface RetryingDatabase<Tx> {
  transaction: Transaction<Tx>;
  /** Returns whether the database can store data. After a failure it tests this with a small write. */
  canWrite(): Promise<boolean>;
}

/**
 * Retries queries and transactions during a server restart, and remembers that the disk is full. Reads, and writes
 * that were never sent, are retried for up to two seconds. Invariant: nothing that may have been executed is sent
 * twice. A commit whose reply was lost throws `UnknownOutcome`.
 */
export function withRetries<Tx>(
  pool: pg.Pool,
  begin: Transaction<Tx>,
  /** Throws when writes are not possible now. */
  beforeWrite: () => Promise<void>,
): RetryingDatabase<Tx> {
  let wasFull = false;
  const rememberDiskFull = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      wasFull ||= isDiskFull(error);
      throw error;
    }
  };
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const retryingQuery = (...args: unknown[]): unknown => {
    // A caller that passes a callback does not use the promise.
    if (args.some((word) => typeof word === 'function')) return query(...args);
    const text = textOf(args[0]);
    const read = isRead(text);
    return rememberDiskFull(async () => {
      if (WRITES.test(text)) await beforeWrite();
      return retry(
        () => query(...args),
        (error) => (read ? isConnectionLost(error) : isRefused(error)),
      );
    });
  };
  pool.query = retryingQuery as typeof pool.query;

  return {
    transaction: <T>(run: (tx: Tx) => Promise<T>) =>
      rememberDiskFull(async () => {
        await beforeWrite();
        let phase: 'beginning' | 'running' | 'committing' = 'beginning';
        const runInPhases = (tx: Tx) => {
          phase = 'running';
          return run(tx).then((result) => {
            phase = 'committing';
            return result;
          });
        };
        try {
          return await retry(
            () => begin(runInPhases),
            (error) => phase === 'beginning' && isConnectionLost(error),
          );
        } catch (cause) {
          if ((phase as string) === 'committing' && isConnectionLost(cause))
            throw new UnknownOutcome('The connection to the database broke during a commit', { cause });
          throw cause;
        }
      }),
    async canWrite() {
      try {
        await beforeWrite();
        if (wasFull) await probe(pool);
        wasFull = false;
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Retries after a pause until it succeeds, fails for another reason, or the time is up. */
async function retry<T>(run: () => Promise<T>, mayRunAgain: (error: unknown) => boolean): Promise<T> {
  const until = performance.now() + WAIT_MS;
  for (;;)
    try {
      return await run();
    } catch (error) {
      if (!mayRunAgain(error) || performance.now() > until) throw error;
      await setTimeout(PAUSE_MS);
    }
}

/** Allocates disk space and frees it again. */
async function probe(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`create table lintel_disk_probe as select repeat('x', 100) from generate_series(1, 1000)`);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string } | undefined)?.text ?? '');
