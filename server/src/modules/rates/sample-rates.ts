import { WEEK_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { AppContext } from '../../platform/app/app-context.ts';
import { isSampleLoaded } from '../accounts/index.ts';
import type { RateProduct } from './contract.ts';
import { liveRatesToken } from './live-rates.ts';
import { type PublishedRate, storeRates } from './store-rates.ts';

const WEEKS = 26;

const levels: Readonly<Record<RateProduct, number>> = {
  us_fixed_30y: 6.4,
  us_fixed_15y: 5.7,
  ca_fixed_5y: 4.4,
  ca_fixed_5y_posted: 6.1,
};

/** Rates of the sample network: one each Thursday of the last half year, deterministic by date. */
export function sampleRates(now: Date): PublishedRate[] {
  // 1970-01-01 was a Thursday.
  const newest = Math.floor(now.getTime() / WEEK_MS);
  return Array.from({ length: WEEKS }, (_, ago) => newest - ago).flatMap((week) =>
    Object.entries(levels).map(([product, level]) => ({
      product: product as RateProduct,
      // Drifts around the level by up to a third of a percent over about a year.
      percent: Math.round((level + 0.3 * Math.sin(week / 8) + 0.05 * Math.sin(week * 2.7)) * 100) / 100,
      effectiveOn: new Date(week * WEEK_MS).toISOString().slice(0, 10),
    })),
  );
}

/** Keeps the rates of the sample network current; does nothing elsewhere. */
export async function refreshSampleRates(
  { database, resolve }: Pick<AppContext, 'database' | 'resolve'>,
  now: Date,
): Promise<void> {
  if (!(await isSampleLoaded(database.db))) return;
  const about = { source: m.rates__sample_rate(), origin: 'sample' } as const;
  const written = await database.transaction((tx) => storeRates(tx, sampleRates(now), about));
  if (written > 0) await resolve(liveRatesToken).refresh();
}
