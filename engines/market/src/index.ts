export { backTest, type Forecast, forecast, type PastForecast, percent } from './forecast/forecast.ts';
export { HORIZON, panelOf } from './forecast/panel.ts';
export { monthNumber, monthText, type Series, seriesOf } from './forecast/series.ts';
export { type GrowthInterval, returnsRange } from './returns/range.ts';
export { rateOfReturn } from './returns/rate-of-return.ts';
export {
  type Investment,
  type Returns,
  returnsOf,
  type TaxAssumptions,
  type YearOfReturns,
} from './returns/returns.ts';
export { median, quantile } from './shared/statistics.ts';
export { excludedInputs, isProtected } from './valuation/excluded.ts';
export { dayNumber, type Home, type Sale } from './valuation/home.ts';
export type { Outcome } from './valuation/interval.ts';
export { type Comparable, type Point, type Range, type Valuation, value } from './valuation/value.ts';
export { type Fit, fitValuer, LEAST_SALES, outcomesOf, usableSales, type Valuer } from './valuation/valuer.ts';
export { type Walked, walk } from './valuation/walk.ts';
