/** A rate in percent on the part of an amount above `aboveCents`, up to the start of the next step. */
export interface Step {
  aboveCents: number;
  percent: number;
}

/**
 * A progressive tax: each rate applies to its own part only. In cents; the sum is rounded half up. Steps ascend.
 */
export function ladderTax(cents: number, steps: readonly Step[]): number {
  let thousandths = 0;
  for (const [index, { aboveCents, percent }] of steps.entries()) {
    const part = Math.min(cents, steps[index + 1]?.aboveCents ?? Number.POSITIVE_INFINITY) - aboveCents;
    // In thousandths of a percent of a cent, which are whole numbers because rates have at most three decimals.
    if (part > 0) thousandths += part * Math.round(percent * 1000);
  }
  return Math.round(thousandths / 100_000);
}
