import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../server/test/postgres-server.ts';

/** The index is written constantly, so that kills interrupt it. */
const environmentOf = (folder: string) => ({
  LINTEL_DATA_FOLDER: join(folder, 'data'),
  LINTEL_INDEX_FILE_SECONDS: '1',
});

/** Storage of the server under test. */
export interface Place {
  name: string;
  environment: Record<string, string>;
  /** Present only when the database is a separate process. */
  database?: { kill(): Promise<void>; restart(): Promise<void> };
  remove(): Promise<void>;
}

export function embeddedPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-torture-'));
  return {
    name: 'embedded',
    environment: environmentOf(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresPlace(): Promise<Place> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine: --database embedded.');
  const server = await startPostgres(binaries, { fsync: true });
  const folder = mkdtempSync(join(tmpdir(), 'lintel-torture-'));
  return {
    name: 'postgres',
    environment: { DATABASE_URL: `${server.url}/postgres`, ...environmentOf(folder) },
    database: { kill: server.kill, restart: server.restart },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
