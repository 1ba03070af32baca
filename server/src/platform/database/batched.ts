import { setImmediate as turn } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/** More keys than this are read by a query of their own, so that a long list delays no page. */
const JOINED_MAX = 100;

interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Joins the reads of concurrent requests: a read that arrives while a query runs waits for its end, and the next query
 * serves all that wait. A read inside a transaction is a query of its own. `read` gets each key once.
 */
export function batched<Key, Value>(
  read: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>> {
  const waiting = new WeakMap<Db, Batch<Key, Value>>();
  const running = new WeakMap<Db, Promise<unknown>>();

  const readAll = async (db: Db, keys: ReadonlySet<Key>): Promise<ReadonlyMap<Key, Value>> => {
    await running.get(db);
    // The requests that the former query served ask for more in this turn of the event loop.
    await turn();
    waiting.delete(db);
    const values = read(db, [...keys]);
    running.set(
      db,
      values.catch(() => {}),
    );
    return values;
  };

  return (db, keys) => {
    if (keys.length > JOINED_MAX || is(db, PgTransaction)) return read(db, keys);
    let batch = waiting.get(db);
    if (!batch) {
      const joined = new Set<Key>();
      batch = { keys: joined, values: readAll(db, joined) };
      waiting.set(db, batch);
    }
    for (const key of keys) batch.keys.add(key);
    return batch.values;
  };
}
