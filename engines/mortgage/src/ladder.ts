/** A rate in per cent on the part of an amount above `aboveCents`, up to where the next step begins. */
export interface Step {
  aboveCents: number;
  percent: number;
}

/** A tax by steps, each rate on its own part only; in cents, the sum rounded half up. Steps ascend. */
export function ladderTax(cents: number, steps: readonly Step[]): number {
  let thousandths = 0;
  for (const [index, { aboveCents, percent }] of steps.entries()) {
    const part = Math.min(cents, steps[index + 1]?.aboveCents ?? Number.POSITIVE_INFINITY) - aboveCents;
    // In thousandths of a per cent of a cent: whole numbers, since rates are printed with three decimals at most.
    if (part > 0) thousandths += part * Math.round(percent * 1000);
  }
  return Math.round(thousandths / 100_000);
}
