import { ridge } from '../shared/ridge.ts';
import { HORIZON, type Observation, OWN_FEATURES } from './panel.ts';

/** A past forecast and the growth that followed, in points of the logarithm. */
export interface KnownError {
  series: number;
  month: number;
  predicted: number;
  actual: number;
  /** How far the growth was from its usual course, as `unrestOf` measures it. */
  unrest: readonly number[];
}

/** Returns the error that is expected of a forecast, in points of the logarithm. */
export type ExpectedError = (forecast: { series: number; unrest: readonly number[] }) => number;

/** Mean error without any past forecast. */
const USUAL = 5;
/** Forecasts of all areas that an area's own mean is drawn toward. */
const PRIOR = 16;
/** Fewest known errors from which the effect of unrest is fitted. */
const LEAST_KNOWN = 200;
const PENALTY = 0.2;
/** Bounds of the effect of unrest on the error of an area. */
const [LEAST, MOST] = [0.5, 2.5];
/** Errors beyond this multiple of an area's mean count no more. */
const CLIP = 4;

/**
 * Measures how far growth is from its usual course: the area's and the average last year against five years, and against the year
 * before. Booms and their ends are the times of large errors, and both are known before the errors are.
 */
export function unrestOf({ features }: Observation): number[] {
  const own = (at: number) => features[1 + at]!;
  const all = (at: number) => features[1 + OWN_FEATURES + at]!;
  return [own(0) - own(5), all(0) - all(5), own(1) - own(3), all(1) - all(3), all(0) - all(3)].map(Math.abs);
}

/** Fits the expected error to those of past forecasts that are known by a month. */
export function fitExpectedError(past: readonly KnownError[], now: number): ExpectedError {
  const known = past.filter(({ month, actual }) => month + HORIZON <= now && !Number.isNaN(actual));
  const areaMean = areaMeans(known);
  if (known.length < LEAST_KNOWN) return areaMean;
  const columns = Array.from({ length: 1 + known[0]!.unrest.length }, (_, at) => at);
  const penalties = Float64Array.from(columns, (at) => (at === 0 ? 1e-6 : known.length * PENALTY));
  const effects = ridge(
    known.map(({ unrest }) => ({ columns, values: [1, ...unrest] })),
    Float64Array.from(known, (one) => Math.min(CLIP, Math.abs(one.predicted - one.actual) / areaMean(one))),
    new Float64Array(known.length).fill(1),
    penalties,
    [],
  );
  return (one) => {
    const effect = one.unrest.reduce((sum, value, at) => sum + value * effects[1 + at]!, effects[0]!);
    return areaMean(one) * Math.max(LEAST, Math.min(MOST, effect));
  };
}

/** Mean absolute error of each area, drawn toward that of all areas. */
function areaMeans(known: readonly KnownError[]): ExpectedError {
  const errorOf = ({ predicted, actual }: KnownError) => Math.abs(predicted - actual);
  const sumOf = (own: readonly KnownError[]) => own.reduce((sum, one) => sum + errorOf(one), 0);
  const average = known.length === 0 ? USUAL : sumOf(known) / known.length;
  const means = new Map(
    [...Map.groupBy(known, ({ series }) => series)].map(
      ([series, own]) => [series, (sumOf(own) + average * PRIOR) / (own.length + PRIOR)] as const,
    ),
  );
  return ({ series }) => means.get(series) ?? average;
}
