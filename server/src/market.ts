import { runMarket } from './modules/markets/index.ts';

/**
 * `npm run market`: values homes and forecasts growth from files, and tests both on the past.
 *
 * Exit codes: 0 done; 2 invalid arguments or files.
 */
try {
  await runMarket(process.argv.slice(2));
} catch (error) {
  const { name, message } = error as Error;
  if (name !== 'UsageError' && name !== 'CsvFileError') throw error;
  console.error(message);
  process.exitCode = 2;
}
