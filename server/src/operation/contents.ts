import type { Sequence, Table } from './catalogue.ts';
import type { Sum } from './checksum.ts';

/** What a whole database holds, wherever it comes from: a backup, or a database that is moved. */
export interface Contents {
  description: Description;
  /** The rows of all tables, table after table. */
  batches(): AsyncIterable<{ table: Table; lines: string[] }>;
}

export interface Description {
  /** When it was like this. */
  at: string;
  /** Its migrations, oldest first. */
  migrations: { name: string; hash: string }[];
  /** Schemas that no migration makes, with the SQL that does. */
  schemas: { name: string; sql: string }[];
  tables: (Table & Sum)[];
  sequences: Sequence[];
}

export const rowsOf = ({ tables }: Description): number => tables.reduce((sum, table) => sum + table.rows, 0);
