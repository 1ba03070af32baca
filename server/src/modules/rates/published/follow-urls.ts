import type { AppContext } from '../../../platform/app/app-context.ts';
import { liveRatesToken } from '../live-rates.ts';
import { fetchRatesFile, ratesUrl } from './fetch-rates.ts';
import { storeAll } from './import-command.ts';
import { readRatesCsv } from './read-rates-csv.ts';

const names = ['LINTEL_RATES_URL_US', 'LINTEL_RATES_URL_CA'] as const;
/** Both sources publish once a week; a daily check finds a new rate within a day. */
const DAILY = '23 15 * * *';
const TIMEOUT_MS = 30_000;

/**
 * Fetches the configured files daily and at start-up. Without an address there are no requests. A failed fetch is
 * logged and retried by the job queue. Returns a function that cancels a running fetch.
 */
export function followRatesUrls(app: AppContext): () => void {
  const stopping = new AbortController();
  const urls = names.flatMap((name) => {
    const value = app.settings[name];
    return value === undefined ? [] : [ratesUrl(name, value)];
  });
  if (urls.length > 0)
    app.jobs.schedule('fetch-rates', DAILY, () => fetchRates(app, urls, stopping.signal), { atStart: true });
  return () => stopping.abort();
}

/** Fetches each address; a failure does not affect the other addresses. */
export async function fetchRates(
  { database, log, resolve }: Pick<AppContext, 'database' | 'log' | 'resolve'>,
  urls: readonly URL[],
  stop: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const url of urls) {
    try {
      const file = readRatesCsv(await fetchRatesFile(url, { timeoutMs: TIMEOUT_MS, stop }));
      const written = await database.transaction((tx) => storeAll(tx, file, 'url'));
      log.info({ host: url.host, written }, 'mortgage rates fetched');
    } catch (err) {
      log.error({ err, host: url.host }, 'mortgage rates could not be fetched');
      failures.push(err);
    }
  }
  await resolve(liveRatesToken).refresh();
  if (failures.length > 0) throw new AggregateError(failures, 'mortgage rates could not be fetched');
}
