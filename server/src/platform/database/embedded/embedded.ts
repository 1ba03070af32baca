import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startMaintenance } from '../maintenance.ts';
import { lockFolder } from './folder-lock.ts';
import { refuseWhenFull } from './free-space.ts';
import { copyRunningFolder, removeLeftCopies } from './snapshot.ts';
import { openSnapshotSocket } from './snapshot-socket.ts';
import { WorkerSocket } from './worker-socket.ts';

/** Location of the embedded database: a folder that one process owns, or memory, optionally filled from a template. */
export type EmbeddedPlace = { folder: string } | { memory: true; template?: string };

/**
 * Opens PGlite behind a regular `pg` pool of one connection. Invariant: there is one session, so a query that waits
 * for the pool inside a transaction would wait for itself. The pool then fails after ten seconds instead of hanging.
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  if ('folder' in place) await refuseWhenFull(place.folder);
  const unlock = 'folder' in place ? claimFolder(place.folder) : () => {};
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

/** `onConnect` is missing from the driver's type definitions. */
function poolOfOne(worker: Worker): pg.PoolConfig & { onConnect(client: pg.ClientBase): Promise<void> } {
  return {
    user: 'postgres',
    database: 'postgres',
    stream: () => new WorkerSocket(worker) as never,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // The session outlives a broken client, so its leftover state must not reach the next one. Two queries, because
    // "discard all" cannot run together with another.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback');
      await client.query('discard all');
    },
  };
}

/** Starts the services of an open data folder and returns a function that stops them. */
async function careFor(folder: string, pool: pg.Pool): Promise<() => Promise<void>> {
  removeLeftCopies(folder);
  const app = startMaintenance(pool);
  const door = await openSnapshotSocket(folder, (target) => app.paused(() => copyRunningFolder(pool, folder, target)));
  return async () => {
    await door.close();
    await app.stop();
  };
}

/** Path where a restore puts the folder it replaces, between two renames. */
export const replacedFolder = (folder: string) => `${resolve(folder)}.replaced`;

function claimFolder(folder: string): () => void {
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

/**
 * Ends the process so that it can be restarted. Nothing works without the database, and uncommitted data is lost
 * either way.
 */
async function abandon(cause: Error, folder: string | undefined): Promise<void> {
  const full = folder && (await refuseWhenFull(folder).catch((error: Error) => error.message));
  process.stderr.write(`The embedded database stopped (${full ?? cause.message}); the process ends.\n`);
  process.exit(full ? 3 : 1);
}
