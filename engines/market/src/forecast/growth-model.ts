import { ridge } from '../shared/ridge.ts';
import { type Observation, OWN_FEATURES } from './panel.ts';

/** A linear model of the growth of the next year. */
export interface GrowthModel {
  coefficients: Float64Array;
}

const PASSES = 3;
/** Years after which an observation weighs half. */
const HALF_LIFE = 15;

/** Fits the growth that followed, with less weight for large residuals, so that the absolute error is small. */
export function fitGrowth(rows: readonly Observation[], now: number): GrowthModel | undefined {
  const usable = rows.filter(({ next, month }) => !Number.isNaN(next) && month + 12 <= now);
  if (usable.length < 40) return undefined;
  const size = usable[0]!.features.length;
  const columns = Array.from({ length: size }, (_, at) => at);
  const sparse = usable.map(({ features }) => ({ columns, values: [...features] }));
  // The model fits the difference to most of last year's growth, so that the penalty pulls there.
  const target = Float64Array.from(usable, ({ next, last }) => clip(next) - clip(last) * MOMENTUM);
  const base = Float64Array.from(usable, ({ month }) => 2 ** (-(now - month) / 12 / HALF_LIFE));
  const weights = base.slice();
  // The averages have few independent pasts, so their penalty is higher than that of the areas' own growth.
  const penalties = Float64Array.from({ length: size }, (_, at) => usable.length * (at <= OWN_FEATURES ? 10 : 40));
  penalties[0] = 1;
  let coefficients = new Float64Array(size);
  for (let pass = 0; pass < PASSES; pass++) {
    coefficients = new Float64Array(ridge(sparse, target, weights, penalties, []));
    usable.forEach(({ features }, row) => {
      const residual = Math.abs(target[row]! - dot(coefficients, features));
      weights[row] = base[row]! / Math.max(1.5, residual);
    });
  }
  return { coefficients };
}

const MOMENTUM = 0.8;
const clip = (growth: number): number => Math.max(-40, Math.min(40, growth));

/** Returns the growth of the next twelve months, in points of the logarithm. */
export const predictGrowth = ({ coefficients }: GrowthModel, { features, last }: Observation): number =>
  clip(last) * MOMENTUM + dot(coefficients, features);

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
