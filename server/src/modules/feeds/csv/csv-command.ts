import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '../../../platform/database/db.ts';
import { openRejectsFile } from '../rejects-file.ts';
import { sourceBytes } from '../source-file.ts';
import { summaryLines } from '../summary.ts';
import { CsvFileError } from './csv-rows.ts';
import { importCsv } from './import-csv.ts';
import type { Mapping } from './mapping.ts';
import { showProgress } from './progress.ts';
import { readMapping, shippedNames, UsageError } from './read-mapping.ts';
import { suggestionFor } from './suggest/print-suggestion.ts';

const usage =
  'npm run import -- csv FILE --mapping MAPPING [--dry-run] [--rejects FILE] [--source-date YYYY-MM-DD], or csv FILE --suggest';

export interface CsvImportOptions {
  file: string;
  mapping: Mapping;
  dryRun: boolean;
  rejects: string;
  sourceDate: string | undefined;
}

/** Parses the arguments after `csv`. Throws a `UsageError` that says what is wrong. */
export function parseCsvArguments(words: readonly string[]): CsvImportOptions | { suggestFor: string } {
  const { values, positionals } = parsed(words);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(`One file is imported at a time: ${usage}`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`There is no file ${file}.`);
  if (values.suggest) return { suggestFor: file };
  if (!values.mapping)
    throw new UsageError(
      `The mapping is missing; --suggest proposes one, shipped are ${shippedNames().join(', ')}: ${usage}`,
    );
  if (values['source-date'] !== undefined && !isDay(values['source-date']))
    throw new UsageError(`The source date must be a day like 2026-01-31, not ${values['source-date']}.`);
  return {
    file,
    mapping: readMapping(values.mapping),
    dryRun: values['dry-run'] ?? false,
    rejects: values.rejects ?? `${file.replace(/(\.csv)?(\.gz)?$/i, '')}.rejects.csv`,
    sourceDate: values['source-date'],
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        rejects: { type: 'string' },
        'source-date': { type: 'string' },
        suggest: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Prints a suggested mapping for the file; writes nothing. */
export async function printSuggestion(file: string): Promise<void> {
  try {
    console.log(await suggestionFor(file));
  } catch (error) {
    throw error instanceof CsvFileError ? new UsageError(error.message) : error;
  }
}

/** Runs the import and prints a summary. Without a database it writes only the rejects file. */
export async function runCsvImport(order: CsvImportOptions, database: Database | undefined, now: Date): Promise<void> {
  const rejects = await openRejectsFile(order.rejects);
  const progress = showProgress(statSync(order.file).size);
  const startedAt = performance.now();
  try {
    const summary = await importCsv({
      bytes: sourceBytes(order.file, progress.addBytes),
      mapping: order.mapping,
      rejects,
      now,
      onProgress: progress.rows,
      ...(database ? { database } : {}),
      ...(order.sourceDate ? { sourceDate: order.sourceDate } : {}),
    });
    progress.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    for (const line of summaryLines(summary, { seconds, dryRun: order.dryRun, rejects: order.rejects }))
      console.log(line);
  } catch (error) {
    throw error instanceof CsvFileError ? new UsageError(error.message) : error;
  } finally {
    progress.stop();
    await rejects.close();
  }
}
