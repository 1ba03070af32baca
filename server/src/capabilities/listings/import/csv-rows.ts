import { readCsvRecord } from './csv-record.ts';
import type { SourceRow } from './values.ts';

/** A row under its header; or one that does not fit it, with the rule that it breaks. */
export type CsvRow = { number: number; row: SourceRow } | { number: number; cells: string[]; rule: string };

/** Its message is a sentence for the person who gave the file. */
export class CsvFileError extends Error {
  override name = 'CsvFileError';
}

export interface CsvRows {
  columns: string[];
  /** Numbered as a spreadsheet numbers them: the header is row 1. */
  rows: AsyncGenerator<CsvRow>;
}

/** No row of listings is longer; so a quote that never closes is found out before it fills the memory. */
const LONGEST_RECORD = 256 * 1024;

/**
 * The rows of a CSV text of any length in constant memory. A row that can't be read is told and reading goes on with the
 * next line, also after a quote that was never closed.
 */
export async function csvRows(chunks: AsyncIterable<Uint8Array>, delimiter: string): Promise<CsvRows> {
  const records = csvRecords(chunks, delimiter);
  const first = await records.next();
  const header: Cells | undefined = first.done ? undefined : first.value;
  if (!header || header.broken || header.cells.every((cell) => cell.trim() === ''))
    throw new CsvFileError('The file has no header row.');
  const columns = distinct(header.cells.map((cell) => cell.trim()));
  return { columns, rows: underHeader(records, columns) };
}

interface Cells {
  cells: string[];
  broken: boolean;
  /** Set by the reader of a record of several lines that does not fit: reading goes on at its second line. */
  retry: boolean;
  severalLines: boolean;
}

async function* underHeader(records: AsyncGenerator<Cells>, columns: readonly string[]): AsyncGenerator<CsvRow> {
  let number = 1;
  for await (const record of records) {
    number++;
    const { cells } = record;
    if (cells.length === 1 && cells[0]!.trim() === '' && columns.length > 1) continue;
    if (record.broken) yield { number, cells, rule: 'must close the quotes that it opens' };
    else if (cells.length !== columns.length) {
      record.retry = record.severalLines;
      yield { number, cells, rule: `must have ${columns.length} columns as the header, not ${cells.length}` };
    } else yield { number, row: Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) };
  }
}

async function* csvRecords(chunks: AsyncIterable<Uint8Array>, delimiter: string): AsyncGenerator<Cells> {
  let text = '';
  for await (const { part, last } of decoded(chunks)) {
    text += part;
    if (last && !text.endsWith('\n')) text += '\n';
    let at = 0;
    while (at < text.length) {
      const read = readCsvRecord(text, at, delimiter);
      if (read === 'incomplete' && !last && text.length - at <= LONGEST_RECORD) break;
      const lineEnd = text.indexOf('\n', at);
      const nextLine = lineEnd < 0 ? text.length : lineEnd + 1;
      if (typeof read === 'string') {
        yield { cells: [text.slice(at, nextLine).trimEnd()], broken: true, retry: false, severalLines: false };
        at = nextLine;
      } else {
        const record = { cells: read.cells, broken: false, retry: false, severalLines: read.end > nextLine };
        yield record;
        at = record.retry ? nextLine : read.end;
      }
    }
    text = text.slice(at);
  }
}

/** Text of UTF-8, or of UTF-16 where the byte order mark says so; the mark itself is dropped. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: string; last: boolean }> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield { part: decoder.decode(chunk, { stream: true }), last: false };
  }
  yield { part: decoder?.decode() ?? '', last: true };
}

/** A column that comes twice is told apart by its number: `Price`, `Price (2)`. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
