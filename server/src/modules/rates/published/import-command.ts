import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Database } from '../../../platform/database/db.ts';
import { RateProduct, rateProducts } from '../contract.ts';
import { storeRates } from '../store-rates.ts';
import { type RatesFile, readRatesCsv, type Series } from './read-rates-csv.ts';

/** Its message is a sentence for the command line. */
class UsageError extends Error {
  override name = 'UsageError';
}

const usage = 'npm run import -- rates FILE [--series COLUMN=PRODUCT]… [--source NAME] [--dry-run]';
const BYTES_MAX = 20 * 2 ** 20;

export interface RatesOrder {
  file: string;
  series: Series;
  dryRun: boolean;
}

/**
 * Parses the arguments after `rates`.
 * @throws UsageError when they are invalid
 */
export function readRatesOrder(words: readonly string[]): RatesOrder {
  const { values, positionals } = parsed(words);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(`One file is imported at a time: ${usage}`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`There is no file ${file}.`);
  if (statSync(file).size > BYTES_MAX) throw new UsageError(`${file} is larger than ${BYTES_MAX / 2 ** 20} MB.`);
  const series: Record<string, Series[string]> = {};
  for (const each of values.series ?? []) {
    const [column = '', product] = each.split('=');
    const known = RateProduct.safeParse(product);
    if (column === '' || !known.success)
      throw new UsageError(`--series ${each} must be COLUMN=PRODUCT; products are ${rateProducts.join(', ')}.`);
    series[column] = { product: known.data, source: values.source ?? `File ${column}` };
  }
  return { file, series, dryRun: values['dry-run'] ?? false };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        series: { type: 'string', multiple: true },
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

/** Imports the file and prints a summary. Without a database it only reads. */
export async function runRatesOrder({ file, series }: RatesOrder, database: Database | undefined): Promise<void> {
  const bytes = await readFile(file);
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const read = readRatesCsv(
    (packed ? gunzipSync(bytes, { maxOutputLength: BYTES_MAX }) : bytes).toString('utf8'),
    series,
  );
  const written = database && (await database.transaction((tx) => storeAll(tx, read, 'file')));
  for (const [source, found] of read.bySource) {
    const days = found.map(({ effectiveOn }) => effectiveOn).sort();
    console.log(`${source}: ${found.length} rates from ${days[0]} to ${days.at(-1)}.`);
  }
  for (const { line, why } of read.refused.slice(0, 20)) console.log(`Line ${line} was left out: ${why}.`);
  if (read.refused.length > 20) console.log(`${read.refused.length - 20} more lines were left out.`);
  console.log(
    written === undefined ? 'Nothing was written: this was a dry run.' : `${written} rates are new or changed.`,
  );
}

/** Writes the rates of a file, source by source; returns the number of new or changed ones. */
export async function storeAll(
  tx: Parameters<typeof storeRates>[0],
  { bySource }: RatesFile,
  origin: 'file' | 'url',
): Promise<number> {
  let written = 0;
  for (const [source, found] of bySource) written += await storeRates(tx, found, { source, origin });
  return written;
}
