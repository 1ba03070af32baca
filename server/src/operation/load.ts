import type pg from 'pg';
import { quoted, quotedTitle, sequencesOf, type Table, tablesOf, titleOf } from './catalogue.ts';
import { sumOf } from './checksum.ts';
import type { Contents, Description } from './contents.ts';
import { make } from './making.ts';
import { OperationError } from './operation-error.ts';
import { writeRows } from './rows.ts';

/** So many rows of all are stored. */
export type OnRows = (done: number) => void;

/**
 * Makes the tables of some contents in an empty database, fills them, and compares every table and sequence with what
 * they were. Inside a transaction that speaks plainly: what does not agree throws, and nothing stays.
 */
export async function load(client: pg.ClientBase, contents: Contents, onRows: OnRows): Promise<void> {
  const { description } = contents;
  await make(client, description);
  await makePartitions(client, description);
  const made = await tablesOf(client);
  refuseUnknown(description, made);
  const constraints = await dropForeignKeys(client);
  for (const table of made) {
    await client.query(`alter table only ${quotedTitle(table)} disable trigger user`);
    await client.query(`delete from only ${quotedTitle(table)}`);
  }
  let done = 0;
  for await (const { table, lines } of contents.batches()) {
    await writeRows(client, made.find((each) => titleOf(each) === titleOf(table))!, lines);
    done += lines.length;
    onRows(done);
  }
  for (const table of made) await client.query(`alter table only ${quotedTitle(table)} enable trigger user`);
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const { schema, name, value } of description.sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2::bigint, true)', [quotedTitle({ schema, name }), value]);
  await compare(client, description);
}

/** Jobs keep a table a day for some figures: those of the day of the backup are not made by themselves. */
async function makePartitions(client: pg.ClientBase, { tables }: Description): Promise<void> {
  const made = new Set((await tablesOf(client)).map(titleOf));
  for (const table of tables)
    if (table.partition && !made.has(titleOf(table)))
      await client.query(
        `create table ${quotedTitle(table)} partition of ${table.partition.of} ${table.partition.rule}`,
      );
}

function refuseUnknown({ tables }: Description, made: readonly Table[]): void {
  const shape = (table: Table) => JSON.stringify([table.columns, table.transactionColumns]);
  for (const table of tables) {
    const same = made.find((each) => titleOf(each) === titleOf(table));
    if (!same)
      throw new OperationError(`The table ${titleOf(table)} is made by no migration of this version of Lintel.`);
    if (shape(same) !== shape(table))
      throw new OperationError(`The table ${titleOf(table)} has other columns than the migrations make.`);
  }
}

/** They come back when all rows are there, and look at every one of them. */
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
          `${table.rows} with ${table.checksum}. Nothing was kept.`,
      );
  }
  const now = new Map((await sequencesOf(client)).map((each) => [titleOf(each), each.value]));
  for (const sequence of sequences)
    if (now.get(titleOf(sequence)) !== sequence.value)
      throw new OperationError(`The sequence ${titleOf(sequence)} is not what it was. Nothing was kept.`);
}
