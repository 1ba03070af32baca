import type pg from 'pg';
import { quoted, quotedTitle, type Table } from './catalog.ts';
import { lineOf } from './checksum.ts';

const ROWS_AT_ONCE = 1_000;

/** Yields the rows of a table as lines in batches. Call it inside a transaction after `setPortableOutput`. */
export async function* readRows(client: pg.ClientBase, table: Table): AsyncGenerator<string[]> {
  await client.query(
    `declare lines no scroll cursor for select ${lineOf(table)} as line from only ${quotedTitle(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from lines`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await client.query('close lines');
}

/** Inserts lines; transaction id columns get the id of the inserting transaction. */
export async function writeRows(client: pg.ClientBase, table: Table, lines: readonly string[]): Promise<void> {
  const columns = [...table.columns.map(({ name }) => name), ...table.transactionColumns].map(quoted).join(', ');
  const values = [
    ...table.columns.map(({ type }, at) => `(line->>${at})::${type}`),
    ...table.transactionColumns.map(() => 'pg_current_xact_id()'),
  ].join(', ');
  await client.query(
    `insert into ${quotedTitle(table)} (${columns}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as lines(line)`,
    [`[${lines.join(',')}]`],
  );
}
