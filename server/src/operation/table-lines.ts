import { titleOf } from './catalog.ts';
import type { Description } from './contents.ts';

/** Formats tables as aligned lines: name, rows, checksum. */
export function tableOf(tables: Description['tables']): string[] {
  const wide = Math.max(...tables.map((table) => titleOf(table).length));
  return tables.map(
    (table) =>
      `${titleOf(table).padEnd(wide)}  ${table.rows.toLocaleString('en').padStart(12)} rows  ${table.checksum}`,
  );
}
