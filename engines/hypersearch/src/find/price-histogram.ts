import type { Facets } from '../query.ts';

const STEPS = 30;
const BUCKETS = 512;
const buckets = new Int32Array(BUCKETS + 1);

/**
 * 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc), the first and last step with all that lies beyond. Nothing for no prices.
 */
export function priceHistogram(prices: Float64Array): Facets['price'] {
  if (prices.length === 0) return { edges: [], counts: [] };
  const rank = (share: number) => Math.max(1, Math.ceil(share * prices.length)) - 1;
  const [low, high] = atRanks(prices, rank(0.01), rank(0.99));
  const width = high - low;
  const counts = new Array<number>(STEPS).fill(0);
  for (let i = 0; i < prices.length; i++) {
    const price = prices[i] as number;
    counts[price <= low ? 0 : price >= high ? STEPS - 1 : Math.floor(((price - low) * STEPS) / width)]! += 1;
  }
  return { edges: Array.from({ length: STEPS + 1 }, (_, i) => low + (width * i) / STEPS), counts };
}

/** The values that would stand at two ranks if they were sorted: only the buckets that they lie in are. */
function atRanks(values: Float64Array, first: number, second: number): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const share = BUCKETS / (most - least);
  if (values.length < 64 || share === Number.POSITIVE_INFINITY) {
    const sorted = values.toSorted();
    return [sorted[first] as number, sorted[second] as number];
  }
  buckets.fill(0);
  for (let i = 0; i < values.length; i++) buckets[(((values[i] as number) - least) * share) | 0]! += 1;
  const [low, lowBefore] = bucketOf(first);
  const [high, highBefore] = bucketOf(second);
  const [inLow, inHigh]: [number[], number[]] = [[], []];
  for (let i = 0; i < values.length; i++) {
    const bucket = (((values[i] as number) - least) * share) | 0;
    if (bucket === low) inLow.push(values[i] as number);
    if (bucket === high) inHigh.push(values[i] as number);
  }
  return [nth(inLow, first - lowBefore), nth(inHigh, second - highBefore)];
}

/** The bucket in which a rank lies, and how many lie before it. */
function bucketOf(rank: number): [number, number] {
  let [bucket, before] = [0, 0];
  while (before + (buckets[bucket] as number) <= rank) before += buckets[bucket++] as number;
  return [bucket, before];
}

const nth = (values: number[], rank: number) => Float64Array.from(values).sort()[rank] as number;
