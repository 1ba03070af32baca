import {
  parseCsvArguments,
  parseFilesArguments,
  parseServerArguments,
  printSuggestion,
  runCsvImport,
  runFilesImport,
  runServerImport,
  UsageError,
} from './modules/feeds/index.ts';
import { readPricesOrder, runPricesOrder } from './modules/markets/index.ts';
import { readRatesOrder, runRatesOrder } from './modules/rates/index.ts';
import { type Database, databasePlaceOf, openDatabase } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { endOf } from './platform/database/outage.ts';
import { createPrivately } from './platform/secrets/private-folders.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';

/**
 * `npm run import -- csv FILE …`, `reso-file FILE …`, `reso URL …`, `rates FILE`, `prices FILE`: imports listings,
 * mortgage rates or price indexes into the database of this environment.
 *
 * Exit codes: 0 done, even with rejected rows; 1 the database or the source can't be used, or every record of
 * a `reso-file` was rejected; 2 invalid arguments; 3 the disk is full.
 */
async function main(words: readonly string[]): Promise<number> {
  createPrivately();
  try {
    const [kind = '', ...rest] = words;
    const importOf = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!importOf)
      throw new UsageError(
        'What shall be imported? npm run import -- csv FILE, reso-file FILE…, reso URL, rates FILE or prices FILE',
      );
    await importOf(rest, readSettings(process.env), new Date());
    return 0;
  } catch (error) {
    const { name, message } = error as Error;
    const end = endOf(error, foreseen);
    if (name === 'FolderInUse')
      console.error(`${message} Or set DATABASE_URL to a PostgreSQL server, which many may use at once.`);
    else console.error(end.text);
    return wrongOrder.has(name) ? 2 : end.code;
  }
}

const wrongOrder = new Set(['UsageError', 'SettingError']);
const foreseen = new Set([...wrongOrder, 'MigrationError', 'FeedError', 'NothingImported', 'RatesFileError']);

const kinds: Record<string, (words: readonly string[], settings: Settings, now: Date) => Promise<void>> = {
  async csv(words, settings, now) {
    const order = parseCsvArguments(words);
    if ('suggestFor' in order) return printSuggestion(order.suggestFor);
    await onDatabase(order.dryRun, settings, (database) => runCsvImport(order, database, now));
  },
  async 'reso-file'(words, settings, now) {
    const order = parseFilesArguments(words);
    await onDatabase(order.dryRun, settings, (database) => runFilesImport(order, database, now));
  },
  async reso(words, settings, now) {
    const order = parseServerArguments(words, settings);
    await onDatabase(order.dryRun, settings, (database) => runServerImport(order, database, now));
  },
  async rates(words, settings) {
    const order = readRatesOrder(words);
    await onDatabase(order.dryRun, settings, (database) => runRatesOrder(order, database));
  },
  async prices(words, settings, now) {
    const order = readPricesOrder(words);
    await onDatabase(order.dryRun, settings, (database) => runPricesOrder(order, database, now));
  },
};

/** Runs without a database for a dry run. */
async function onDatabase(
  dryRun: boolean,
  settings: Settings,
  run: (database: Database | undefined) => Promise<void>,
): Promise<void> {
  if (dryRun) return run(undefined);
  const database = await openDatabase(databasePlaceOf(settings));
  try {
    await migrate(database.pool);
    await run(database);
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
