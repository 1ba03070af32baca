import { median } from '../shared/statistics.ts';
import { type Core, type CoreOptions, coreValue, fitCore } from './core.ts';
import { priceLevel } from './hedonic.ts';
import { dayNumber, futureFeature, type Home, type Sale } from './home.ts';
import { fitInterval, type IntervalModel, type Outcome } from './interval.ts';

/** Fewest sales from which homes are valued. */
export const LEAST_SALES = 100;
const LEAST_OF_AREA = 10;
const MOST_OUTCOMES = 8000;
/** Shares of the history, by count, at which later sales are predicted from earlier ones. */
const CUTS = [0.64, 0.73, 0.82, 0.91];
const YEAR = 365;

export interface Valuer {
  asOf: string;
  core: Core;
  interval: IntervalModel;
  outcomes: readonly Outcome[];
  /** Weight of a property's previous sale above its value at that time. */
  previousWeight: number;
  listing: { weight: number; shift: number; interval: IntervalModel } | undefined;
  /** Logarithm of the median price of each area, at the prices of `asOf`. */
  areaMedians: Map<string, number>;
  marketMedian: number;
  /** Row of the last sale of each property. */
  lastOfProperty: Map<string, number>;
}

export interface FitOptions {
  seed: number;
  /** Predictions of earlier models with their outcomes; enough of them replace the internal back-test. */
  past?: readonly Outcome[];
}

export type Fit = { valuer: Valuer } | { refused: string };

/** Few sales carry few trees. */
const optionsOf = (sales: number, seed: number, bags: number): CoreOptions => ({
  trees: {
    trees: Math.round(Math.min(320, Math.max(120, sales / 8))),
    rate: 0.1,
    leaves: 20,
    least: 12,
    shrinkage: 5,
    rowShare: 0.7,
    featureShare: 0.45,
    // Near the median of the residuals, which is the error that counts; such steps are small, hence the rate.
    clip: 0.4,
    bags,
    seed,
  },
  recency: 4 * YEAR,
});

/** Fits the sales before `asOf`; later ones and duplicates are left out. */
export function fitValuer(history: readonly Sale[], asOf: string, { seed, past = [] }: FitOptions): Fit {
  const sales = usableSales(history, asOf);
  if (sales.length < LEAST_SALES)
    return { refused: `needs at least ${LEAST_SALES} sales before ${asOf}; there are ${sales.length}` };
  const enough = past.length >= Math.min(2500, sales.length / 4);
  const outcomes = (enough ? [...past] : [...backTest(sales, seed), ...past]).slice(-MOST_OUTCOMES);
  const core = fitCore(sales, optionsOf(sales.length, seed, 3));
  const interval = fitInterval(outcomes, seed);
  if (!interval) return { refused: `needs more sales before ${asOf}` };
  const previousWeight = previousWeightOf(outcomes, core.hedonic.spread);
  return {
    valuer: {
      asOf,
      core,
      interval,
      outcomes,
      previousWeight,
      listing: fitListing(outcomes, seed),
      ...mediansOf(core, sales, asOf),
      lastOfProperty: lastSales(sales),
    },
  };
}

