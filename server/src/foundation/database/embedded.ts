import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { refuseWhenFull } from './free-space.ts';
import { startMaintenance } from './maintenance.ts';
import { copyRunningFolder, removeLeftCopies } from './snapshot.ts';
import { openSnapshotSocket } from './snapshot-socket.ts';
import { WorkerSocket } from './worker-socket.ts';

/** Where the embedded database lives: a folder that it owns alone, or memory (filled from a template, if given). */
export type EmbeddedPlace = { folder: string } | { memory: true; template?: string };

/**
 * PGlite behind an ordinary pool of one.
 *
 * Invariant: one session, so a query that waits inside a transaction for the pool waits for itself; the pool gives up
 * after ten seconds with an error instead of hanging.
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  if ('folder' in place) await refuseWhenFull(place.folder);
  const unlock = 'folder' in place ? takeFolder(place.folder) : () => {};
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: workerDataOf(place) });
  try {
    await ready(worker);
  } catch (error) {
    unlock();
    if ('folder' in place) await refuseWhenFull(place.folder);
    throw error;
  }
  const exited = new Promise<void>((done) => worker.once('exit', () => done()));
  let closing = false;
  const folder = 'folder' in place ? place.folder : undefined;
  worker.once('error', (error) => abandon(error, folder));
  worker.once('exit', (code) => closing || abandon(new Error(`exit code ${code}`), folder));

  const pool = new pg.Pool(poolOfOne(worker));
  const stopCare = 'folder' in place ? await careFor(resolve(place.folder), pool) : async () => {};
  return {
    pool,
    async close() {
      await stopCare();
      closing = true;
      await pool.end();
      worker.postMessage(null);
      await exited;
      unlock();
    },
  };
}

/** `onConnect` is newer than the type definitions of the driver. */
function poolOfOne(worker: Worker): pg.PoolConfig & { onConnect(client: pg.ClientBase): Promise<void> } {
  return {
    user: 'postgres',
    database: 'postgres',
    stream: () => new WorkerSocket(worker) as never,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // The session outlives a client that broke: what it left behind must not reach the next one. Two queries, because
    // "discard all" refuses to run beside another.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  };
}

/** What runs beside a folder as long as it is open. */
async function careFor(folder: string, pool: pg.Pool): Promise<() => Promise<void>> {
  removeLeftCopies(folder);
  const app = startMaintenance(pool);
  const door = await openSnapshotSocket(folder, (target) => app.paused(() => copyRunningFolder(pool, folder, target)));
  return async () => {
    await door.close();
    await app.stop();
  };
}

/** Where a restore lays the folder that it replaces, for the moment between two renames. */
export const replacedFolder = (folder: string) => `${resolve(folder)}.replaced`;

function takeFolder(folder: string): () => void {
  mkdirSync(dirname(resolve(folder)), { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  if (!existsSync(folder) && existsSync(replacedFolder(folder))) renameSync(replacedFolder(folder), folder);
  return unlock;
}

function workerDataOf(place: EmbeddedPlace) {
  return 'folder' in place ? { folder: resolve(place.folder) } : { template: place.template };
}

function ready(worker: Worker): Promise<void> {
  return new Promise((done, fail) => {
    worker.on('message', (message) => message === 'ready' && done());
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The embedded database ended with code ${code} while it opened`)));
  });
}

/** Nothing works without the database, and what was not committed is lost either way: end, to be started again. */
async function abandon(cause: Error, folder: string | undefined): Promise<void> {
  const full = folder && (await refuseWhenFull(folder).catch((error: Error) => error.message));
  process.stderr.write(`The embedded database stopped (${full ?? cause.message}); the process ends.\n`);
  process.exit(full ? 3 : 1);
}
