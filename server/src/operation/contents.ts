import type { Sequence, Table } from './catalog.ts';
import type { Sum } from './checksum.ts';

/** The contents of a whole database, from a backup or from a database to move. */
export interface Contents {
  description: Description;
  /** The rows of all tables, table by table. */
  batches(): AsyncIterable<{ table: Table; lines: string[] }>;
}

export interface Description {
  /** The time of the snapshot. */
  at: string;
  /** Applied migrations, oldest first. */
  migrations: { name: string; hash: string }[];
  /** Schemas that no migration creates, with their SQL. */
  schemas: { name: string; sql: string }[];
  tables: (Table & Sum)[];
  sequences: Sequence[];
}

export const rowsOf = ({ tables }: Description): number => tables.reduce((sum, table) => sum + table.rows, 0);
