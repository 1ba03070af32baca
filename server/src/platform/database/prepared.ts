import type { Db } from './db.ts';

/**
 * Builds a query of a hot path once per database instead of per call: `make` calls `prepare(name)` on it. Pass the
 * pool's `Db`, never a transaction.
 */
export function prepared<Query>(make: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const query = make(db);
    made.set(db, query);
    return query;
  };
}
