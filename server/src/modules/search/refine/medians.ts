import type { Field } from '@lintel/hypersearch';
import { completeQuery, type Finder, type SearchQuery } from '../index/finder.ts';
import { median } from '../market/median.ts';

/** Fields that a relative step can start from: index units per fact unit, and the digits kept. */
const stepped = {
  price: { unit: 100, digits: 0 },
  hoa: { unit: 100, digits: 0 },
  beds: { unit: 1, digits: 0 },
  baths: { unit: 1, digits: 0 },
  sqft: { unit: 1, digits: 0 },
  lot: { unit: 1, digits: 2 },
  year: { unit: 1, digits: 0 },
  school: { unit: 1, digits: 0 },
  walk: { unit: 1, digits: 0 },
  garage: { unit: 1, digits: 0 },
} as const;
const money: ReadonlySet<string> = new Set(['price', 'hoa']);

/** A median and its number of homes. */
export interface MedianValue {
  value: number;
  homes: number;
}

/** The figures from which "cheaper" starts, and those that were used. */
export interface Medians {
  found: { readonly [Of in Field]?: number | undefined };
  used: ReadonlyMap<Field, MedianValue>;
}

/**
 * The median of each figure over the homes that are found, in units of facts; worked out when it is read, as most
 * sentences ask for none. Money of two countries has no common middle.
 */
export function mediansOf(finder: Finder, search: SearchQuery): Medians {
  const used = new Map<Field, MedianValue>();
  const middleOf = (field: keyof typeof stepped): number | undefined => {
    const { total, inCanada, figures } = finder.index.columns(completeQuery(finder, search), [field]);
    if (money.has(field) && inCanada > 0 && inCanada < total) return undefined;
    const middle = median(figures[field]);
    if (!middle) return undefined;
    const { unit, digits } = stepped[field];
    const value = Math.floor((middle.value / unit) * 10 ** digits) / 10 ** digits;
    used.set(field, { value, homes: middle.n });
    return value;
  };
  const found: Medians['found'] = {};
  for (const field of Object.keys(stepped) as (keyof typeof stepped)[])
    Object.defineProperty(found, field, { get: () => middleOf(field) });
  return { found, used };
}
