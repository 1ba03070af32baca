import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '../../../../platform/database/db.ts';
import { showProgress } from '../../csv/progress.ts';
import { UsageError } from '../../csv/read-mapping.ts';
import { openRejectsFile } from '../../rejects-file.ts';
import { recordSummary } from '../follow/summary-lines.ts';
import { Tally } from '../follow/tally.ts';
import { importFiles } from './import-files.ts';
import { JsonFileError } from './text-window.ts';

const usage = 'npm run import -- reso-file FILE… [--source NAME] [--dry-run] [--rejects FILE] [--full]';

/** Every record was rejected; the rejects file says why. */
class NothingImported extends Error {
  override name = 'NothingImported';
}

export interface FilesImportOptions {
  files: string[];
  source: string | undefined;
  dryRun: boolean;
  full: boolean;
  rejects: string;
}

/** Parses the arguments after `reso-file`. Throws a `UsageError` that says what is wrong. */
export function parseFilesArguments(words: readonly string[]): FilesImportOptions {
  const { values, positionals } = parsed(words);
  const [first] = positionals;
  if (!first) throw new UsageError(`Which file? ${usage}`);
  for (const file of positionals)
    if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`There is no file ${file}.`);
  return {
    files: positionals,
    source: values.source,
    dryRun: values['dry-run'] ?? false,
    full: values.full ?? false,
    rejects: values.rejects ?? `${first.replace(/(\.jsonl?)?(\.gz)?$/i, '')}.rejects.csv`,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
        full: { type: 'boolean' },
        rejects: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

/** Runs the import and prints a summary. Without a database it writes only the rejects file. */
export async function runFilesImport(
  order: FilesImportOptions,
  database: Database | undefined,
  now: Date,
): Promise<void> {
  const rejects = await openRejectsFile(order.rejects);
  const progress = showProgress(order.files.reduce((sum, file) => sum + statSync(file).size, 0));
  const tally = new Tally(rejects);
  const startedAt = performance.now();
  try {
    await importFiles({
      files: order.files,
      source: order.source,
      full: order.full,
      tally,
      now,
      onBytes: progress.addBytes,
      onRecords: progress.rows,
      onNote: (note) => console.log(note),
      ...(database ? { database } : {}),
    });
  } catch (error) {
    if (!(error instanceof JsonFileError) && (error as Error).name !== 'CsvFileError') throw error;
    throw new UsageError((error as Error).message);
  } finally {
    progress.stop();
    await rejects.close();
    const seconds = (performance.now() - startedAt) / 1000;
    for (const line of recordSummary(tally, { seconds, dryRun: order.dryRun, rejects: order.rejects }))
      console.log(line);
  }
  const { read, setAside } = tally.figures;
  if (read > 0 && setAside === read) throw new NothingImported(`None of the ${read} records could be imported.`);
}
