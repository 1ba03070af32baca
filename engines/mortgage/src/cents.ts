/** Rates and shares are used as published, to a ten-thousandth of a percent. */
export const STEPS_PER_PERCENT = 10_000;

/**
 * A share of an amount in cents, rounded half up to the cent. Exact while amount × percent × 10,000 is below 2^53:
 * for 100% of 90 million whole units, for 6% of 1.5 billion.
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * STEPS_PER_PERCENT)) / (100 * STEPS_PER_PERCENT));

/** `part` of `whole` in percent with two decimals, the format of loan-to-value ratios. */
export const percentTwoDecimals = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

/**
 * Binary search for the highest whole number from 0 to `most` that satisfies `holds`, which must be monotonic. −1
 * if none.
 */
export function highest(most: number, holds: (value: number) => boolean): number {
  let low = -1;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
