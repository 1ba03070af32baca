import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export const migrationsFolder = new URL('../../../migrations/', import.meta.url);

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Advisory lock held by the process that migrates. */
const LOCK = 7_411_201;

/** Returns the SQL files of a folder, ordered by name. */
export function readMigrations(folder: URL = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies pending migrations and returns their names. Invariants: each migration and its record commit together or not
 * at all; each migration runs once, however many processes start at the same time; a landed migration is never edited.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const applied: string[] = [];
  const client = await pool.connect();
  try {
    await inTransaction(client, () => refuseStrangers(client, migrations));
    for (const migration of migrations)
      if (await inTransaction(client, () => applyOnce(client, migration))) applied.push(migration.name);
    return applied;
  } finally {
    client.release();
  }
}

/**
 * Migrates inside an open transaction, so that a restore is all or nothing. Knows only the given migrations, so a
 * database can be created as an older version of Lintel left it.
 */
export async function migrateWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = [];
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await refuseStrangers(client, migrations);
  for (const migration of migrations) if (await applyOnce(client, migration)) applied.push(migration.name);
  return applied;
}

async function inTransaction<T>(client: pg.PoolClient, run: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    // Waiting for another process or building a large index may take longer than a request is allowed to.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function refuseStrangers(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  for (const { name, hash } of rows) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known)
      throw new MigrationError(
        `The database has the migration ${name} that this version of Lintel does not know: start the newer version.`,
      );
    if (known.hash !== hash)
      throw new MigrationError(
        `The migration ${name} was edited after it had been applied: restore it and add a new one.`,
      );
  }
}

async function applyOnce(client: pg.ClientBase, { name, sql, hash }: Migration): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from migrations where name = $1', [name]);
  if (rowCount) return false;
  try {
    await client.query(sql);
  } catch (error) {
    throw new MigrationError(`The migration ${name} failed, nothing of it was kept: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  return true;
}
