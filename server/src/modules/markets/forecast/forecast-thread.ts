/** Forecasts the series of one source. */

import { type Forecast as Forecasted, forecast, monthNumber, seriesOf } from '@lintel/market';
import { answerOrder } from '../thread.ts';

export interface ForecastOrder {
  /** The last month of the source. */
  from: string;
  places: { place: string; points: { month: string; value: number }[] }[];
}

answerOrder(({ from, places }: ForecastOrder): Forecasted[] => {
  const until = monthNumber(from);
  const series = places.flatMap(({ place, points }) => {
    const dated = points.map(({ month, value }) => [monthNumber(month), value] as const);
    return seriesOf(place, dated, until) ?? [];
  });
  return series.length === 0 ? [] : forecast(series, until);
});
