import { fitValuer, median, type Outcome, outcomesOf, type Range, type Sale, usableSales, value } from '@lintel/market';
import type { Score } from '../contract.ts';
import { baselineOf, baselineValue } from './baseline.ts';

/** Fewest estimated sales for a score. */
const LEAST_TESTED = 30;
/** Sales of the last days that the tested model does not know. */
const TEST_DAYS = 60;

/** A sale with the estimate of a model that does not know it. */
export interface Tested extends Range {
  id: string;
  soldOn: string;
  price: number;
  baseline: number;
}

export interface Test {
  /** The model knows the sales before this day. */
  from: string;
  tested: Tested[];
}

/**
 * Fits the sales before the last sixty days and estimates those of the last sixty. Undefined with too few sales.
 * `outcomes` are all predictions from earlier sales, which calibrate the intervals of the fit of today.
 */
export function testOf(
  sales: readonly Sale[],
  today: string,
  seed: number,
): { test: Test; outcomes: Outcome[] } | undefined {
  const from = new Date(Date.parse(today) - TEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const later = usableSales(sales, today).filter(({ soldOn }) => soldOn >= from);
  const fit = later.length < LEAST_TESTED ? undefined : fitValuer(sales, from, { seed });
  if (!fit || 'refused' in fit) return undefined;
  const baseline = baselineOf(sales.filter(({ soldOn }) => soldOn < from));
  const tested = later.map((sale): Tested => {
    const { estimate, low, high } = value(fit.valuer, sale, from);
    const { id, soldOn, price } = sale;
    return { id, soldOn, price, estimate, low, high, baseline: baselineValue(baseline, sale) };
  });
  return { test: { from, tested }, outcomes: [...fit.valuer.outcomes, ...outcomesOf(fit.valuer, later)] };
}

export function scoreOf({ tested }: Test): Score {
  const sorted = tested.toSorted((a, b) => a.price - b.price);
  const days = tested.map(({ soldOn }) => soldOn).sort();
  const third = Math.ceil(sorted.length / 3);
  return {
    from: days[0]!,
    until: days.at(-1)!,
    ...summaryOf(sorted),
    within5: shareOf(sorted, (one) => errorOf(one) <= 0.05),
    within10: shareOf(sorted, (one) => errorOf(one) <= 0.1),
    within20: shareOf(sorted, (one) => errorOf(one) <= 0.2),
    baselineError: median(sorted.map(({ price, baseline }) => Math.abs(baseline / price - 1))),
    thirds: [0, 1, 2].map((at) => summaryOf(sorted.slice(at * third, (at + 1) * third))),
  };
}

const errorOf = ({ price, estimate }: Tested): number => Math.abs(estimate / price - 1);

const summaryOf = (tested: readonly Tested[]) => ({
  n: tested.length,
  medianError: median(tested.map(errorOf)),
  covered: shareOf(tested, ({ price, low, high }) => price >= low && price <= high),
});

const shareOf = (tested: readonly Tested[], holds: (one: Tested) => boolean): number =>
  tested.filter(holds).length / tested.length;
