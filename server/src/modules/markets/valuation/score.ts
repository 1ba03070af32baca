import { fitValuer, median, type Sale, value } from '@lintel/market';
import type { Score } from '../contract.ts';

/** Fewest estimated sales for a score. */
const LEAST_TESTED = 30;
/** Sales of the last days that the tested model does not know. */
const TEST_DAYS = 60;

interface Tested {
  price: number;
  error: number;
  baselineError: number;
  isCovered: boolean;
}

/**
 * Scores a market's valuation: fits the sales before the last sixty days and estimates those of the last sixty.
 * Undefined with too few sales.
 */
export function scoreOf(sales: readonly Sale[], today: string, seed: number): Score | undefined {
  const from = new Date(Date.parse(today) - TEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const later = sales.filter(({ soldOn }) => soldOn >= from && soldOn < today);
  const fit = later.length < LEAST_TESTED ? undefined : fitValuer(sales, from, { seed });
  if (!fit || 'refused' in fit) return undefined;
  const baseline = baselineOf(sales.filter(({ soldOn }) => soldOn < from));
  const tested = later
    .map((sale): Tested => {
      const { estimate, low, high } = value(fit.valuer, sale, from);
      const { price } = sale;
      return {
        price,
        error: Math.abs(estimate / price - 1),
        baselineError: Math.abs(baseline(sale) / price - 1),
        isCovered: price >= low && price <= high,
      };
    })
    .sort((a, b) => a.price - b.price);
  const days = later.map(({ soldOn }) => soldOn).sort();
  const third = Math.ceil(tested.length / 3);
  return {
    from: days[0]!,
    until: days.at(-1)!,
    ...summaryOf(tested),
    within5: shareOf(tested, ({ error }) => error <= 0.05),
    within10: shareOf(tested, ({ error }) => error <= 0.1),
    within20: shareOf(tested, ({ error }) => error <= 0.2),
    baselineError: median(tested.map(({ baselineError }) => baselineError)),
    thirds: [0, 1, 2].map((at) => summaryOf(tested.slice(at * third, (at + 1) * third))),
  };
}

const summaryOf = (tested: readonly Tested[]) => ({
  n: tested.length,
  medianError: median(tested.map(({ error }) => error)),
  covered: shareOf(tested, ({ isCovered }) => isCovered),
});

const shareOf = (tested: readonly Tested[], holds: (one: Tested) => boolean): number =>
  tested.filter(holds).length / tested.length;

/** Returns the naive estimate: living area times the median price per area of the city and the type, or the median price. */
function baselineOf(sales: readonly Sale[]): (sale: Sale) => number {
  const groupOf = ({ areas, words }: Sale) => `${areas.at(-2)}|${words.homeType}`;
  const perAreaOf = ({ price, numbers }: Sale) => price / (numbers.livingArea ?? 1);
  const medians = (groups: Map<string, Sale[]>, of: (sale: Sale) => number) =>
    new Map([...groups].map(([group, own]) => [group, median(own.map(of))]));
  const priced = medians(Map.groupBy(sales, groupOf), ({ price }) => price);
  const perArea = medians(
    Map.groupBy(
      sales.filter(({ numbers }) => numbers.livingArea),
      groupOf,
    ),
    perAreaOf,
  );
  const middle = median(sales.map(({ price }) => price));
  return (sale) => {
    const { livingArea } = sale.numbers;
    const rate = perArea.get(groupOf(sale));
    return livingArea && rate ? rate * livingArea : (priced.get(groupOf(sale)) ?? middle);
  };
}
