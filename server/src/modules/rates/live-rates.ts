import type { Db } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';
import type { StatedRate } from './contract.ts';
import { currentRate, newestRates } from './current-rates.ts';

/** Rates usable for figures; null for a country without a rate or with one that is too old. */
export type UsableRates = Readonly<Record<'US' | 'CA', StatedRate | null>>;

/** The newest rates, cached in memory and reloaded every few seconds. */
export interface LiveRates {
  now(): UsableRates;
  /** Reloads the table now. */
  refresh(): Promise<void>;
  stop(): void;
}

export const liveRatesToken = token<LiveRates>('live rates');

/** With `everyMs` 0, the table is read only when `refresh` is called. */
export async function followRates(
  db: Db,
  clock: () => Date,
  everyMs: number,
  onError: (error: unknown) => void,
): Promise<LiveRates> {
  let newest = await newestRates(db);
  const refresh = async () => {
    newest = await newestRates(db);
  };
  const timer = everyMs > 0 ? setInterval(() => void refresh().catch(onError), everyMs) : undefined;
  timer?.unref();
  const usable = (country: 'US' | 'CA', now: Date): StatedRate | null => {
    const { rate, state } = currentRate(newest, country, now);
    return state === 'hidden' ? null : rate;
  };
  return {
    now() {
      const now = clock();
      return { US: usable('US', now), CA: usable('CA', now) };
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
