import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { quoted, withoutFormula } from '../../platform/csv/csv.ts';
import type { Complaint } from './values/invalid-value.ts';

export interface RejectsFile {
  write(row: number, complaint: Complaint, raw: object): Promise<void>;
  close(): Promise<void>;
}

/**
 * Writes a CSV file of every value that was not imported as stated, each line with the rule and the original
 * row.
 */
export async function openRejectsFile(path: string): Promise<RejectsFile> {
  const stream = createWriteStream(path, { encoding: 'utf8', mode: 0o600 });
  await once(stream, 'open');
  const write = async (cells: readonly (string | number)[]) => {
    if (!stream.write(`${cells.map(csvCell).join(',')}\n`)) await once(stream, 'drain');
  };
  await write(['severity', 'row', 'field', 'rule', 'value', 'raw']);
  return {
    write: (row, { severity, field, rule, value }, raw) =>
      write([severity, row, field, rule, value, JSON.stringify(raw)]),
    async close() {
      stream.end();
      await once(stream, 'finish');
    },
  };
}

/** A negative number stays a number, although it begins with a sign. */
function csvCell(value: string | number): string {
  const text = String(value);
  return quoted(Number.isNaN(Number(text)) ? withoutFormula(text) : text);
}
