/** @module-tag both-databases */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '../../../test/test-database.ts';
import { type Database, openDatabase } from './db.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const onServer = inject('databaseKind') === 'server';
/** Only a server has several processes, and only the embedded database has a folder. */
const onServerOnly = onServer ? it : () => {};
const onEmbeddedOnly = onServer ? () => {} : it;
const open: Database[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Opens a database without tables. All tests share one embedded database, because opening one takes seconds. */
async function emptyDatabase(): Promise<Database> {
  if (!onServer) {
    embedded ??= openDatabase({ memory: true });
    const database = await embedded;
    await database.pool.query('drop schema public cascade');
    await database.pool.query('create schema public');
    return database;
  }
  const url = await createServerDatabase({ migrated: false });
  const database = await openDatabase({ url, poolSize: 4, statementTimeoutMs: 5_000 });
  open.push(database);
  return database;
}
let embedded: Promise<Database> | undefined;
afterAll(async () => (await embedded)?.close());

const step = (name: string, sql: string): Migration => ({ name, sql, hash: `hash of ${sql}` });
const first = step('0000_a', 'create table a (id int); insert into a values (1);');
const tables = async ({ pool }: Database) =>
  (await pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).rows.map(
    (row) => row.tablename,
  );

describe('migrations', () => {
  it('bring an empty database to the latest state and do nothing the second time', async () => {
    const database = await emptyDatabase();
    const all = readMigrations().map((migration) => migration.name);
    expect(await migrate(database.pool)).toEqual(all);
    expect(await tables(database)).toEqual(expect.arrayContaining(['events', 'listings', 'migrations']));
    expect(await migrate(database.pool)).toEqual([]);
  });

  it('roll back one that fails, keep those before it, and continue once it is fixed', async () => {
    const database = await emptyDatabase();
    const broken = step('0001_b', 'create table b (id int); insert into b values (1); select 1 / 0;');
    await expect(migrate(database.pool, [first, broken])).rejects.toThrow(
      'The migration 0001_b failed, nothing of it was kept: division by zero',
    );
    expect(await tables(database)).toEqual(['a', 'migrations']);
    const mended = step('0001_b', 'create table b (id int);');
    expect(await migrate(database.pool, [first, mended])).toEqual(['0001_b']);
    expect((await database.pool.query('select * from a')).rowCount).toBe(1);
  });

  it('reject a database with a migration that they do not know', async () => {
    const database = await emptyDatabase();
    await migrate(database.pool, [first, step('0001_newer', 'select 1')]);
    await expect(migrate(database.pool, [first])).rejects.toThrow(
      /0001_newer that this version of Lintel does not know/,
    );
  });

  it('reject an applied migration that was edited afterwards', async () => {
    const database = await emptyDatabase();
    await migrate(database.pool, [first]);
    await expect(migrate(database.pool, [{ ...first, hash: 'other' }])).rejects.toThrow(/0000_a was edited/);
  });

  onServerOnly('run once when four processes start at the same time', async () => {
    const database = await emptyDatabase();
    const script = new URL('../../../test/migrate-once.ts', import.meta.url).pathname;
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: database.url! } }),
    );
    const results = await Promise.all(
      processes.map(async (child) => {
        let output = '';
        child.stdout.on('data', (bytes) => {
          output += bytes;
        });
        const [code] = await once(child, 'close');
        return { code, applied: Number(output) };
      }),
    );
    expect(results.map((result) => result.code)).toEqual([0, 0, 0, 0]);
    expect(results.reduce((sum, result) => sum + result.applied, 0)).toBe(readMigrations().length);
  });

  onEmbeddedOnly('hold what was committed in the folder of the embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-migrate-'));
    folders.push(folder);
    const place = { folder: join(folder, 'database') };
    const before = await openDatabase(place);
    expect(await migrate(before.pool, [first])).toEqual(['0000_a']);
    await before.close();
    const after = await openDatabase(place);
    open.push(after);
    expect(await migrate(after.pool, [first])).toEqual([]);
    expect((await after.pool.query('select * from a')).rowCount).toBe(1);
  });
});
