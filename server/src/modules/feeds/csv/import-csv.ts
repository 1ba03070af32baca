import type { Database } from '../../../platform/database/db.ts';
import { type NewLease, type NewListing, type PutCounts, putLeasesIn, putListings } from '../../listings/index.ts';
import type { RejectsFile } from '../rejects-file.ts';
import { SeenKeys } from '../seen-keys.ts';
import { CsvFileError, type CsvRow, csvRows } from './csv-rows.ts';
import type { Mapping } from './mapping.ts';
import { type RowReader, type RowReading, rowReader } from './read-row.ts';

export interface CsvImport {
  bytes: AsyncIterable<Uint8Array>;
  mapping: Mapping;
  rejects: RejectsFile;
  /** Undefined for a dry run. */
  database?: Database;
  now: Date;
  /** Date of the source file, if known. */
  sourceDate?: string;
  onProgress?: (rowsRead: number) => void;
}

export interface ImportSummary extends PutCounts {
  read: number;
  /** Valid rows: imported, or importable in a dry run. */
  good: number;
  /** Leases of homes among the valid rows. */
  leases: number;
  setAside: number;
  warnings: number;
  /** Number of rows per broken rule, as "field rule"; warnings are counted separately. */
  rejectedBy: Map<string, number>;
  warnedBy: Map<string, number>;
  /** Columns that the mapping reads and the file lacks. */
  missingColumns: string[];
}

/** Rows read per batch: a few transactions. */
const BATCH = 1_000;

/** Imports a CSV file row by row; invalid values go to the rejects file. Constant memory. */
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
      const { listing, lease, complaints } = validate(csvRow, read, seen);
      summary.read++;
      for (const complaint of complaints)
        await rejects.write(csvRow.number, complaint, 'row' in csvRow ? csvRow.row : csvRow.cells);
      count(summary, { listing, lease, complaints });
      if (listing) await writer.add(listing);
      if (lease) await writer.addLease(lease);
      source.onProgress?.(summary.read);
    }
    await writer.flush();
  } finally {
    await writer.settled();
  }
  return summary;
}

/** Writes one batch while the next is read. */
class BatchWriter {
  readonly #source: CsvImport;
  readonly #summary: ImportSummary;
  #batch: NewListing[] = [];
  #leases: NewLease[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(source: CsvImport, summary: ImportSummary) {
    this.#source = source;
    this.#summary = summary;
  }

  async add(listing: NewListing): Promise<void> {
    this.#batch.push(listing);
    if (this.#batch.length === BATCH) await this.#begin();
  }

  async addLease(lease: NewLease): Promise<void> {
    this.#leases.push(lease);
    if (this.#leases.length === BATCH) await this.#begin();
  }

  /** Waits until everything is written; throws the first write error. */
  async flush(): Promise<void> {
    await this.#begin();
    await this.#writing;
  }

  /** Waits until no write is in progress, even after a failure. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => {});
  }

  /** Invariant: at most one batch is written at a time, so batches keep the order of the file. */
  async #begin(): Promise<void> {
    await this.#writing;
    const [batch, leases] = [this.#batch, this.#leases];
    [this.#batch, this.#leases] = [[], []];
    this.#writing = this.#put(batch, leases);
    // The next await throws a failure; until then it must not count as unhandled.
    this.#writing.catch(() => {});
  }

  async #put(batch: readonly NewListing[], leases: readonly NewLease[]): Promise<void> {
    const { database, now } = this.#source;
    if (database && leases.length > 0) await database.transaction((tx) => putLeasesIn(tx, leases));
    if (!database || batch.length === 0) return;
    const { added, changed, unchanged, outdated } = await putListings(database, batch, now);
    this.#summary.added += added;
    this.#summary.changed += changed;
    this.#summary.unchanged += unchanged;
    this.#summary.outdated += outdated;
  }
}

function validate(csvRow: CsvRow, read: RowReader, seen: SeenKeys): RowReading {
  if (!('row' in csvRow)) {
    const value = csvRow.cells.join(',').slice(0, 200);
    return {
      listing: null,
      lease: null,
      complaints: [{ severity: 'rejected', field: 'row', rule: csvRow.rule, value }],
    };
  }
  const reading = read(csvRow.row);
  if (!reading.listing || seen.add(reading.listing)) return reading;
  const rule = 'must not come twice in one file; the first one counts';
  return {
    listing: null,
    lease: null,
    complaints: [{ severity: 'rejected', field: 'listingKey', rule, value: reading.listing.listingKey }],
  };
}

function emptySummary(missing: string[]): ImportSummary {
  const counts = {
    read: 0,
    good: 0,
    leases: 0,
    setAside: 0,
    warnings: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    outdated: 0,
  };
  return { ...counts, rejectedBy: new Map(), warnedBy: new Map(), missingColumns: missing };
}

function count(summary: ImportSummary, { listing, lease, complaints }: RowReading): void {
  if (lease) summary.leases++;
  if (listing || lease) summary.good++;
  else summary.setAside++;
  for (const { severity, field, rule } of complaints) {
    const by = severity === 'rejected' ? summary.rejectedBy : summary.warnedBy;
    by.set(`${field} ${rule}`, (by.get(`${field} ${rule}`) ?? 0) + 1);
    if (severity === 'warning') summary.warnings++;
  }
}

/** Required fields need a column; the summary names other missing columns. */
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
