import { createHash } from 'node:crypto';
import type pg from 'pg';
import { quoted, quotedTitle, type Table } from './catalog.ts';

/** Number of rows of a table and the sum of their hashes: 16 hex digits, independent of the order. */
export interface Sum {
  rows: number;
  checksum: string;
}

type Shape = Pick<Table, 'schema' | 'name' | 'columns'>;

/**
 * A row as one line: a JSON array of its columns' PostgreSQL text output, which reads back to the same value for every
 * type.
 */
export const lineOf = ({ columns }: Shape): string =>
  `array_to_json(array[${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')}]::text[])::text`;

/** Computes the sum of a table in the database. Call it inside a transaction after `setPortableOutput`. */
export async function sumOf(client: pg.ClientBase, table: Shape): Promise<Sum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows,
      coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric), 0)::text as sum
    from (select ${lineOf(table)} as line from only ${quotedTitle(table)}) lines`,
  );
  return { rows: Number(rows[0]!.rows), checksum: digits(BigInt(rows[0]!.sum)) };
}

/** Computes the same sum from streamed lines. */
export function createSum(): { add(line: string): void; get(): Sum } {
  let rows = 0;
  let sum = 0n;
  return {
    add(line) {
      rows++;
      sum += createHash('sha256').update(line).digest().readBigInt64BE(0);
    },
    get: () => ({ rows, checksum: digits(sum) }),
  };
}

const digits = (sum: bigint): string => BigInt.asUintN(64, sum).toString(16).padStart(16, '0');
