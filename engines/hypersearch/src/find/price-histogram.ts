import type { Facets } from '../query.ts';

const STEPS = 30;

/**
 * 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc), the first and last step with all that lies beyond. Nothing for no prices. Reorders the prices.
 */
export function priceHistogram(prices: Float64Array): Facets['price'] {
  if (prices.length === 0) return { edges: [], counts: [] };
  const rank = (share: number) => Math.max(1, Math.ceil(share * prices.length)) - 1;
  const low = atRank(prices, rank(0.01), 0);
  const high = atRank(prices, rank(0.99), rank(0.01));
  const counts = new Array<number>(STEPS).fill(0);
  for (let i = 0; i < prices.length; i++) counts[stepOf(prices[i] as number, low, high)]! += 1;
  return { edges: Array.from({ length: STEPS + 1 }, (_, i) => low + ((high - low) * i) / STEPS), counts };
}

function stepOf(price: number, low: number, high: number): number {
  if (price <= low) return 0;
  if (price >= high) return STEPS - 1;
  return Math.floor(((price - low) * STEPS) / (high - low));
}

/**
 * The value that would stand at `rank` if they were sorted (Hoare's selection; reorders the values). None from
 * `first` on may be smaller than one before it.
 */
function atRank(values: Float64Array, rank: number, first: number): number {
  let [from, to] = [first, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >>> 1] as number;
    let i = from;
    let j = to;
    while (i <= j) {
      while ((values[i] as number) < pivot) i += 1;
      while ((values[j] as number) > pivot) j -= 1;
      if (i > j) break;
      const value = values[i] as number;
      values[i++] = values[j] as number;
      values[j--] = value;
    }
    if (rank <= j) to = j;
    else if (rank >= i) from = i;
    else break;
  }
  return values[rank] as number;
}
