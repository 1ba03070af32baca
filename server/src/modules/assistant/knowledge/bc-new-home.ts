/**
 * British Columbia's exemption for a newly built principal residence since April 1, 2024: full up to one price, declining
 * to zero at another, if the buyer moves in by a deadline.
 */
export const newHomeRule = { fullUpTo: 1_100_000, priceUpTo: 1_150_000, daysToMoveIn: 92 } as const;

/** Returns the exempt amount of the tax on a price. */
export function newHomeSparedCents(price: number, taxCents: number): number {
  const { fullUpTo, priceUpTo } = newHomeRule;
  return price <= fullUpTo
    ? taxCents
    : Math.max(0, Math.round((taxCents * (priceUpTo - price)) / (priceUpTo - fullUpTo)));
}
