import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';
import { inDatabase, onServer } from './server-databases.ts';

/** Prepares tests on PostgreSQL: a server with a migrated database that each worker copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres(findPostgres()!);
  const url = given ?? server!.socketUrl;
  const template = `lintel_template_${process.pid}`;
  await onServer(url, `create database ${template}`);
  const database = await openDatabase({
    url: inDatabase(url, template),
    poolSize: 2,
    statementTimeoutMs: 60_000,
  });
  await migrate(database.pool);
  await database.close();
  project.provide('postgresUrl', url);
  project.provide('template', template);
  return async () => {
    if (given) await onServer(url, `drop database ${template}`);
    await server?.stop();
  };
}
