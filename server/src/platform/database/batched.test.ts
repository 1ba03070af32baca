import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { batched } from './batched.ts';
import type { Database, Db } from './db.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

/** A batched read of the squares of numbers, and the keys of each of its queries. */
function squares() {
  const queries: (readonly number[])[] = [];
  const read = batched(async (db: Db, keys: readonly number[]) => {
    queries.push(keys);
    const { rows } = await db.execute<{ key: number; square: number }>(
      sql`select key, key * key as square from unnest(${sql.param(keys)}::integer[]) key`,
    );
    return new Map(rows.map(({ key, square }) => [key, square]));
  });
  return { queries, squareOf: async (db: Db, key: number) => (await read(db, [key])).get(key), read };
}

it('reads of one turn share a query with each key once, and later ones the next', async () => {
  const { queries, squareOf } = squares();
  const { db } = database;
  const first = [2, 3, 2].map((key) => squareOf(db, key));
  const following = first[0]!.then(() => Promise.all([4, 5].map((key) => squareOf(db, key))));
  expect(await Promise.all(first)).toEqual([4, 9, 4]);
  expect(await following).toEqual([16, 25]);
  expect(queries).toEqual([
    [2, 3],
    [4, 5],
  ]);
});

it('a read that arrives while a query runs sees what was stored before it', async () => {
  let stored = 1;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const read = batched(async (_db: Db, keys: readonly string[]) => {
    const value = stored;
    begin();
    await database.db.execute(sql`select 1`);
    return new Map(keys.map((key) => [key, value]));
  });
  const early = read(database.db, ['a']);
  await begun;
  stored = 2;
  expect((await read(database.db, ['a'])).get('a')).toBe(2);
  expect((await early).get('a')).toBe(1);
});

it('a transaction and a long list have queries of their own', async () => {
  const { queries, squareOf, read } = squares();
  const long = Array.from({ length: 200 }, (_, at) => at);
  await Promise.all([
    squareOf(database.db, 6),
    database.transaction((tx) => squareOf(tx, 7)),
    read(database.db, long).then((found) => expect(found.size).toBe(200)),
  ]);
  expect(queries.toSorted((a, b) => a.length - b.length || a[0]! - b[0]!)).toEqual([[6], [7], long]);
});

it('a failed query fails the reads that share it, and not the next', async () => {
  const { squareOf } = squares();
  const outcomes = await Promise.allSettled([squareOf(database.db, 2 ** 40), squareOf(database.db, 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await squareOf(database.db, 2)).toBe(4);
});
