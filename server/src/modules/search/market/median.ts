/** With fewer homes a figure reflects chance more than a market. */
export const minSample = 10;

/** A figure and its number of homes; null when they are too few. */
export type Figure = { value: number; n: number } | null;

/**
 * Returns the median, the mean of the two middle values, or undefined without values. Ignores unknown values
 * (NaN).
 */
export function median(values: Float64Array): { value: number; n: number } | undefined {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const n = known.length;
  if (n === 0) return undefined;
  return { value: (known[(n - 1) >> 1]! + known[n >> 1]!) / 2, n };
}

/** Median divided by `unit` and rounded to `digits`; null under ten homes. */
export function medianFigure(values: Float64Array, { unit = 1, digits = 0 } = {}): Figure {
  const middle = median(values);
  return middle && middle.n >= minSample ? { value: rounded(middle.value / unit, digits), n: middle.n } : null;
}

/** Share 0–1 with three digits; null below ten homes. */
export const shareFigure = (part: number, whole: number): Figure =>
  whole < minSample ? null : { value: rounded(part / whole, 3), n: whole };

export const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
