import type { Facets } from '../query.ts';

const STEPS = 30;
/** So many of the lowest and highest prices are kept in order while all are gone through; for more, prices are bucketed. */
const FEW = 32;
const lowest = new Float64Array(FEW);
const highest = new Float64Array(FEW);
const BUCKETS = 2048;
const bucketed = new Int32Array(BUCKETS);

/**
 * 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc), the first and last step with all that lies beyond. Nothing for no prices.
 */
export function priceHistogram(prices: Float64Array, count: number): Facets['price'] {
  if (count === 0) return { edges: [], counts: [] };
  const [low, high] = percentiles(prices, count);
  const width = high - low;
  const counts = new Array<number>(STEPS).fill(0);
  for (let i = 0; i < count; i++) {
    const price = prices[i] as number;
    counts[price <= low ? 0 : price >= high ? STEPS - 1 : Math.floor(((price - low) * STEPS) / width)]! += 1;
  }
  const edges = new Array<number>(STEPS + 1);
  for (let i = 0; i <= STEPS; i++) edges[i] = low + (width * i) / STEPS;
  return { edges, counts };
}

/** The values at the ranks of 1 % and 99 %. */
function percentiles(prices: Float64Array, count: number): [number, number] {
  const fromBelow = Math.max(1, Math.ceil(0.01 * count));
  const fromAbove = count - Math.max(1, Math.ceil(0.99 * count)) + 1;
  if (Math.max(fromBelow, fromAbove) > FEW) return ofMany(prices, count, fromBelow - 1, count - fromAbove);
  lowest.fill(Number.POSITIVE_INFINITY, 0, fromBelow);
  highest.fill(Number.NEGATIVE_INFINITY, 0, fromAbove);
  for (let i = 0; i < count; i++) {
    const price = prices[i] as number;
    if (price < (lowest[fromBelow - 1] as number)) {
      let place = fromBelow - 1;
      for (; place > 0 && (lowest[place - 1] as number) > price; place--) lowest[place] = lowest[place - 1] as number;
      lowest[place] = price;
    }
    if (price > (highest[fromAbove - 1] as number)) {
      let place = fromAbove - 1;
      for (; place > 0 && (highest[place - 1] as number) < price; place--)
        highest[place] = highest[place - 1] as number;
      highest[place] = price;
    }
  }
  return [lowest[fromBelow - 1] as number, highest[fromAbove - 1] as number];
}

/** The values that would stand at two ranks if all were sorted: only the buckets around them are. */
function ofMany(prices: Float64Array, count: number, lowRank: number, highRank: number): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    least = Math.min(least, prices[i] as number);
    most = Math.max(most, prices[i] as number);
  }
  const share = most > least ? (BUCKETS - 1) / (most - least) : 0;
  bucketed.fill(0);
  for (let i = 0; i < count; i++) bucketed[(((prices[i] as number) - least) * share) | 0]! += 1;
  const at = (rank: number) => {
    let [bucket, before] = [0, 0];
    while (before + (bucketed[bucket] as number) <= rank) before += bucketed[bucket++] as number;
    const around = new Float64Array(bucketed[bucket] as number);
    let filled = 0;
    for (let i = 0; i < count; i++)
      if (((((prices[i] as number) - least) * share) | 0) === bucket) around[filled++] = prices[i] as number;
    return around.sort()[rank - before] as number;
  };
  return [at(lowRank), at(highRank)];
}
