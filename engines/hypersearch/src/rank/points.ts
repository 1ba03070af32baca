/** What brings a home up in the order 'match'. Whole points, so that any other engine computes the same order. */

/** For each preference that it meets. */
export const WISH_POINTS = 100;

/** The most that closeness to a point, the words of the text, use of the budget, or being fresh on the market can bring. */
export const MOST = 30;

/** 30 at the point itself, none at the limit. */
export const nearPoints = (metres: number, limitMetres: number): number =>
  limitMetres > 0 ? Math.floor(MOST * (1 - metres / limitMetres)) : MOST;

/** BM25 as a share of the most it could be, which is each word being all of the text. */
export const wordPoints = (weight: number, mostWeight: number): number =>
  mostWeight > 0 ? Math.floor((MOST * weight) / mostWeight) : 0;

/** 30 for a home that costs the whole budget: who names a budget wants what it can buy. */
export const pricePoints = (priceCents: number, budgetCents: number): number =>
  budgetCents > 0 ? Math.floor((MOST * priceCents) / budgetCents) : 0;

/** 30 on the day it is listed, one less each day; none where the days are not known (NaN). */
export const recencyPoints = (daysOnMarket: number): number =>
  daysOnMarket < MOST ? Math.floor(MOST - daysOnMarket) : 0;
