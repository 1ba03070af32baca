/** Points, distances, polygons, folded place names, formats of figures, durations and public holidays. Pure. */
export { type HolidayRegion, holidayOn, legalHolidayOn, nextHoliday } from './calendar/holidays.ts';
export * from './distance.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from './durations.ts';
export { circleOutline, extentMetres, ringSquareMetres } from './extent.ts';
export { foldPlace } from './fold.ts';
export {
  type Country,
  type Currency,
  countryOfLanguages,
  countryOfZone,
  type Units,
  unitsFor,
  type Viewer,
} from './formats/country.ts';
export { formatRate } from './formats/format-rate.ts';
export { area, areaUnit, distance, distanceUnit, lot, lotUnit, perArea, region } from './formats/measures.ts';
export { currencySign, exactMoney, money, shortMoney } from './formats/money.ts';
export { decimal, whole } from './formats/numbers.ts';
export { districtSlug, placeSlug } from './place-slug.ts';
export { type BoxE6, boundsOf, isPoint, type PointE6 } from './point.ts';
export { MAX_RING_POINTS, pathTouchesItself, pointInRing, validRing } from './ring.ts';
export { BoxShape, CircleShape, type Relation, RingShape, type Shape } from './shape.ts';
export { ringOfStroke } from './stroke.ts';
