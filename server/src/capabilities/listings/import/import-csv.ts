import type { Database } from '../../../foundation/db.ts';
import { CsvFileError, type CsvRow, csvRows } from './csv-rows.ts';
import type { Mapping } from './mapping.ts';
import type { NewListing } from './new-listing.ts';
import { type PutCounts, putListings } from './put-listings.ts';
import { type RowReader, type RowReading, rowReader } from './read-row.ts';
import type { RejectsFile } from './rejects-file.ts';
import { SeenKeys } from './seen-keys.ts';

export interface CsvImport {
  bytes: AsyncIterable<Uint8Array>;
  mapping: Mapping;
  rejects: RejectsFile;
  /** Without one nothing is written: a dry run. */
  database?: Database;
  now: Date;
  /** The day on which the source was written, where it is known. */
  sourceDate?: string;
  onProgress?: (rowsRead: number) => void;
}

export interface ImportSummary extends PutCounts {
  read: number;
  /** Good rows: they went in, or would have in a dry run. */
  good: number;
  setAside: number;
  warnings: number;
  /** How many rows broke which rule, as "field rule"; warnings apart. */
  rejectedBy: Map<string, number>;
  warnedBy: Map<string, number>;
  /** Columns that the mapping reads and the file does not have. */
  missingColumns: string[];
}

/** So many rows are read before they are written: a few transactions' worth. */
const BATCH = 1_000;

/** Reads a CSV file row by row into the database; what is not right goes to the rejects file. Constant memory. */
export async function importCsv(source: CsvImport): Promise<ImportSummary> {
  const { mapping, now, rejects } = source;
  const { columns, rows } = await csvRows(source.bytes, mapping.delimiter);
  const today = now.toISOString().slice(0, 10);
  const read = rowReader(mapping, { today, ...(source.sourceDate ? { sourceDate: source.sourceDate } : {}) });
  const summary = emptySummary(missingColumns(mapping, columns));
  const seen = new SeenKeys();
  const writer = new BatchWriter(source, summary);
  try {
    for await (const csvRow of rows) {
      const { listing, complaints } = judge(csvRow, read, seen);
      summary.read++;
      for (const complaint of complaints)
        await rejects.write(csvRow.number, complaint, 'row' in csvRow ? csvRow.row : csvRow.cells);
      count(summary, { listing, complaints });
      if (listing) await writer.add(listing);
      source.onProgress?.(summary.read);
    }
    await writer.flush();
  } finally {
    await writer.settled();
  }
  return summary;
}

/** Writes one batch while the next one is read. */
class BatchWriter {
  readonly #source: CsvImport;
  readonly #summary: ImportSummary;
  #batch: NewListing[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(source: CsvImport, summary: ImportSummary) {
    this.#source = source;
    this.#summary = summary;
  }

  async add(listing: NewListing): Promise<void> {
    this.#batch.push(listing);
    if (this.#batch.length === BATCH) await this.#begin();
  }

  /** Everything is written when it returns; throws what any writing threw. */
  async flush(): Promise<void> {
    await this.#begin();
    await this.#writing;
  }

  /** No writing goes on when it returns, however it ended. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => {});
  }

  /** Invariant: at most one batch is being written, so batches come in the order of the file. */
  async #begin(): Promise<void> {
    await this.#writing;
    const batch = this.#batch;
    this.#batch = [];
    this.#writing = this.#put(batch);
    // A failure is thrown by the next await; meanwhile it must not count as unhandled.
    this.#writing.catch(() => {});
  }

  async #put(batch: readonly NewListing[]): Promise<void> {
    const { database, now } = this.#source;
    if (!database || batch.length === 0) return;
    const { added, changed, unchanged, outdated } = await putListings(database, batch, now);
    this.#summary.added += added;
    this.#summary.changed += changed;
    this.#summary.unchanged += unchanged;
    this.#summary.outdated += outdated;
  }
}

function judge(csvRow: CsvRow, read: RowReader, seen: SeenKeys): RowReading {
  if (!('row' in csvRow)) {
    const value = csvRow.cells.join(',').slice(0, 200);
    return { listing: null, complaints: [{ severity: 'rejected', field: 'row', rule: csvRow.rule, value }] };
  }
  const reading = read(csvRow.row);
  if (!reading.listing || seen.add(reading.listing)) return reading;
  const rule = 'must not come twice in one file; the first one counts';
  return {
    listing: null,
    complaints: [{ severity: 'rejected', field: 'listingKey', rule, value: reading.listing.listingKey }],
  };
}

function emptySummary(missing: string[]): ImportSummary {
  const counts = { read: 0, good: 0, setAside: 0, warnings: 0, added: 0, changed: 0, unchanged: 0, outdated: 0 };
  return { ...counts, rejectedBy: new Map(), warnedBy: new Map(), missingColumns: missing };
}

function count(summary: ImportSummary, { listing, complaints }: RowReading): void {
  if (listing) summary.good++;
  else summary.setAside++;
  for (const { severity, field, rule } of complaints) {
    const by = severity === 'rejected' ? summary.rejectedBy : summary.warnedBy;
    by.set(`${field} ${rule}`, (by.get(`${field} ${rule}`) ?? 0) + 1);
    if (severity === 'warning') summary.warnings++;
  }
}

/** Needed fields must have a column; for the others a missing one is told in the summary. */
function missingColumns(mapping: Mapping, columns: readonly string[]): string[] {
  const has = new Set(columns);
  const missing: string[] = [];
  for (const [field, sources] of Object.entries(mapping.fields)) {
    const tried = sources.flatMap((source) =>
      source.column && !source.column.some((name) => has.has(name)) ? [source.column.join(' or ')] : [],
    );
    if (tried.length === 0) continue;
    if (tried.length === sources.length && needed.has(field))
      throw new CsvFileError(`The file has no column for ${field}: the mapping looks for ${tried.join(' or ')}.`);
    missing.push(...tried);
  }
  return [...new Set(missing)];
}

const needed = new Set(['listingKey', 'listPrice', 'city', 'stateOrProvince', 'homeType', 'standardStatus']);
