import { sigmoid } from './logistic.ts';
import { factorize, inverseDiagonal, solveWith } from './solve.ts';

export interface MixedLogitInput {
  /** Row-major, `rows` × `width`. */
  x: Float64Array;
  width: number;
  y: Uint8Array;
  weight?: Float64Array;
  /** Group (agent) of each row. */
  group: Int32Array;
  groups: number;
  priorMean: Float64Array;
  priorPrecision: Float64Array;
  /** Columns of one block ≥ 0 share a precision learned from the rows; −1 keeps the column's own. */
  block?: Int8Array;
  groupVariance: number;
  /** Additional variance of each group under the given weights; added to its prior variance. */
  unsure?: (weights: Float64Array) => Float64Array;
  rounds: number;
}

export interface MixedLogit {
  weights: Float64Array;
  weightVariance: Float64Array;
  effect: Float64Array;
  effectVariance: Float64Array;
  /** Variance of effects between groups. */
  groupVariance: number;
}

/**
 * Weight in rows of the prior of a learned variance, so that a few columns or agents do not determine it alone.
 */
const PRIOR_ROWS = 4;

/**
 * Logistic regression with an effect u ~ N(0, τ²) for each group: joint Newton steps on weights and effects (the
 * effects' block is diagonal and eliminated by its Schur complement), Laplace's approximation for their variances,
 * and one EM step for τ² and for the precision of each block after every Newton step.
 */
export function mixedLogit(input: MixedLogitInput): MixedLogit {
  const { width, groups, priorMean, block } = input;
  const state: MixedLogit = {
    weights: priorMean.slice(),
    weightVariance: new Float64Array(width),
    effect: new Float64Array(groups),
    effectVariance: new Float64Array(groups).fill(input.groupVariance),
    groupVariance: input.groupVariance,
  };
  const precision = input.priorPrecision.slice();
  const seen = new Uint8Array(groups);
  for (const one of input.group) seen[one] = 1;
  const unsure = () => input.unsure?.(state.weights) ?? new Float64Array(groups);
  const prior = unsure().map((extra) => state.groupVariance + extra);
  for (let round = 0; round < input.rounds; round++) {
    newtonStep(input, state, precision, prior);
    state.groupVariance = learnedVariance(state, prior, seen, input.groupVariance);
    unsure().forEach((extra, g) => {
      prior[g] = state.groupVariance + extra;
    });
    if (block) learnPrecisions(block, state, priorMean, input.priorPrecision, precision);
  }
  for (let g = 0; g < groups; g++) if (!seen[g]) state.effectVariance[g] = prior[g]!;
  return state;
}

function newtonStep(input: MixedLogitInput, state: MixedLogit, precision: Float64Array, prior: Float64Array): void {
  const { x, width, y, weight, group, groups, priorMean } = input;
  const { weights, effect } = state;
  const curve = new Float64Array(width * width);
  const slope = new Float64Array(width);
  const groupCurve = prior.map((variance) => 1 / variance);
  const groupSlope = effect.map((u, g) => -u / prior[g]!);
  const cross = new Float64Array(groups * width);
  for (let row = 0; row < y.length; row++) {
    const at = row * width;
    const g = group[row]!;
    let eta = effect[g]!;
    for (let k = 0; k < width; k++) eta += weights[k]! * x[at + k]!;
    const p = sigmoid(eta);
    const share = weight ? weight[row]! : 1;
    const w = Math.max(share * p * (1 - p), 1e-9);
    const pull = share * (y[row]! - p);
    groupCurve[g]! += w;
    groupSlope[g]! += pull;
    const crossAt = g * width;
    for (let k = 0; k < width; k++) {
      const value = x[at + k]!;
      if (value === 0) continue;
      slope[k]! += pull * value;
      cross[crossAt + k]! += w * value;
      const scaled = w * value;
      for (let j = 0; j <= k; j++) curve[k * width + j]! += scaled * x[at + j]!;
    }
  }
  for (let k = 0; k < width; k++) {
    curve[k * width + k]! += precision[k]!;
    slope[k]! -= precision[k]! * (weights[k]! - priorMean[k]!);
  }
  for (let g = 0; g < groups; g++) {
    const crossAt = g * width;
    const inverse = 1 / groupCurve[g]!;
    for (let k = 0; k < width; k++) {
      const value = cross[crossAt + k]! * inverse;
      if (value === 0) continue;
      slope[k]! -= value * groupSlope[g]!;
      for (let j = 0; j <= k; j++) curve[k * width + j]! -= value * cross[crossAt + j]!;
    }
  }
  factorize(curve, width);
  solveWith(curve, width, slope);
  const effectStep = new Float64Array(groups);
  for (let g = 0; g < groups; g++) {
    let pull = groupSlope[g]!;
    for (let k = 0; k < width; k++) pull -= cross[g * width + k]! * slope[k]!;
    effectStep[g] = pull / groupCurve[g]!;
    state.effectVariance[g] = 1 / groupCurve[g]!;
  }
  walk(input, state, precision, prior, slope, effectStep);
  state.weightVariance = inverseDiagonal(curve, width);
}

