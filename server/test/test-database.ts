import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/db.ts';
import { setSecret } from '../src/platform/secrets/at-rest.ts';
import { inDatabase, onServer } from './server-databases.ts';

let opened: Promise<Database> | undefined;

/**
 * Returns the database of this worker, migrated and empty when it is opened; all of its test files share it.
 */
export function testDatabase(): Promise<Database> {
  // An app sets its own secret when it starts.
  if (!opened) setSecret('a secret for tests of the database without an app');
  opened ??= inject('databaseKind') === 'server' ? copyOnServer() : fromTemplate();
  return opened;
}

const fromTemplate = () => openDatabase({ memory: true, template: inject('template') });

/** Creates another database on the PostgreSQL server; migrated, or empty for migration tests. */
export async function createServerDatabase({ migrated }: { migrated: boolean }): Promise<string> {
  const server = inject('postgresUrl');
  const name = `lintel_test_${process.pid}_${process.env.VITEST_POOL_ID}_${databases++}`;
  await onServer(server, `create database ${name} template ${migrated ? inject('template') : 'template0'}`);
  return inDatabase(server, name);
}

let databases = 0;

async function copyOnServer(): Promise<Database> {
  return openDatabase({ url: await createServerDatabase({ migrated: true }), poolSize: 5, statementTimeoutMs: 15_000 });
}
