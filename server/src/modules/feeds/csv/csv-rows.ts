import { readCsvRecord } from './csv-record.ts';
import type { SourceRow } from './values.ts';

/** A row with its header's columns, or one that does not fit the header, with the rule that it breaks. */
export type CsvRow = { number: number; row: SourceRow } | { number: number; cells: string[]; rule: string };

/** Its message is a sentence for the person who gave the file. */
export class CsvFileError extends Error {
  override name = 'CsvFileError';
}

export interface CsvRows {
  columns: string[];
  /** Numbered like a spreadsheet: the header is row 1. */
  rows: AsyncGenerator<CsvRow>;
}

/** Longer than any listing row, so an unclosed quote is detected before it fills the memory. */
const LONGEST_RECORD = 256 * 1024;

/** Reported length of an invalid record. */
const SHOWN = 2_000;

/**
 * Reads the rows of a CSV text of any length in constant memory. An unreadable row is reported and reading
 * continues with the next line, also after an unclosed quote.
 */
export async function csvRows(chunks: AsyncIterable<Uint8Array>, delimiter: string): Promise<CsvRows> {
  const records = csvRecords(chunks, delimiter);
  const first = await records.next();
  const header: Cells | undefined = first.done ? undefined : first.value;
  if (!header || header.rule || header.cells.every((cell) => cell.trim() === ''))
    throw new CsvFileError('The file has no header row.');
  const columns = distinct(header.cells.map((cell) => cell.trim()));
  return { columns, rows: underHeader(records, columns) };
}

interface Cells {
  cells: string[];
  /** Set when the text is not a valid record; `cells` then holds its beginning. */
  rule: string | undefined;
  severalLines: boolean;
  /** Set by the caller when a record of several lines does not fit: reading continues at its second line. */
  retry: boolean;
}

const unclosed = 'must close the quotes that it opens';
const tooLong = `must be shorter than ${LONGEST_RECORD} characters`;

async function* underHeader(records: AsyncGenerator<Cells>, columns: readonly string[]): AsyncGenerator<CsvRow> {
  let number = 1;
  for await (const record of records) {
    number++;
    const { cells, rule } = record;
    if (cells.length === 1 && cells[0]!.trim() === '' && columns.length > 1) continue;
    if (rule) yield { number, cells, rule };
    else if (cells.length !== columns.length) {
      record.retry = record.severalLines;
      yield { number, cells, rule: `must have ${columns.length} columns as the header, not ${cells.length}` };
    } else yield { number, row: Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) };
  }
}

async function* csvRecords(chunks: AsyncIterable<Uint8Array>, delimiter: string): AsyncGenerator<Cells> {
  let text = '';
  let passing = false;
  for await (const { part, last } of decoded(chunks)) {
    text += part;
    if (last && !text.endsWith('\n')) text += '\n';
    let at = 0;
    if (passing) {
      at = lineAfter(text, 0);
      passing = !text.slice(0, at).endsWith('\n');
    }
    while (at < text.length) {
      const read = readCsvRecord(text, at, delimiter);
      if (read === 'incomplete' && !last && text.length - at <= LONGEST_RECORD) break;
      const nextLine = lineAfter(text, at);
      if (typeof read === 'string') {
        passing = nextLine === text.length && !text.endsWith('\n');
        const beginning = text.slice(at, Math.min(nextLine, at + SHOWN)).trimEnd();
        yield { cells: [beginning], rule: passing ? tooLong : unclosed, severalLines: false, retry: false };
        at = nextLine;
      } else {
        const severalLines = read.end > nextLine;
        const record: Cells = { cells: read.cells, rule: undefined, severalLines, retry: false };
        yield record;
        at = record.retry ? nextLine : read.end;
      }
    }
    text = text.slice(at);
  }
}

/** Returns the start of the next line, or the end of the text if there is none. */
function lineAfter(text: string, at: number): number {
  const lineEnd = text.indexOf('\n', at);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

/** Decodes UTF-8, or UTF-16 when the byte order mark says so; drops the mark. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: string; last: boolean }> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield { part: decoder.decode(chunk, { stream: true }), last: false };
  }
  yield { part: decoder?.decode() ?? '', last: true };
}

/** Numbers repeated column names: `Price`, `Price (2)`. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
