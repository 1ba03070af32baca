import { type ExpectedError, fitExpectedError, type KnownError, unrestOf } from './expected-error.ts';
import { fitGrowth, predictGrowth } from './growth-model.ts';
import { HORIZON, type Observation, panelOf } from './panel.ts';
import type { Series } from './series.ts';

export interface Forecast {
  id: string;
  /** Growth over twelve months in percent, with the bounds of 80 %. */
  growth: number;
  low: number;
  high: number;
  /** Last year's growth in percent, the baseline. */
  naive: number;
  /** True when the model did not beat the baseline in the back-test; the growth is then the baseline. */
  abstains: boolean;
  /** Mean absolute errors of the back-test, in points, and how many past forecasts they come from. */
  error: number | undefined;
  naiveError: number | undefined;
  tested: number;
}

/** Growth is in points of the logarithm. */
export interface PastForecast extends KnownError {
  naive: number;
  low: number;
  high: number;
}

const MISS = 0.2;
/** How fast the miss rate that is aimed at follows the misses, once they are known after a year. */
const LEARNING = 0.08;
const [LEAST_AIM, MOST_AIM] = [0.03, 0.5];
/** Years after which a past error weighs half. */
const HALF_LIFE = 15;
const LEAST_TESTED = 12;

/**
 * Forecasts the growth of each area over the twelve months after `from`, from values up to `from` only. Quantiles come
 * from the errors of earlier forecasts, each made with what was known then.
 */
export function forecast(series: readonly Series[], from: number): Forecast[] {
  const panel = panelOf(series, from);
  const { past, misses } = backTest(panel, from);
  const model = fitGrowth(panel, from);
  const now = panel.filter(({ month }) => month === from);
  const expectedError = fitExpectedError(past, from);
  const bounds = boundsOf(past, expectedError, from, misses);
  const tests = Map.groupBy(past, (one) => one.series);
  return now.map((row) => {
    const tested = (tests.get(row.series) ?? []).filter(({ actual }) => !Number.isNaN(actual));
    const error = meanError(tested, 'predicted');
    const naiveError = meanError(tested, 'naive');
    const wins = model !== undefined && (tested.length < LEAST_TESTED || error! <= naiveError!);
    const center = wins ? predictGrowth(model, row) : row.last;
    const scale = expectedError({ series: row.series, unrest: unrestOf(row) });
    return {
      id: series[row.series]!.id,
      growth: percent(center),
      low: percent(center + bounds.low * scale),
      high: percent(center + bounds.high * scale),
      naive: percent(row.last),
      abstains: !wins || tested.length < LEAST_TESTED,
      error,
      naiveError,
      tested: tested.length,
    };
  });
}

/** Converts points of the logarithm to percent. */
export const percent = (points: number): number => 100 * (Math.exp(points / 100) - 1);

function meanError(past: readonly PastForecast[], which: 'predicted' | 'naive'): number | undefined {
  if (past.length === 0) return undefined;
  return past.reduce((sum, one) => sum + Math.abs(percent(one[which]) - percent(one.actual)), 0) / past.length;
}

/** Forecasts every past quarter with the model of its year, and follows the misses with a delay of a year. */
export function backTest(panel: readonly Observation[], until: number): { past: PastForecast[]; misses: number } {
  const months = [...new Set(panel.map(({ month }) => month))].filter((month) => month < until).sort((a, b) => a - b);
  const byMonth = Map.groupBy(panel, ({ month }) => month);
  const past: PastForecast[] = [];
  const missed = new Map<number, number>();
  let aim = MISS;
  let model: ReturnType<typeof fitGrowth>;
  months.forEach((month, at) => {
    if (at % 4 === 0)
      model = fitGrowth(
        panel.filter((row) => row.month + HORIZON <= month),
        month,
      );
    const known = missed.get(month - HORIZON);
    if (known !== undefined) aim = Math.max(LEAST_AIM, Math.min(MOST_AIM, aim + LEARNING * (MISS - known)));
    if (!model) return;
    const expectedError = fitExpectedError(past, month);
    const bounds = boundsOf(past, expectedError, month, aim);
    const rows = byMonth.get(month)!.map((row) => {
      const predicted = predictGrowth(model!, row);
      const unrest = unrestOf(row);
      const scale = expectedError({ series: row.series, unrest });
      return {
        ...{ series: row.series, month, unrest },
        predicted,
        naive: row.last,
        actual: row.next,
        low: predicted + bounds.low * scale,
        high: predicted + bounds.high * scale,
      };
    });
    past.push(...rows);
    const scored = rows.filter(({ actual }) => !Number.isNaN(actual));
    if (scored.length > 0)
      missed.set(month, scored.filter(({ actual, low, high }) => actual < low || actual > high).length / scored.length);
  });
  return { past, misses: aim };
}

/** Weighted quantiles of the scaled errors known by a month, for a miss rate. */
function boundsOf(past: readonly PastForecast[], expectedError: ExpectedError, now: number, misses: number) {
  const known = past.filter(({ month, actual }) => month + HORIZON <= now && !Number.isNaN(actual));
  if (known.length < 40) return { low: -2, high: 2 };
  const scores = known
    .map((one) => ({
      score: (one.actual - one.predicted) / expectedError(one),
      weight: 2 ** (-(now - one.month) / 12 / HALF_LIFE),
    }))
    .sort((a, b) => a.score - b.score);
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  const at = (share: number): number => {
    let sum = 0;
    for (const { score, weight } of scores) {
      sum += weight;
      if (sum >= share * total) return score;
    }
    return scores.at(-1)!.score;
  };
  return { low: Math.min(0, at(misses / 2)), high: Math.max(0, at(1 - misses / 2)) };
}
