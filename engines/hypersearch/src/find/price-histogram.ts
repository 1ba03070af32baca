import type { Facets } from '../query.ts';

const STEPS = 30;

/**
 * 30 equal steps from the 1st to the 99th percentile (the value at rank ceil(share × n), as SQL's
 * percentile_disc), the first and last step with all that lies beyond. Nothing for no prices.
 */
export function priceHistogram(parts: readonly Float64Array[]): Facets['price'] {
  const prices = joined(parts);
  if (prices.length === 0) return { edges: [], counts: [] };
  const low = atRank(prices, Math.max(1, Math.ceil(0.01 * prices.length)) - 1);
  const high = atRank(prices, Math.max(1, Math.ceil(0.99 * prices.length)) - 1);
  const counts = new Array<number>(STEPS).fill(0);
  for (let i = 0; i < prices.length; i++) counts[stepOf(prices[i] as number, low, high)]! += 1;
  return { edges: Array.from({ length: STEPS + 1 }, (_, i) => low + ((high - low) * i) / STEPS), counts };
}

function stepOf(price: number, low: number, high: number): number {
  if (price <= low) return 0;
  if (price >= high) return STEPS - 1;
  return Math.floor(((price - low) * STEPS) / (high - low));
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    all.set(part, filled);
    filled += part.length;
  }
  return all;
}

/** The value that would stand at `rank` if they were sorted (Hoare's selection; reorders the values). */
function atRank(values: Float64Array, rank: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >>> 1] as number;
    let [i, j] = [from, to];
    while (i <= j) {
      while ((values[i] as number) < pivot) i += 1;
      while ((values[j] as number) > pivot) j -= 1;
      if (i > j) break;
      [values[i], values[j]] = [values[j] as number, values[i] as number];
      i += 1;
      j -= 1;
    }
    if (rank <= j) to = j;
    else if (rank >= i) from = i;
    else break;
  }
  return values[rank] as number;
}
