/** Points that raise a home in the 'match' order. Whole numbers, so that every implementation computes the same order. */

/** Points for each preference that the home meets. */
export const CRITERION_POINTS = 100;

/** Maximum points for each of: distance to a point, words of the text, use of the budget, freshness on the market. */
export const MOST = 30;

/** Returns 30 points at the point itself and 0 at the limit. */
export const nearPoints = (metres: number, limitMetres: number): number =>
  limitMetres > 0 ? Math.floor(MOST * (1 - metres / limitMetres)) : MOST;

/** Returns points for BM25 as a share of its maximum, where each word is the whole text. */
export const wordPoints = (weight: number, mostWeight: number): number =>
  mostWeight > 0 ? Math.floor((MOST * weight) / mostWeight) : 0;

/** Returns 30 points for a home at the full budget: a stated budget signals what the buyer wants to buy. */
export const pricePoints = (priceCents: number, budgetCents: number): number =>
  budgetCents > 0 ? Math.floor((MOST * priceCents) / budgetCents) : 0;

/** Returns 30 points on the listing day and one less each day; 0 when the days are unknown (NaN). */
export const recencyPoints = (daysOnMarket: number): number =>
  daysOnMarket < MOST ? Math.floor(MOST - daysOnMarket) : 0;
