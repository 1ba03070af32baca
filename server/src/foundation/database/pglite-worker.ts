import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * The embedded database, in its own thread so that a slow query does not hold up the event loop. Bytes of PostgreSQL's
 * wire protocol come in and go out; a `null` asks it to close.
 */
const { folder, template } = workerData as { folder?: string; template?: string };

const database = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
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
