import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { makeTreePrivate } from '../../secrets/private-folders.ts';
import { syncTree } from './sync-tree.ts';
import { SyncedFolder, syncedStart, syncFolder } from './synced-folder.ts';

/**
 * Runs the embedded database in a worker thread so that a slow query does not block the event loop. Messages are bytes
 * of PostgreSQL's wire protocol; `null` closes the database.
 */
const { folder, template } = workerData as { folder?: string; template?: string };

if (folder && !existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder);
const database = await PGlite.create({
  ...(folder ? { fs: new SyncedFolder(folder), startParams: syncedStart(PGlite.defaultStartParams) } : {}),
  ...(template ? { loadDataDir: new Blob([readFileSync(template)]) } : {}),
  extensions: { pg_trgm },
});

parentPort!.on('message', async (bytes: Uint8Array | null) => {
  if (!bytes) {
    await database.close();
    return parentPort!.close();
  }
  const answer: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { onRawData: (part) => answer.push(part.slice()) });
  parentPort!.postMessage(Buffer.concat(answer));
});

parentPort!.postMessage('ready');

/**
 * Creates the folder under a temporary name and renames it, because a half-created folder would never open after a
 * power cut.
 */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  // A new database is unpacked by another program, which neither syncs to disk nor makes files private.
  makeTreePrivate(draft);
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}
