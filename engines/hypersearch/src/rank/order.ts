import type { Sort } from '../facts.ts';
import type { Segment } from '../find/store/segment.ts';

/** The sort key of an unknown figure: after all others. Finite, so that a page link can carry it. */
export const UNKNOWN = Number.MAX_VALUE;

export const isDescending = (order: Sort | 'match'): boolean => !order.endsWith('_asc');

/** Returns the sort key of a home. Uses plain double arithmetic, with the same result as in SQL. */
export function sortKey(order: Sort, { figures }: Segment, home: number): number {
  const { price, sqft, lot, listedDay, netIncome } = figures;
  let key: number;
  if (order === 'price_asc' || order === 'price_desc') key = price.at(home);
  else if (order === 'newest') key = listedDay.at(home);
  else if (order === 'sqft_desc') key = sqft.at(home);
  else if (order === 'lot_desc') key = lot.at(home);
  else if (order === 'price_per_sqft_asc') key = ratio(price.at(home), sqft.at(home));
  else key = ratio(netIncome.at(home), price.at(home));
  if (!Number.isNaN(key)) return key;
  return isDescending(order) ? -UNKNOWN : UNKNOWN;
}

/** Returns NaN when the divisor is not positive. */
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : Number.NaN);
