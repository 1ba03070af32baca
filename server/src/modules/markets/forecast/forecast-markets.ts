import type { Forecast as Forecasted } from '@lintel/market';
import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Forecast } from '../contract.ts';
import { addSampleGrowth } from '../scoreboard/sample-predictions.ts';
import { marketForecasts, marketSeries } from '../tables.ts';
import { runInThread } from '../thread.ts';
import type { ForecastOrder, ForecastResult } from './forecast-thread.ts';
import { sampleSource } from './sample-series.ts';

const thread = new URL('./forecast-thread.ts', import.meta.url);

/** Fewest past forecasts with a known outcome: three years of quarters. */
const LEAST_TESTED = 12;

/** Forecasts every place from its series and replaces the former forecasts at once. */
export async function forecastMarkets(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  const sources = await database.db.selectDistinct({ source: marketSeries.source }).from(marketSeries);
  const rows: (typeof marketForecasts.$inferInsert)[] = [];
  for (const { source } of sources) {
    const values = await database.db
      .select()
      .from(marketSeries)
      .where(eq(marketSeries.source, source))
      .orderBy(asc(marketSeries.place), asc(marketSeries.month));
    const from = values
      .map(({ month }) => month)
      .sort()
      .at(-1)!;
    const places = [...Map.groupBy(values, ({ place }) => place)].map(([place, points]) => ({ place, points }));
    const order = { from, places, withPast: source === sampleSource };
    const made = await runInThread<ForecastOrder, ForecastResult>(thread, order, stopped);
    if (!made) return;
    await addSampleGrowth(database.db, made.past);
    for (const one of made.forecasts.filter(({ tested }) => tested >= LEAST_TESTED))
      rows.push({ place: one.id, source, forecast: presented(one, from) });
  }
  await database.transaction(async (tx) => {
    await tx.delete(marketForecasts);
    if (rows.length > 0) await tx.insert(marketForecasts).values(rows).onConflictDoNothing();
  });
  log.info({ places: rows.length }, 'markets forecast');
}

const presented = ({ growth, low, high, naive, ...rest }: Forecasted, from: string): Forecast => ({
  from,
  growth: toTenth(growth),
  low: toTenth(low),
  high: toTenth(high),
  lastYear: toTenth(naive),
  abstains: rest.abstains,
  error: rest.error === undefined ? null : toTenth(rest.error),
  lastYearError: rest.naiveError === undefined ? null : toTenth(rest.naiveError),
  tested: rest.tested,
});

const toTenth = (value: number): number => Math.round(value * 10) / 10;
