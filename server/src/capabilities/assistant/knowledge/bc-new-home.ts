/**
 * The exemption of British Columbia for a newly built principal residence since April 1, 2024: all of the property transfer
 * tax up to a price, less and less up to another, if the buyer moves in within some days.
 */
export const newHomeRule = { fullUpTo: 1_100_000, priceUpTo: 1_150_000, daysToMoveIn: 92 } as const;

/** The amount that it saves of the tax on a price. */
export function newHomeSparedCents(price: number, taxCents: number): number {
  const { fullUpTo, priceUpTo } = newHomeRule;
  return price <= fullUpTo
    ? taxCents
    : Math.max(0, Math.round((taxCents * (priceUpTo - price)) / (priceUpTo - fullUpTo)));
}
