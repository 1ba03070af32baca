import type { Facets } from '../../query.ts';

const STEPS = 30;
const steps = new Int32Array(STEPS);
/** Number of lowest and highest prices tracked in one pass. Higher ranks use buckets. */
const FEW = 32;
const lowest = new Float64Array(FEW);
const highest = new Float64Array(FEW);
const BUCKETS = 2048;
const bucketed = new Int32Array(BUCKETS);

/**
 * Calculates 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc). The first and last steps include outliers. Returns empty lists for no prices.
 */
export function priceHistogram(prices: Float64Array, count: number): Facets['price'] {
  if (count === 0) return { edges: [], counts: [] };
  const [low, high] = percentiles(prices, count);
  const width = high - low;
  steps.fill(0);
  for (let i = 0; i < count; i++) {
    const price = prices[i] as number;
    steps[price <= low ? 0 : price >= high ? STEPS - 1 : (((price - low) * STEPS) / width) | 0]! += 1;
  }
  const edges: number[] = [];
  for (let i = 0; i <= STEPS; i++) edges.push(low + (width * i) / STEPS);
  return { edges, counts: [...steps] };
}

/** Returns the values at the 1 % and 99 % ranks. */
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

/** Returns the values at two ranks of the sorted prices. Sorts only the buckets that contain them. */
function ofMany(prices: Float64Array, count: number, lowRank: number, highRank: number): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const price = prices[i] as number;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  const share = most > least ? (BUCKETS - 1) / (most - least) : 0;
  bucketed.fill(0);
  for (let i = 0; i < count; i++) bucketed[(((prices[i] as number) - least) * share) | 0]! += 1;
  const [low, high] = [bucketAt(lowRank), bucketAt(highRank)];
  const [aroundLow, aroundHigh]: [number[], number[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const price = prices[i] as number;
    const bucket = ((price - least) * share) | 0;
    if (bucket === low.number) aroundLow.push(price);
    if (bucket === high.number) aroundHigh.push(price);
  }
  const sorted = (around: readonly number[]) => Float64Array.from(around).sort();
  return [sorted(aroundLow)[lowRank - low.before] as number, sorted(aroundHigh)[highRank - high.before] as number];
}

/** Returns the bucket that contains a rank and the number of prices before it. */
function bucketAt(rank: number): { number: number; before: number } {
  let [number, before] = [0, 0];
  while (before + (bucketed[number] as number) <= rank) before += bucketed[number++] as number;
  return { number, before };
}
