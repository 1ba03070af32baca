/** The sample network's past predictions: those of the back-tests, made by models that did not know the outcome. */

import { placeSlug } from '@lintel/geo';
import { HORIZON, monthText, percent } from '@lintel/market';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { isSampleLoaded } from '../../accounts/index.ts';
import { citiesWithSales, estimableListings, publicListingsByIds } from '../../listings/index.ts';
import type { ForecastResult } from '../forecast/forecast-thread.ts';
import { sampleSource } from '../forecast/sample-series.ts';
import type { Test } from '../valuation/score.ts';
import { type Prediction, salesSource, storePredictions, versions } from './prediction-log.ts';

/** Adds the estimates of a market's back-test; does nothing outside the sample network. */
export async function addSamplePrices(
  db: Db,
  { country, state }: { country: string; state: string },
  { from, tested }: Test,
): Promise<void> {
  if (!(await isSampleLoaded(db))) return;
  const shown = estimableListings(db).as('shown');
  const ids = tested.map(({ id }) => Number(id));
  const allowed = await db.select().from(shown).where(inArray(shown.id, ids));
  const rows = await publicListingsByIds(
    db,
    allowed.map(({ id }) => id),
  );
  const byId = new Map(tested.map((one) => [Number(one.id), one]));
  await storePredictions(
    db,
    rows.map(({ id, city }): Prediction => {
      const { low, estimate, high, baseline } = byId.get(id)!;
      return {
        source: salesSource,
        market: `${country}-${state}`,
        place: placeSlug(city, state),
        listingId: id,
        madeOn: from,
        version: versions.price,
        ...{ low: Math.round(low), middle: Math.round(estimate), high: Math.round(high), baseline },
      };
    }),
  );
}

/** Outcomes of the last months are added. */
const SHOWN_MONTHS = 36;

/** Adds the forecasts of a back-test of the sample index. */
export async function addSampleGrowth(db: Db, past: ForecastResult['past']): Promise<void> {
  const last = Math.max(...past.map(({ month }) => month));
  const cities = new Map((await citiesWithSales(db)).map((city) => [city.place, city]));
  await storePredictions(
    db,
    past
      .filter(({ month, place }) => month > last - SHOWN_MONTHS && cities.has(place))
      .map(({ month, place, low, predicted, high, naive }): Prediction => {
        const { country, state } = cities.get(place)!;
        return {
          source: sampleSource,
          market: `${country}-${state}`,
          place,
          // The index of a month is published in the next one.
          madeOn: `${monthText(month + 1)}-15`,
          dueOn: `${monthText(month + HORIZON)}-01`,
          version: versions.growth,
          ...{ low: percent(low), middle: percent(predicted), high: percent(high), baseline: percent(naive) },
        };
      }),
  );
}
