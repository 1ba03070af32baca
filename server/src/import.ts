import { readCsvOrder, runCsvOrder, UsageError } from './capabilities/listings/import/csv-command.ts';
import { migrate } from './foundation/database/migrate.ts';
import { databasePlaceOf, openDatabase } from './foundation/db.ts';
import { readSettings } from './foundation/settings.ts';

/**
 * `npm run import -- csv FILE …`: brings listings from a file into the database of this environment.
 *
 * Exit codes: 0 done (rows that were set aside included), 1 the database can't be used, 2 the order can't be carried out as it
 * was given.
 */
async function main(words: readonly string[]): Promise<number> {
  try {
    const [kind, ...rest] = words;
    if (kind !== 'csv') throw new UsageError('What shall be imported? npm run import -- csv FILE --mapping MAPPING');
    await importCsvFile(rest);
    return 0;
  } catch (error) {
    const { name, message, stack } = error as Error;
    if (name === 'FolderInUse')
      console.error(`${message} Or set DATABASE_URL to a PostgreSQL server, which many may use at once.`);
    else console.error(foreseen.has(name) ? message : stack);
    return wrongOrder.has(name) ? 2 : 1;
  }
}

const wrongOrder = new Set(['UsageError', 'SettingError']);
const foreseen = new Set([...wrongOrder, 'MigrationError']);

async function importCsvFile(words: readonly string[]): Promise<void> {
  const order = readCsvOrder(words);
  const now = new Date();
  if (order.dryRun) return runCsvOrder(order, undefined, now);
  const database = await openDatabase(databasePlaceOf(readSettings(process.env)));
  try {
    await migrate(database.pool);
    await runCsvOrder(order, database, now);
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
