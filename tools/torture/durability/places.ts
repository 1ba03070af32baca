import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../server/test/postgres-server.ts';

/** Where the tortured server keeps its data. */
export interface Place {
  name: string;
  environment: Record<string, string>;
  /** Only where the database is a process of its own. */
  database?: { kill(): Promise<void>; restart(): Promise<void> };
  remove(): Promise<void>;
}

export function embeddedPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-torture-'));
  return {
    name: 'embedded',
    environment: { LINTEL_DATA_FOLDER: join(folder, 'data') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresPlace(): Promise<Place> {
  const binaries = findPostgres();
  if (!binaries) throw new Error('There is no PostgreSQL 15 or newer on this machine: --database embedded.');
  const server = await startPostgres(binaries, { fsync: true });
  return {
    name: 'postgres',
    environment: { DATABASE_URL: `${server.url}/postgres` },
    database: { kill: server.kill, restart: server.restart },
    remove: server.stop,
  };
}
