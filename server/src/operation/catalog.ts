import type pg from 'pg';

/** Lintel's schemas: its own tables, and those of its jobs. */
const SCHEMAS = ['public', 'pgboss'];

/** A table with its columns in order. Transaction ids are specific to a database and not part of the content. */
export interface Table {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
  /** Columns of type xid8. */
  transactionColumns: string[];
  /** For a partition: its parent table and its bounds. */
  partition: { of: string; rule: string } | null;
}

export interface Sequence {
  schema: string;
  name: string;
  /** The last number returned; null when there is none. */
  value: string | null;
}

export const titleOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedTitle = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** Returns all tables that hold rows (partitions, not their parents), ordered by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where ${kept} and a.atttypid <> 'xid8'::regtype), '[]') as columns,
      coalesce((select json_agg(a.attname order by a.attnum)
        from pg_attribute a where ${kept} and a.atttypid = 'xid8'::regtype), '[]') as "transactionColumns",
      (select json_build_object('of', format('%I.%I', pn.nspname, p.relname), 'rule', pg_get_expr(c.relpartbound, c.oid))
        from pg_inherits i join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
        where i.inhrelid = c.oid and c.relispartition) as partition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any($1)
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by n.nspname collate "C", c.relname collate "C"`,
    [SCHEMAS],
  );
  return rows;
}

/** Generated columns are excluded and computed again. */
const kept = `a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname = any($1) order by schemaname collate "C", sequencename collate "C"`,
    [SCHEMAS],
  );
  return rows;
}

/**
 * Sets session parameters under which text output of values is the same on every server. Call it inside a transaction.
 */
export async function setPortableOutput(client: pg.ClientBase): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'lock_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await client.query(`set local ${setting}`);
}
