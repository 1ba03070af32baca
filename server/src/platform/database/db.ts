import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Settings } from '../settings/settings.ts';
import { type EmbeddedPlace, openEmbedded } from './embedded/embedded.ts';
import { refuseWhenFull } from './embedded/free-space.ts';
import { withRetries } from './retries.ts';

type NoSchema = Record<string, never>;

/** Runs queries: the pool, or an open transaction (a `Tx` is a `Db`). */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>;
/**
 * An open transaction. Invariant: nothing queries the pool inside a transaction, because the embedded database has one
 * session.
 */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Database {
  kind: 'embedded' | 'server';
  db: Db;
  pool: pg.Pool;
  /** Connection string for a separate listening connection; set only for a server. */
  url?: string;
  /**
   * Commits when `run` returns and rolls back when it throws. Do not send email, write files or call the network
   * inside.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Returns whether writes are stored; false while the disk is full. */
  canWrite(): Promise<boolean>;
  close(): Promise<void>;
}

export type DatabasePlace = EmbeddedPlace | { url: string; poolSize: number; statementTimeoutMs: number };

/** Returns the server in DATABASE_URL, or the embedded database in the data folder. */
export function databasePlaceOf(settings: Settings): DatabasePlace {
  if (!settings.DATABASE_URL) return { folder: `${settings.LINTEL_DATA_FOLDER}/database` };
  return {
    url: settings.DATABASE_URL,
    poolSize: settings.LINTEL_POOL_SIZE,
    statementTimeoutMs: settings.LINTEL_STATEMENT_TIMEOUT_MS,
  };
}

/** Opens the embedded database or a server behind the same pool interface. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { pool, close } = 'url' in place ? openServer(place) : await openEmbedded(place);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const beforeWrite = async () => ('folder' in place ? refuseWhenFull(place.folder) : undefined);
  const { transaction, canWrite } = withRetries<Tx>(pool, (run) => transactionOn(pool, run), beforeWrite);
  db.transaction = transaction as typeof db.transaction;
  return {
    kind: 'url' in place ? 'server' : 'embedded',
    db,
    pool,
    ...('url' in place ? { url: place.url } : {}),
    transaction,
    canWrite,
    close,
  };
}

/** Drizzle's transaction on a pool leaks the connection when `begin` fails. */
async function transactionOn<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle({ client, casing: 'snake_case' }).transaction(run);
  } finally {
    client.release();
  }
}

function openServer(place: { url: string; poolSize: number; statementTimeoutMs: number }) {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: place.statementTimeoutMs,
    // Compiling a plan took up to 0.8 s for queries that run in 0.1 s.
    options: '-c jit=off',
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lintel',
  });
  // The pool replaces an idle connection that the server drops; without a listener the error would end the process.
  pool.on('error', () => {});
  // The same applies to a connection inside a transaction, between two queries: the next query fails, and its request
  // with it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, close: () => pool.end() };
}
