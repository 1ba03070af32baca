import { median, quantile } from '../shared/statistics.ts';
import { boost } from '../trees/boost.ts';
import type { Forest } from '../trees/forest.ts';
import { forestValue } from '../trees/packed.ts';

/** A past prediction and what the home sold for. */
export interface Outcome {
  day: number;
  row: Float64Array;
  /** Logarithms. */
  predicted: number;
  actual: number;
  listed?: number;
  previous?: number;
}

/** Share of the prices that the interval holds. */
export const COVERAGE = 0.8;
const LEAST_OUTCOMES = 60;
const FOLDS = 4;

/**
 * Split conformal intervals per third of the estimates, in units of the expected error of the home. The shares of
 * both tails are chosen so that the thirds of the actual prices are covered as well: an estimate is drawn toward the
 * middle, so cheap homes sell below it more often and dear ones above.
 */
export interface IntervalModel {
  /** Median absolute error of the outcomes, and by how much a home's differs. */
  middle: number;
  expectedError: Forest;
  /** Logarithms of the estimates that separate the thirds. */
  cuts: [number, number];
  /** Bounds of each third, in expected errors from the estimate. */
  low: number[];
  high: number[];
}

export function fitInterval(outcomes: readonly Outcome[], seed: number): IntervalModel | undefined {
  if (outcomes.length < LEAST_OUTCOMES) return undefined;
  const errors = outcomes.map(({ predicted, actual }) => actual - predicted);
  const middle = median(errors.map(Math.abs));
  // An outcome's expected error comes from the other outcomes, as that of a new home will.
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitExpectedError(
      outcomes.filter((_, at) => at % FOLDS !== fold),
      middle,
      seed,
    ),
  );
  const scores = Float64Array.from(
    errors,
    (error, at) => error / errorOf(folds[at % FOLDS]!, middle, outcomes[at]!.row),
  );
  const predicted = Float64Array.from(outcomes, (outcome) => outcome.predicted);
  const actual = Float64Array.from(outcomes, (outcome) => outcome.actual);
  const cuts = cutsOf(predicted);
  const actualCuts = cutsOf(actual);
  const tails = balanceTails(
    scores,
    Uint8Array.from(predicted, (value) => thirdOf(value, cuts)),
    Uint8Array.from(actual, (value) => thirdOf(value, actualCuts)),
  );
  return { middle, expectedError: fitExpectedError(outcomes, middle, seed), cuts, ...tails };
}

function fitExpectedError(outcomes: readonly Outcome[], middle: number, seed: number): Forest {
  const matrix = Array.from(outcomes[0]!.row, (_, column) => Float64Array.from(outcomes, ({ row }) => row[column]!));
  // Large errors count no more than four times the usual one.
  const sizes = Float64Array.from(outcomes, ({ predicted, actual }) =>
    Math.min(Math.abs(actual - predicted), middle * 4),
  );
  // Few leaves, each with many outcomes.
  return boost(
    matrix,
    sizes.map((size) => size - middle),
    undefined,
    {
      trees: 60,
      rate: 0.08,
      leaves: 4,
      least: Math.max(20, outcomes.length / 25),
      shrinkage: 20,
      rowShare: 0.6,
      featureShare: 0.4,
      clip: middle * 4,
      bags: 1,
      seed,
    },
  );
}

/** Asking prices may be the recorded prices themselves, and then no outcome has an error. */
const LEAST_ERROR = 1e-6;

function errorOf(forest: Forest, middle: number, row: Float64Array): number {
  return Math.max(LEAST_ERROR, middle * 0.4, middle + forestValue(forest, row));
}

/** Returns the bounds of the interval as logarithms. */
export function intervalOf(model: IntervalModel, predicted: number, row: Float64Array): { low: number; high: number } {
  const third = thirdOf(predicted, model.cuts);
  const error = errorOf(model.expectedError, model.middle, row);
  return { low: predicted + model.low[third]! * error, high: predicted + model.high[third]! * error };
}

function cutsOf(values: Float64Array): [number, number] {
  const sorted = values.slice().sort();
  return [quantile(sorted, 1 / 3), quantile(sorted, 2 / 3)];
}

export const thirdOf = (value: number, [first, second]: readonly [number, number]): number =>
  value <= first ? 0 : value <= second ? 1 : 2;

const STEPS = [0.04, 0.02, 0.01, 0.005];

/** Finds the tail shares of each third for which all six thirds are covered alike, by coordinate descent. */
function balanceTails(scores: Float64Array, estimateThird: Uint8Array, actualThird: Uint8Array) {
  const sorted = [0, 1, 2].map((third) => scores.filter((_, at) => estimateThird[at] === third).sort());
  const tail = (1 - COVERAGE) / 2;
  const shares = Array.from({ length: 6 }, () => tail);
  const bounds = () => ({
    low: [0, 1, 2].map((third) => conformal(sorted[third]!, shares[third]!, true)),
    high: [0, 1, 2].map((third) => conformal(sorted[third]!, shares[third + 3]!, false)),
  });
  const loss = (): number => {
    const { low, high } = bounds();
    const hits = new Float64Array(6);
    const counts = new Float64Array(6);
    for (let at = 0; at < scores.length; at++) {
      const third = estimateThird[at]!;
      const isHit = scores[at]! >= low[third]! && scores[at]! <= high[third]! ? 1 : 0;
      hits[third]! += isHit;
      counts[third]!++;
      hits[3 + actualThird[at]!]! += isHit;
      counts[3 + actualThird[at]!]!++;
    }
    let sum = 0;
    for (let group = 0; group < 6; group++) sum += (hits[group]! / Math.max(1, counts[group]!) - COVERAGE) ** 2;
    // Prefers even tails where the coverage is the same.
    for (const share of shares) sum += 0.02 * (share - tail) ** 2;
    return sum;
  };
  let best = loss();
  for (const step of STEPS) {
    for (let pass = 0, better = true; better && pass < 12; pass++) {
      better = false;
      for (let at = 0; at < 6; at++) {
        for (const change of [step, -step]) {
          const before = shares[at]!;
          shares[at] = Math.min(0.19, Math.max(0.02, before + change));
          const now = loss();
          if (now < best - 1e-9) {
            best = now;
            better = true;
          } else shares[at] = before;
        }
      }
    }
  }
  return bounds();
}

/** The conformal quantile: with n scores, rank (n + 1)·share from the outside. */
function conformal(sorted: Float64Array, share: number, lower: boolean): number {
  const rank = Math.max(0, Math.min(sorted.length - 1, Math.floor((sorted.length + 1) * share) - 1));
  return lower ? sorted[rank]! : sorted[sorted.length - 1 - rank]!;
}
