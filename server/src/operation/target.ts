import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase } from '../platform/database/db.ts';
import { replacedFolder } from '../platform/database/embedded/embedded.ts';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';
import { syncFolder } from '../platform/database/embedded/synced-folder.ts';
import { quotedTitle, setPortableOutput, tablesOf, titleOf } from './catalog.ts';
import type { Contents } from './contents.ts';
import { bringUpToDate, clear, migrationsOf } from './create-tables.ts';
import { type LoadProgress, load } from './load.ts';
import { OperationError } from './operation-error.ts';
import { openServer } from './source.ts';

export interface Order extends LoadProgress {
  contents: Contents;
  /** Existing data may be deleted. */
  replace: boolean;
  say(line: string): void;
  /** Copies files that rows refer to; called before the rows are committed. */
  bringFiles?(): Promise<void>;
}

/** Makes a database on a server equal to the contents in one transaction. Returns the migrations applied on top. */
export async function fillServer(url: string, order: Order): Promise<string[]> {
  // Throws before anything is changed.
  migrationsOf(order.contents.description.migrations);
  const database = await openServer(url);
  try {
    return await inTransaction(database, async (client) => {
      await refuseWhileInUse(client);
      allow(order, await rowsIn(client));
      await clear(client);
      return fill(client, order);
    });
  } finally {
    await database.close();
  }
}

/**
 * Makes the embedded database in a folder equal to the contents. It is built next to the folder and replaces it when
 * complete; until then nothing is changed.
 */
export async function fillFolder(folder: string, order: Order): Promise<string[]> {
  migrationsOf(order.contents.description.migrations);
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const present = await openDatabase({ folder });
    allow(order, await inTransaction(present, rowsIn).finally(() => present.close()));
  }
  const unlock = lockFolder(folder);
  const draft = `${folder}.restoring`;
  try {
    await rm(draft, { recursive: true, force: true });
    const made = await openDatabase({ folder: draft });
    const applied = await inTransaction(made, (client) => fill(client, order)).finally(() => made.close());
    await takePlace(draft, folder);
    return applied;
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
  }
}

/**
 * Between the two renames the folder is missing; the next process that opens the database restores the old one
 * (`embedded.ts`).
 */
async function takePlace(draft: string, folder: string): Promise<void> {
  const old = replacedFolder(folder);
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  syncFolder(dirname(resolve(folder)));
  await rm(old, { recursive: true, force: true });
}

async function fill(client: pg.ClientBase, order: Order): Promise<string[]> {
  await load(client, order.contents, order);
  await order.bringFiles?.();
  const applied = await bringUpToDate(client);
  await client.query('analyze');
  return applied;
}

async function inTransaction<T>(database: Database, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await setPortableOutput(client);
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

type Rows = { title: string; rows: number }[];

/** Returns the tables with rows, which would be lost. Migrations and job tables are recreated at each start. */
async function rowsIn(client: pg.ClientBase): Promise<Rows> {
  const found: Rows = [];
  for (const table of await tablesOf(client)) {
    if (table.schema !== 'public' || table.name === 'migrations') continue;
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::float8 as rows from only ${quotedTitle(table)}`,
    );
    if (rows[0]!.rows > 0) found.push({ title: titleOf(table), rows: rows[0]!.rows });
  }
  return found;
}

function allow({ replace, say }: Order, present: Rows): void {
  if (present.length === 0) return;
  const list = present.map(({ title, rows }) => `${rows.toLocaleString('en')} in ${title}`).join(', ');
  if (!replace)
    throw new OperationError(
      `The database is not empty: it has rows (${list}), which would be lost. Say --replace to delete them, after a backup.`,
    );
  say(`Replacing what is there: rows (${list}).`);
}

/** A server that just stopped is still listed for a moment. */
const TIMEOUT_MS = 3_000;

/** A running server caches data that would be gone. */
async function refuseWhileInUse(client: pg.ClientBase): Promise<void> {
  const count = async () => {
    // Within a transaction the list is otherwise read only once.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name like 'lintel%' and pid <> pg_backend_pid()`,
    );
    return rows[0]!.connections;
  };
  const until = performance.now() + TIMEOUT_MS;
  let connections = await count();
  while (connections > 0 && performance.now() < until) {
    await setTimeout(100);
    connections = await count();
  }
  if (connections > 0)
    throw new OperationError(
      `Lintel is running on this database (${connections} connections): stop every server first.`,
    );
}
