/**
 * The usual range of PMI, in dollars a month for each $100,000 borrowed. Source: Freddie Mac, “Pricing Out PMI”
 * (September 13, 2019).
 */
export const pmiRange = { low: 30, high: 70, per: 100_000 } as const;

/** Returns an end of the range as a share of the loan a year, in percent. */
export const yearlyPercent = (monthly: number): number => Math.round(((monthly * 12) / pmiRange.per) * 10_000) / 100;
