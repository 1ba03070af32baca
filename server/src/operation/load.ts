import type pg from 'pg';
import { quoted, quotedTitle, sequencesOf, type Table, tablesOf, titleOf } from './catalog.ts';
import { sumOf } from './checksum.ts';
import type { Contents, Description } from './contents.ts';
import { createTables } from './create-tables.ts';
import { OperationError } from './operation-error.ts';
import { writeRows } from './rows.ts';

export interface LoadProgress {
  /** Reports the number of stored rows. */
  onRows(done: number): void;
  /** Called for a table that no migration creates, such as one added by hand. Without this callback it is an error. */
  onSkipped?(title: string, rows: number): void;
}

/**
 * Creates the tables of a snapshot in an empty database, fills them, and compares every table and sequence with the
 * snapshot. Call it inside a transaction after `setPortableOutput`: a difference throws, and nothing is kept.
 */
export async function load(client: pg.ClientBase, contents: Contents, progress: LoadProgress): Promise<void> {
  await createTables(client, contents.description);
  await makePartitions(client, contents.description);
  const made = await tablesOf(client);
  const description = known(contents.description, made, progress);
  const targets = new Map(made.map((table) => [titleOf(table), table]));
  const constraints = await dropForeignKeys(client);
  for (const table of made) {
    await client.query(`alter table only ${quotedTitle(table)} disable trigger user`);
    await client.query(`delete from only ${quotedTitle(table)}`);
  }
  let done = 0;
  for await (const { table, lines } of contents.batches()) {
    const target = targets.get(titleOf(table));
    if (target) await writeRows(client, target, lines);
    done += lines.length;
    progress.onRows(done);
  }
  for (const table of made) await client.query(`alter table only ${quotedTitle(table)} enable trigger user`);
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const { schema, name, value } of description.sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2::bigint, true)', [quotedTitle({ schema, name }), value]);
  await compare(client, description);
}

/**
 * The job library creates one partition a day for some statistics; those of the snapshot's days have to be created
 * here.
 */
async function makePartitions(client: pg.ClientBase, { tables }: Description): Promise<void> {
  const made = new Set((await tablesOf(client)).map(titleOf));
  for (const table of tables)
    if (table.partition && !made.has(titleOf(table)))
      await client.query(
        `create table ${quotedTitle(table)} partition of ${table.partition.of} ${table.partition.rule}`,
      );
}

/** Returns the parts of a description for which the migrations created tables. */
function known(description: Description, made: readonly Table[], { onSkipped }: LoadProgress): Description {
  const shape = (table: Table) => JSON.stringify([table.columns, table.transactionColumns]);
  const tables = description.tables.filter((table) => {
    const same = made.find((each) => titleOf(each) === titleOf(table));
    if (same && shape(same) !== shape(table))
      throw new OperationError(`The table ${titleOf(table)} has columns that differ from the migrations.`);
    if (same) return true;
    if (!onSkipped)
      throw new OperationError(
        `The table ${titleOf(table)} is not created by any migration of this version of Lintel.`,
      );
    onSkipped(titleOf(table), table.rows);
    return false;
  });
  if (tables.length === description.tables.length) return description;
  // Sequences of an omitted table are omitted too.
  const left = description.tables.filter((table) => !tables.includes(table)).map(({ name }) => `${name}_`);
  const sequences = description.sequences.filter(({ name }) => !left.some((beginning) => name.startsWith(beginning)));
  return { ...description, tables, sequences };
}

/** Foreign keys are restored once all rows are stored, which validates every row. */
async function dropForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

async function compare(client: pg.ClientBase, { tables, sequences }: Description): Promise<void> {
  for (const table of tables) {
    const { rows, checksum } = await sumOf(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new OperationError(
        `The table ${titleOf(table)} is not what it was: ${rows} rows with the checksum ${checksum} instead of ` +
          `${table.rows} with ${table.checksum}. Nothing was changed.`,
      );
  }
  const now = new Map((await sequencesOf(client)).map((each) => [titleOf(each), each.value]));
  for (const sequence of sequences)
    if (now.get(titleOf(sequence)) !== sequence.value)
      throw new OperationError(`The sequence ${titleOf(sequence)} differs from the backup. Nothing was changed.`);
}
