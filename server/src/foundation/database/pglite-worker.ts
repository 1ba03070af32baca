import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { makeTreePrivate } from '../private-folders.ts';
import { syncTree } from './sync-tree.ts';
import { SyncedFolder, syncedStart, syncFolder } from './synced-folder.ts';

/**
 * The embedded database, in its own thread so that a slow query does not hold up the event loop. Bytes of PostgreSQL's
 * wire protocol come in and go out; a `null` asks it to close.
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

/** It appears whole: a folder that was half made when the power went would never open again. */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  // A new database is unpacked by another program, which neither asks for the way to the disk nor keeps files private.
  makeTreePrivate(draft);
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}
