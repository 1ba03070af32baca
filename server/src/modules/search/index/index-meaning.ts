import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readMigrations } from '../../../platform/database/migrate.ts';
import type { Rates } from '../../listings/index.ts';
import { percentsOf } from '../sentence/payment-rule.ts';

/** The code that determines a home in the index: the engines, the listings, and the areas. */
const folders = [
  new URL('.', import.meta.resolve('@lintel/hypersearch')),
  new URL('.', import.meta.resolve('@lintel/geo')),
  new URL('.', import.meta.resolve('@lintel/mortgage')),
  new URL('../../listings/', import.meta.url),
  new URL('../../places/', import.meta.url),
];

/**
 * Hashes the code, the migrations and the rates that determine the homes in the index. Automatic instead of a
 * version number that someone has to raise: a file written by other code is not read.
 */
export function indexMeaning(rates: Rates): string {
  code ??= hashOfCode();
  return createHash('sha256')
    .update(`${code} ${costsKey(rates)}`)
    .digest('hex');
}

/** All of the rates and assumptions that monthly costs in the index depend on. */
export const costsKey = (rates: Rates): string => JSON.stringify([percentsOf(rates), rates.insurance, rates.pmi]);

let code: string | undefined;

function hashOfCode(): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions.unicode));
  for (const { name, hash: made } of readMigrations()) hash.update(`${name} ${made}\n`);
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.(?:ts|txt)$/.test(name) && !name.endsWith('.test.ts')).sort())
      hash.update(`${file}\n`).update(readFileSync(new URL(file.replaceAll('\\', '/'), folder)));
  }
  return hash.digest('hex');
}
