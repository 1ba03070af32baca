import type { Forecast as Forecasted } from '@lintel/market';
import { m } from '@lintel/messages';
import { asc, eq, notInArray } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Forecast } from '../contract.ts';
import { recordRun } from '../operator/record-run.ts';
import { addSampleGrowth } from '../scoreboard/sample-predictions.ts';
import { marketForecasts, marketSeries } from '../tables.ts';
import { runInThread } from '../thread.ts';
import type { ForecastOrder, ForecastResult } from './forecast-thread.ts';
import { sampleSource } from './sample-series.ts';

const thread = new URL('./forecast-thread.ts', import.meta.url);

/** Fewest past forecasts with a known outcome: three years of quarters. */
const LEAST_TESTED = 12;

/**
 * Forecasts every place from its series, one source after the other, and replaces the former forecasts of a source at once.
 * Those of a source whose run dies stay.
 */
export async function forecastMarkets(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  const { db } = database;
  const sources = await db.selectDistinct({ source: marketSeries.source }).from(marketSeries);
  await db.delete(marketForecasts).where(
    notInArray(
      marketForecasts.source,
      sources.map(({ source }) => source),
    ),
  );
  for (const { source } of sources) {
    if (stopped.aborted) return;
    const values = await db
      .select()
      .from(marketSeries)
      .where(eq(marketSeries.source, source))
      .orderBy(asc(marketSeries.place), asc(marketSeries.month));
    const from = values
      .map(({ month }) => month)
      .sort()
      .at(-1)!;
    const places = [...Map.groupBy(values, ({ place }) => place)].map(([place, points]) => ({ place, points }));
    await recordRun({ db, log }, { kind: 'forecast', subject: source, inputs: places.length }, async () => {
      const order = { from, places, withPast: source === sampleSource };
      const made = await runInThread<ForecastOrder, ForecastResult>(thread, order, stopped);
      if (!made) return { outcome: 'stopped' };
      await addSampleGrowth(db, made.past);
      const rows = made.forecasts
        .filter(({ tested }) => tested >= LEAST_TESTED)
        .map((one) => ({ place: one.id, source, forecast: presented(one, from) }));
      await database.transaction(async (tx) => {
        await tx.delete(marketForecasts).where(eq(marketForecasts.source, source));
        if (rows.length > 0) await tx.insert(marketForecasts).values(rows).onConflictDoNothing();
      });
      return { outcome: 'stored', detail: m.markets__places_forecast({ n: rows.length, all: places.length }) };
    });
  }
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
