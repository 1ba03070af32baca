import { m } from '@lintel/messages';
import { and, asc, eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { cityOfPlace } from '../../listings/index.ts';
import { marketsContract } from '../contract.ts';
import { marketForecasts, marketSeries } from '../tables.ts';
import { sampleSource } from './sample-series.ts';

export const forecast = serve(marketsContract.forecast, {
  access: anyone('price indexes and forecasts are public'),
  async run({ input: { place }, db }) {
    const city = await cityOfPlace(db, place);
    if (!city) throw notFound(m.markets__we_know_no_homes_there());
    const [made] = await db.select().from(marketForecasts).where(eq(marketForecasts.place, place));
    const [first] = made
      ? [made]
      : await db
          .select({ source: marketSeries.source })
          .from(marketSeries)
          .where(eq(marketSeries.place, place))
          .limit(1);
    if (!first) return { ...city, index: null, forecast: null };
    const { source } = first;
    const points = await db
      .select({ month: marketSeries.month, value: marketSeries.value })
      .from(marketSeries)
      .where(and(eq(marketSeries.place, place), eq(marketSeries.source, source)))
      .orderBy(asc(marketSeries.month));
    return {
      ...city,
      index: { source, isSample: source === sampleSource, points },
      forecast: made?.forecast ?? null,
    };
  },
});
