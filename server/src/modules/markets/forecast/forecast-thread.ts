/** Forecasts the series of one source. */

import {
  backTest,
  type Forecast as Forecasted,
  forecast,
  monthNumber,
  type PastForecast,
  panelOf,
  seriesOf,
} from '@lintel/market';
import { answerOrder } from '../thread.ts';

export interface ForecastOrder {
  /** The last month of the source. */
  from: string;
  places: { place: string; points: { month: string; value: number }[] }[];
  /** Adds the forecasts of the back-test whose outcome is known. */
  withPast: boolean;
}

export interface ForecastResult {
  forecasts: Forecasted[];
  past: (PastForecast & { place: string })[];
}

answerOrder(({ from, places, withPast }: ForecastOrder): ForecastResult => {
  const until = monthNumber(from);
  const series = places.flatMap(({ place, points }) => {
    const dated = points.map(({ month, value }) => [monthNumber(month), value] as const);
    return seriesOf(place, dated, until) ?? [];
  });
  if (series.length === 0) return { forecasts: [], past: [] };
  const past = withPast ? backTest(panelOf(series, until), until).past : [];
  return {
    forecasts: forecast(series, until),
    past: past.filter(({ actual }) => !Number.isNaN(actual)).map((one) => ({ ...one, place: series[one.series]!.id })),
  };
});
