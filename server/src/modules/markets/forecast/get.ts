import { placeSlug } from '@lintel/geo';
import { HORIZON, monthNumber, monthText } from '@lintel/market';
import { m } from '@lintel/messages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import type { Registry } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { areaOfPlace, cityOfPlace, districtsOfCity } from '../../listings/index.ts';
import { type Forecast, marketsContract, type PlaceForecast } from '../contract.ts';
import { type LosesIn, losesInToken } from '../scoreboard/losing-areas.ts';
import { type Prediction, predictionLogToken, versions } from '../scoreboard/prediction-log.ts';
import { marketForecasts, marketSeries } from '../tables.ts';
import { sampleSource } from './sample-series.ts';

export const forecast = serve(marketsContract.forecast, {
  access: anyone('price indexes and forecasts are public'),
  async run({ input: { place }, db, resolve }) {
    const area = await areaOfPlace(db, place);
    const ofCity = area && (await readForecast({ db, resolve }, placeSlug(area.city, area.state)));
    if (!ofCity) throw notFound(m.markets__we_know_no_homes_there());
    const { district } = area;
    return { ...ofCity, place, district, districts: district === null ? await districtsOfCity(db, ofCity) : [] };
  },
});

/**
 * Returns the index and the forecast of a city with ten or more homes, to be shown: a forecast is stored as a prediction.
 * Undefined for an unknown city.
 */
export async function readForecast(
  { db, resolve }: { db: Db; resolve: Registry['resolve'] },
  place: string,
): Promise<PlaceForecast | undefined> {
  const city = await cityOfPlace(db, place);
  if (!city) return undefined;
  const [made] = await db.select().from(marketForecasts).where(eq(marketForecasts.place, place));
  const [first] = made
    ? [made]
    : await db.select({ source: marketSeries.source }).from(marketSeries).where(eq(marketSeries.place, place)).limit(1);
  if (!first) return { ...city, index: null, forecast: null };
  const { source } = first;
  const points = await db
    .select({ month: marketSeries.month, value: marketSeries.value })
    .from(marketSeries)
    .where(and(eq(marketSeries.place, place), eq(marketSeries.source, source)))
    .orderBy(asc(marketSeries.month));
  const shown = made && (await forecastToShow(db, resolve(losesInToken), place, made.forecast));
  if (shown && !shown.abstains) resolve(predictionLogToken).add(predictionOf(city, source, shown));
  return { ...city, index: { source, isSample: source === sampleSource, points }, forecast: shown ?? null };
}

/** Last year's growth replaces a forecast in a place where the method has lost to the baseline. */
async function forecastToShow(db: Db, losesIn: LosesIn, place: string, forecast: Forecast): Promise<Forecast> {
  if (forecast.abstains || !(await losesIn(db, 'growth', place))) return forecast;
  return { ...forecast, growth: forecast.lastYear, abstains: true };
}

const predictionOf = (
  { place, country, state }: { place: string; country: string; state: string },
  source: string,
  { from, growth: middle, low, high, lastYear: baseline }: Forecast,
): Prediction => ({
  source,
  market: `${country}-${state}`,
  place,
  madeOn: new Date().toISOString().slice(0, 10),
  dueOn: `${monthText(monthNumber(from) + HORIZON)}-01`,
  version: versions.growth,
  ...{ low, middle, high, baseline },
});
