import type { Database } from '../../../../platform/database/db.ts';
import { FeedError } from '../server/feed-error.ts';

/** Feeds that this process is following, by database. */
const running = new WeakMap<Database, Set<string>>();

/**
 * Runs `follow` unless the feed is already being followed, here or in another process on the same database. A
 * crashed process releases the feed with its connection.
 */
export async function withFeedLock<T>(database: Database, feed: string, follow: () => Promise<T>): Promise<T> {
  const here = running.get(database) ?? new Set();
  running.set(database, here);
  if (here.has(feed)) throw new FeedIsBusy(feed);
  here.add(feed);
  try {
    // The embedded database has a single process, so a local check is enough.
    return database.kind === 'embedded' ? await follow() : await withServerLock(database, feed, follow);
  } finally {
    here.delete(feed);
  }
}

async function withServerLock<T>(database: Database, feed: string, follow: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = false;
  const onError = () => {
    broken = true;
  };
  client.on('error', onError);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(7411203, hashtext($1)) as taken', [feed]);
    if (!rows[0].taken) throw new FeedIsBusy(feed);
    try {
      return await follow();
    } finally {
      if (!broken) await client.query('select pg_advisory_unlock(7411203, hashtext($1))', [feed]);
    }
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

export class FeedIsBusy extends FeedError {
  constructor(feed: string) {
    super(`The feed ${feed} is being imported already.`);
  }
}
