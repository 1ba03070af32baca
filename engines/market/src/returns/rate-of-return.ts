/**
 * Returns the yearly rate at which the flows are worth nothing today, by bisection; undefined when no rate between
 * -99 % and 1,000 % does that.
 */
export function rateOfReturn(flows: readonly number[]): number | undefined {
  const worth = (rate: number) => flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
  let [low, high] = [-0.99, 10];
  if (!(worth(low) > 0 && worth(high) < 0)) return undefined;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