export function usableSales(history: readonly Sale[], asOf: string): Sale[] {
  const seen = new Set<string>();
  return history
    .filter((sale) => {
      const isUsable =
        sale.soldOn < asOf && Number.isFinite(sale.price) && sale.price > 0 && !futureFeature(sale, sale.soldOn);
      const key = `${sale.property ?? sale.id}|${sale.soldOn}`;
      if (!isUsable || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => (a.soldOn < b.soldOn ? -1 : a.soldOn > b.soldOn ? 1 : a.id < b.id ? -1 : 1));
}

/** Predicts the last third of the sales, part by part, each from those before it. */
function backTest(sales: readonly Sale[], seed: number): Outcome[] {
  return CUTS.flatMap((cut, at) => {
    const from = sales[Math.floor(sales.length * cut)]!.soldOn;
    const to = at + 1 < CUTS.length ? sales[Math.floor(sales.length * CUTS[at + 1]!)]!.soldOn : undefined;
    const before = sales.filter(({ soldOn }) => soldOn < from);
    const after = sales.filter(({ soldOn }) => soldOn >= from && (to === undefined || soldOn < to));
    if (before.length < LEAST_SALES / 2 || after.length === 0) return [];
    const core = fitCore(before, optionsOf(before.length, seed + at, 1));
    const last = lastSales(before);
    return after.map((sale) => outcomeOf(core, last, sale));
  });
}

function outcomeOf(core: Core, lastOfProperty: Valuer['lastOfProperty'], sale: Sale): Outcome {
  const day = dayNumber(sale.soldOn);
  const { log, description } = coreValue(core, sale, day);
  const outcome: Outcome = { day, row: description.row, predicted: log, actual: Math.log(sale.price) };
  if (sale.listPrice !== undefined && sale.listPrice > 0) outcome.listed = Math.log(sale.listPrice);
  const previous = previousResidual({ core, lastOfProperty }, sale);
  if (previous !== undefined) outcome.previous = previous;
  return outcome;
}

/** Predicts sales that happened after the fit, for the calibration of the next one. */
export const outcomesOf = (valuer: Valuer, sales: readonly Sale[]): Outcome[] =>
  sales.map((sale) => outcomeOf(valuer.core, valuer.lastOfProperty, sale));

const lastSales = (sales: readonly Sale[]): Valuer['lastOfProperty'] =>
  new Map(sales.flatMap(({ property }, at) => (property === undefined ? [] : [[property, at] as const])));

/** Returns how far the previous sale of the property was above its value, bounded, as a logarithm. */
export function previousResidual(
  { core, lastOfProperty }: Pick<Valuer, 'core' | 'lastOfProperty'>,
  { property }: Home,
): number | undefined {
  const at = property === undefined ? undefined : lastOfProperty.get(property);
  if (at === undefined) return undefined;
  const sale = core.space.sales[at]!;
  const limit = core.hedonic.spread * 1.5;
  const residual = Math.log(sale.price) - coreValue(core, sale, core.space.days[at]!).log;
  return Math.max(-limit, Math.min(limit, residual));
}

/** Regression through the origin, drawn toward a weight of 0.2 as if by 20 sales. */
function previousWeightOf(outcomes: readonly Outcome[], spread: number): number {
  let [product, square] = [0.2 * 20 * spread ** 2, 20 * spread ** 2];
  for (const { previous, predicted, actual } of outcomes) {
    if (previous === undefined) continue;
    product += previous * Math.max(-2 * spread, Math.min(2 * spread, actual - predicted));
    square += previous ** 2;
  }
  return Math.max(0, Math.min(0.8, product / square));
}

function fitListing(outcomes: readonly Outcome[], seed: number): Valuer['listing'] {
  const listed = outcomes.filter((outcome) => outcome.listed !== undefined);
  if (listed.length < 100) return undefined;
  const best = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1]
    .map((weight) => {
      const errors = listed.map(
        ({ predicted, actual, listed: list }) => actual - predicted - weight * (list! - predicted),
      );
      const shift = median(errors);
      return { weight, shift, loss: errors.reduce((sum, error) => sum + Math.abs(error - shift), 0) };
    })
    .reduce((one, other) => (other.loss < one.loss ? other : one));
  const aware = listed.map((outcome) => ({
    ...outcome,
    predicted: outcome.predicted + best.weight * (outcome.listed! - outcome.predicted) + best.shift,
  }));
  const interval = fitInterval(aware, seed);
  return interval && { weight: best.weight, shift: best.shift, interval };
}

function mediansOf(core: Core, sales: readonly Sale[], asOf: string) {
  const level = priceLevel(core.hedonic, dayNumber(asOf));
  const byArea = new Map<string, number[]>();
  const all = sales.map((sale) => {
    const log = Math.log(sale.price) - priceLevel(core.hedonic, dayNumber(sale.soldOn)) + level;
    for (const area of sale.areas) {
      const list = byArea.get(area);
      if (list) list.push(log);
      else byArea.set(area, [log]);
    }
    return log;
  });
  const enough = [...byArea].filter(([, logs]) => logs.length >= LEAST_OF_AREA);
  return { areaMedians: new Map(enough.map(([area, logs]) => [area, median(logs)])), marketMedian: median(all) };
}
