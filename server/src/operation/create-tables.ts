import type pg from 'pg';
import { type Migration, MigrationError, migrateWithin, readMigrations } from '../platform/database/migrate.ts';
import type { Description } from './contents.ts';

/** Everything in Lintel's schemas except extension members. */
const everything = `
  select format('drop %s if exists %I.%I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, n.nspname, c.relname) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'i'))
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public'
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('drop type if exists %I.%I cascade', n.nspname, t.typname)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'public' and t.typtype in ('e', 'd')
    and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/** Deletes everything of Lintel from a database. Call it inside a transaction. */
export async function clear(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
  const { rows } = await client.query<{ statement: string }>(everything);
  for (const { statement } of rows) await client.query(statement);
}

/** Creates the tables of a description as its version of Lintel did. Call it inside a transaction. */
export async function createTables(client: pg.ClientBase, { migrations, schemas }: Description): Promise<void> {
  await migrateWithin(client, migrationsOf(migrations));
  for (const { sql } of schemas) await client.query(sql);
}

/** Migrates the created tables to this version of Lintel. Call it inside a transaction. */
export const bringUpToDate = (client: pg.ClientBase): Promise<string[]> => migrateWithin(client, readMigrations());

/** Returns the described migrations of this version; throws for unknown ones. */
export function migrationsOf(described: Description['migrations']): Migration[] {
  const known = readMigrations();
  return described.map(({ name, hash }) => {
    const migration = known.find((each) => each.name === name);
    if (!migration)
      throw new MigrationError(
        `It has the migration ${name} that this version of Lintel does not know: use the newer version.`,
      );
    if (migration.hash !== hash)
      throw new MigrationError(`Its migration ${name} is another one than that of this version of Lintel.`);
    return migration;
  });
}
