/** Highest number of bins of a feature; bin 0 holds missing values. */
export const BINS = 64;

/** Upper bounds of the bins of one feature, ascending; a value above the last bound is in the last bin. */
export type Bounds = Float64Array;

/** Returns bounds at the quantiles of a column, so that each bin holds about as many values. */
export function boundsOf(column: Float64Array): Bounds {
  const known = column.filter((value) => !Number.isNaN(value)).sort();
  const bounds: number[] = [];
  for (let bin = 1; bin < BINS - 1; bin++) {
    const at = Math.floor((bin * known.length) / (BINS - 1));
    const [below, above] = [known[Math.max(0, at - 1)]!, known[at]!];
    const bound = (below + above) / 2;
    if (known.length > 1 && below < above && bound !== bounds.at(-1)) bounds.push(bound);
    else if (known.length > 1 && (bounds.length === 0 || above > bounds.at(-1)!) && above < known.at(-1)!)
      bounds.push(nextBound(known, at));
  }
  return Float64Array.from([...new Set(bounds)].sort((a, b) => a - b));
}

/** Returns the middle between the value at `at` and the next larger one. */
function nextBound(sorted: Float64Array, at: number): number {
  let low = at;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > sorted[at]!) high = middle;
    else low = middle + 1;
  }
  return (sorted[at]! + sorted[low]!) / 2;
}

/** Returns 0 for a missing value, else 1 + the number of bounds below the value. */
export function binOf(value: number, bounds: Bounds): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > bounds[middle]!) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

export function binned(column: Float64Array, bounds: Bounds): Uint8Array {
  return Uint8Array.from(column, (value) => binOf(value, bounds));
}
