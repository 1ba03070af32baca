import { type Home, median, type Sale } from '@lintel/market';

/** The naive estimate: medians by city and type. */
export interface Baseline {
  prices: Map<string, number>;
  pricesPerArea: Map<string, number>;
  median: number;
}

const groupOf = ({ areas, words }: Home) => `${areas.at(-2)}|${words.homeType}`;

export function baselineOf(sales: readonly Sale[]): Baseline {
  const medians = (own: readonly Sale[], of: (sale: Sale) => number) =>
    new Map([...Map.groupBy(own, groupOf)].map(([group, members]) => [group, median(members.map(of))]));
  return {
    prices: medians(sales, ({ price }) => price),
    pricesPerArea: medians(
      sales.filter(({ numbers }) => numbers.livingArea),
      ({ price, numbers }) => price / numbers.livingArea!,
    ),
    median: median(sales.map(({ price }) => price)),
  };
}

/** Returns the living area times the median price per area of the city and the type, or the median price. */
export function baselineValue(baseline: Baseline, home: Home): number {
  const { livingArea } = home.numbers;
  const rate = baseline.pricesPerArea.get(groupOf(home));
  return livingArea && rate ? rate * livingArea : (baseline.prices.get(groupOf(home)) ?? baseline.median);
}
