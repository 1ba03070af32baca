import type { Rates } from '../src/modules/listings/rates.ts';
import { rates } from '../src/modules/rates/tables.ts';
import type { Database } from '../src/platform/database/db.ts';

const today = () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
const about = { source: 'Test', isOld: false, isSample: false };

/** Rates for figures in tests: 6.5% in the United States, 4.75% in Canada. */
export const testRates = (on = today()): Rates => ({
  US: { ...about, on, product: 'us_fixed_30y', percent: 6.5 },
  CA: { ...about, on, product: 'ca_fixed_5y', percent: 4.75 },
  insurance: { US: 0.5, CA: 0.3 },
  closing: { US: 3, CA: 1.5 },
  pmi: null,
});

/** Stores these rates, dated today. */
export async function storeTestRates({ db }: Pick<Database, 'db'>): Promise<void> {
  const row = { effectiveOn: today(), source: 'Test', origin: 'file' } as const;
  await db.insert(rates).values([
    { ...row, country: 'US', product: 'us_fixed_30y', percent: 6.5 },
    { ...row, country: 'CA', product: 'ca_fixed_5y', percent: 4.75 },
  ]);
}
