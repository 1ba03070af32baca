import type { Facets } from '../query.ts';

const STEPS = 30;
const MOST_BUCKETS = 2048;
/** So few prices are sorted. */
const FEW = 64;
/** Where each bucket begins, of prices put in order by bucket. */
const starts = new Int32Array(MOST_BUCKETS + 2);
const filled = new Int32Array(MOST_BUCKETS + 1);

/**
 * 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc), the first and last step with all that lies beyond. Nothing for no prices. Reorders the prices.
 */
export function priceHistogram(prices: Float64Array): Facets['price'] {
  if (prices.length === 0) return { edges: [], counts: [] };
  const rank = (share: number) => Math.max(1, Math.ceil(share * prices.length)) - 1;
  const last = Math.min(MOST_BUCKETS, prices.length >>> 3);
  const buckets = prices.length > FEW ? bucketed(prices, last) : undefined;
  const sorted = buckets ?? prices.sort();
  const [low, high] = [atRank(sorted, rank(0.01), buckets), atRank(sorted, rank(0.99), buckets)];
  const width = high - low;
  const stepOf = (price: number) =>
    price <= low ? 0 : price >= high ? STEPS - 1 : Math.floor(((price - low) * STEPS) / width);
  const counts = new Array<number>(STEPS).fill(0);
  // A step is a stretch of sorted prices; of bucketed ones, most buckets lie in one step, which their ends tell.
  if (!buckets) for (let i = 0; i < sorted.length; i++) counts[stepOf(sorted[i] as number)]! += 1;
  for (let bucket = 0; buckets && bucket <= last; bucket++) {
    const from = starts[bucket] as number;
    const to = starts[bucket + 1] as number;
    if (from === to) continue;
    const [least, most] = extremes(buckets, from, to);
    const step = stepOf(least);
    if (step === stepOf(most)) counts[step]! += to - from;
    else for (let i = from; i < to; i++) counts[stepOf(buckets[i] as number)]! += 1;
  }
  return { edges: Array.from({ length: STEPS + 1 }, (_, i) => low + (width * i) / STEPS), counts };
}

let ordered = new Float64Array(0);

/** The prices, those of each bucket together; buckets from 0 up to `last`, by price. */
function bucketed(prices: Float64Array, last: number): Float64Array {
  const [least, most] = extremes(prices, 0, prices.length);
  const share = most > least ? last / (most - least) : 0;
  starts.fill(0, 0, last + 2);
  for (let i = 0; i < prices.length; i++) starts[((((prices[i] as number) - least) * share) | 0) + 1]! += 1;
  for (let bucket = 0; bucket <= last; bucket++) {
    starts[bucket + 1]! += starts[bucket] as number;
    filled[bucket] = starts[bucket] as number;
  }
  if (ordered.length < prices.length) ordered = new Float64Array(prices.length * 2);
  for (let i = 0; i < prices.length; i++) {
    const price = prices[i] as number;
    ordered[filled[((price - least) * share) | 0]!++] = price;
  }
  return ordered.subarray(0, prices.length);
}

function extremes(prices: Float64Array, from: number, to: number): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const price = prices[i] as number;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  return [least, most];
}

/** The value that would stand at a rank if all were sorted; of bucketed prices only the bucket around it is. */
function atRank(prices: Float64Array, rank: number, buckets: Float64Array | undefined): number {
  if (!buckets) return prices[rank] as number;
  let bucket = 0;
  while ((starts[bucket + 1] as number) <= rank) bucket += 1;
  prices.subarray(starts[bucket], starts[bucket + 1]).sort();
  return prices[rank] as number;
}
