/** Rates and shares are taken as printed, to a ten-thousandth of a per cent. */
export const STEPS_PER_PERCENT = 10_000;

/**
 * A share of an amount in cents, rounded half up to the cent. Exact while amount × per cent × 10,000 stays below 2^53:
 * for 100 % of 90 million whole units, for 6 % of 1.5 billion.
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * STEPS_PER_PERCENT)) / (100 * STEPS_PER_PERCENT));

/** `part` of `whole` in per cent with two decimals, as lenders and insurers print a loan-to-value ratio. */
export const percentTwoDecimals = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100;

/** The highest whole number from 0 to `most` for which `holds`; it must hold for all below one for which it does. −1 if none. */
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
