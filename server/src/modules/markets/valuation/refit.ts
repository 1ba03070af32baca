import { eq, max, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { salesOfMarket, soldMarkets } from '../../listings/index.ts';
import { recordRun } from '../operator/record-run.ts';
import { addSamplePrices } from '../scoreboard/sample-predictions.ts';
import { marketModels } from '../tables.ts';
import { runInThread } from '../thread.ts';
import type { FitOrder, Fitted } from './fit-thread.ts';
import { saleOfListing } from './home-of-listing.ts';

const fitThread = new URL('./fit-thread.ts', import.meta.url);

/** The newest sales of a market that a model uses; a fit of this many takes about a minute. */
const SALES_MAX = 20_000;

/**
 * Fits every market's sales before `today`, one after the other. A market's former version serves until the new
 * one is stored, also when the run dies. Markets with a version of `today` are left out.
 */
export async function refitMarkets(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  today: string,
  stopped: AbortSignal,
): Promise<void> {
  const { db } = database;
  const fresh = new Set(await marketsFittedOn(db, today));
  for (const market of await soldMarkets(db)) {
    if (stopped.aborted) return;
    const name = `${market.country}-${market.state}`;
    if (fresh.has(name)) continue;
    const sales = (await salesOfMarket(db, market, SALES_MAX)).map(saleOfListing);
    const run = { kind: 'valuation', subject: name, inputs: sales.length } as const;
    await recordRun({ db, log }, run, async () => {
      const fitted = await runInThread<FitOrder, Fitted>(fitThread, { sales, today }, stopped);
      if (!fitted) return { outcome: 'stopped' };
      if ('refused' in fitted) return { outcome: 'refused', detail: fitted.refused };
      const { model, score = null, test } = fitted;
      await database.transaction(async (tx) => {
        await tx.update(marketModels).set({ model: null }).where(eq(marketModels.market, name));
        await tx.insert(marketModels).values({ market: name, asOf: today, sales: sales.length, model, score });
      });
      if (test) await addSamplePrices(db, market, test);
      return { outcome: 'stored' };
    });
  }
}

const marketsFittedOn = async (db: Db, today: string): Promise<string[]> => {
  const rows = await db
    .select({ market: marketModels.market })
    .from(marketModels)
    .groupBy(marketModels.market)
    .having(sql`${max(marketModels.asOf)} >= ${today}`);
  return rows.map(({ market }) => market);
};
