import type { Db } from './db.ts';

/**
 * A query of a hot path, built once for each database instead of at every call: `make` calls `prepare(name)` on it.
 * A transaction is a `Db` of its own and must not come here.
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
