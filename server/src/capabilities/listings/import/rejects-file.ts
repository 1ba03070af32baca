import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { quoted, withoutFormula } from '../../../foundation/csv.ts';
import type { Complaint } from './refusal.ts';

export interface RejectsFile {
  write(row: number, complaint: Complaint, raw: object): Promise<void>;
  close(): Promise<void>;
}

/** A CSV file of everything that did not go in as it came, each line with the rule and the row as it was. */
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

/** A number of the source stays a number, although it may begin with a sign. */
function csvCell(value: string | number): string {
  const text = String(value);
  return quoted(Number.isNaN(Number(text)) ? withoutFormula(text) : text);
}
