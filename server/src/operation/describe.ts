import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { MigrationError } from '../platform/database/migrate.ts';
import type { Description } from './contents.ts';

/** Describes what is needed to recreate the tables of a database. Call it inside a transaction. */
export async function describeTables(
  client: pg.ClientBase,
): Promise<Pick<Description, 'at' | 'migrations' | 'schemas'>> {
  const { rows } = await client.query<{ at: Date; migrated: boolean; jobs: boolean }>(
    `select now() as at, to_regclass('public.migrations') is not null as migrated,
      to_regclass('pgboss.version') is not null as jobs`,
  );
  const { at, migrated, jobs } = rows[0]!;
  if (!migrated) throw new MigrationError('This is no database of Lintel: it has no table of migrations.');
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    `select name, hash from public.migrations order by name collate "C"`,
  );
  return {
    at: at.toISOString(),
    migrations,
    schemas: jobs ? [{ name: 'pgboss', sql: await jobsSchema(client) }] : [],
  };
}

/** The job library creates its own tables. Its SQL is included, because a later version creates others. */
async function jobsSchema(client: pg.ClientBase): Promise<string> {
  const plan = getConstructionPlans('pgboss');
  const made = /insert into pgboss\.version\(version\) values \('(\d+)'\)/i.exec(plan)?.[1];
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  if (String(rows[0]?.version) !== made)
    throw new MigrationError(
      `The tables of the jobs have version ${rows[0]?.version}, this version of Lintel makes ${made}: use the version of ` +
        'Lintel that ran last, or start this one once.',
    );
  return plan.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '');
}