/** Takes the Newton step, halved while it would decrease the posterior: a full step can overshoot. */
function walk(
  input: MixedLogitInput,
  state: MixedLogit,
  precision: Float64Array,
  prior: Float64Array,
  step: Float64Array,
  effectStep: Float64Array,
): void {
  const here = height(input, prior, precision, state.weights, state.effect);
  for (let share = 1; share > 0.01; share /= 2) {
    const weights = state.weights.map((weight, k) => weight + share * step[k]!);
    const effect = state.effect.map((u, g) => u + share * effectStep[g]!);
    if (height(input, prior, precision, weights, effect) < here) continue;
    state.weights = weights;
    state.effect = effect;
    return;
  }
}

/** Log posterior up to a constant. */
function height(
  { x, width, y, weight, group, priorMean }: MixedLogitInput,
  prior: Float64Array,
  precision: Float64Array,
  weights: Float64Array,
  effect: Float64Array,
): number {
  let sum = 0;
  for (let row = 0, at = 0; row < y.length; row++, at += width) {
    let eta = effect[group[row]!]!;
    for (let k = 0; k < width; k++) eta += weights[k]! * x[at + k]!;
    const odds = y[row] === 1 ? -eta : eta;
    sum -= (weight ? weight[row]! : 1) * (odds > 30 ? odds : Math.log1p(Math.exp(odds)));
  }
  for (let k = 0; k < width; k++) sum -= 0.5 * precision[k]! * (weights[k]! - priorMean[k]!) ** 2;
  for (let g = 0; g < effect.length; g++) sum -= (0.5 * effect[g]! ** 2) / prior[g]!;
  return sum;
}

/** EM step: only the share τ² / prior of each effect is attributed to the variance between groups. */
function learnedVariance(
  { effect, effectVariance, groupVariance }: MixedLogit,
  prior: Float64Array,
  seen: Uint8Array,
  given: number,
): number {
  let sum = PRIOR_ROWS * given;
  let count = PRIOR_ROWS;
  for (let g = 0; g < effect.length; g++) {
    if (!seen[g]) continue;
    const share = groupVariance / prior[g]!;
    sum += share * share * (effect[g]! ** 2 + effectVariance[g]!) + groupVariance * (1 - share);
    count += 1;
  }
  return Math.max(sum / count, 1e-4);
}

function learnPrecisions(
  block: Int8Array,
  state: MixedLogit,
  priorMean: Float64Array,
  prior: Float64Array,
  precision: Float64Array,
): void {
  const last = Math.max(-1, ...block);
  for (let b = 0; b <= last; b++) {
    let [sum, count] = [0, 0];
    for (let k = 0; k < block.length; k++) {
      if (block[k] !== b) continue;
      if (count === 0) [sum, count] = [PRIOR_ROWS / prior[k]!, PRIOR_ROWS];
      sum += (state.weights[k]! - priorMean[k]!) ** 2 + state.weightVariance[k]!;
      count += 1;
    }
    for (let k = 0; k < block.length; k++) if (block[k] === b) precision[k] = count / sum;
  }
}
