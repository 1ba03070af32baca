import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase } from '../platform/database/db.ts';
import { FolderInUse } from '../platform/database/embedded/folder-lock.ts';
import { requestSnapshot } from '../platform/database/embedded/snapshot-socket.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { sequencesOf, setPortableOutput, tablesOf } from './catalog.ts';
import type { Contents } from './contents.ts';
import { describeTables } from './describe.ts';
import { OperationError } from './operation-error.ts';
import { readRows } from './rows.ts';

export const databaseFolderOf = (settings: Settings): string => `${settings.LINTEL_DATA_FOLDER}/database`;

/** Opens a PostgreSQL server for long-running work. */
export const openServer = (url: string): Promise<Database> => openDatabase({ url, poolSize: 2, statementTimeoutMs: 0 });

/**
 * Passes a consistent snapshot of the configured database, also while a server is running: an embedded database in use
 * is copied by the process that owns it, and the copy is read.
 */
export async function withSource<T>(settings: Settings, resolve: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  if (settings.DATABASE_URL) return inOneMoment(await openServer(settings.DATABASE_URL), resolve);
  const folder = existingFolder(settings);
  try {
    return await inOneMoment(await openDatabase({ folder }), resolve);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return await withSnapshot(folder, error, resolve);
  }
}

/** Passes an embedded database that is not in use, for work that must not miss a later write. */
export async function withIdleFolder<T>(
  settings: Settings,
  resolve: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const folder = existingFolder(settings);
  return inOneMoment(await openDatabase({ folder }), resolve);
}

function existingFolder(settings: Settings): string {
  const folder = databaseFolderOf(settings);
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new OperationError(`There is no database in ${settings.LINTEL_DATA_FOLDER}.`);
  return folder;
}

async function withSnapshot<T>(
  folder: string,
  inUse: FolderInUse,
  resolve: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const copy = await requestSnapshot(folder).catch((error: NodeJS.ErrnoException) => {
    // No process answers: it is starting or stopping, or is not Lintel.
    throw error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? inUse : error;
  });
  try {
    return await inOneMoment(await openDatabase({ folder: copy }), resolve);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function inOneMoment<T>(database: Database, resolve: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  try {
    const client = await database.pool.connect();
    try {
      await client.query('begin isolation level repeatable read, read only');
      await setPortableOutput(client);
      return await resolve(client);
    } finally {
      await client.query('rollback').catch(() => {});
      client.release();
    }
  } finally {
    await database.close();
  }
}

/**
 * Returns the contents of a database with row counts and without checksums, which are computed while the rows stream.
 */
export async function contentsOfDatabase(client: pg.ClientBase): Promise<Contents> {
  const making = await describeTables(client);
  const tables: Contents['description']['tables'] = [];
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::float8 as rows from only "${table.schema}"."${table.name}"`,
    );
    tables.push({ ...table, rows: rows[0]!.rows, checksum: '' });
  }
  return {
    description: { ...making, tables, sequences: await sequencesOf(client) },
    async *batches() {
      for (const table of tables) for await (const lines of readRows(client, table)) yield { table, lines };
    },
  };
}
