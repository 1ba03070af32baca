import type { Sort } from '../facts.ts';
import type { Segment } from '../find/segment.ts';

/** The key of a home whose figure is not known: behind all others. Finite, so that a page link can carry it. */
const UNKNOWN = Number.MAX_VALUE;

export const isDescending = (order: Sort | 'match'): boolean => !order.endsWith('_asc');

/** Writes the figure by which the order sorts; plain double arithmetic, the same in SQL. */
export function sortKeys(order: Sort, segment: Segment, homes: Int32Array, count: number, keys: Float64Array): void {
  const { price, sqft, lot, listedDay, netIncome } = segment.figures;
  const unknown = isDescending(order) ? -UNKNOWN : UNKNOWN;
  for (let i = 0; i < count; i++) {
    const home = homes[i] as number;
    let key = Number.NaN;
    if (order === 'price_asc' || order === 'price_desc') key = price[home] as number;
    else if (order === 'newest') key = listedDay[home] as number;
    else if (order === 'sqft_desc') key = sqft[home] as number;
    else if (order === 'lot_desc') key = lot[home] as number;
    else if (order === 'price_per_sqft_asc') key = ratio(price[home] as number, sqft[home] as number);
    else key = ratio(netIncome[home] as number, price[home] as number);
    keys[i] = Number.isNaN(key) ? unknown : key;
  }
}

/** Not known when there is nothing to divide by. */
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : Number.NaN);
