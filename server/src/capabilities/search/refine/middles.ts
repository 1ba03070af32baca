import type { Field, Query } from '@lintel/hypersearch';
import { type Finder, wholeQuery } from '../finder.ts';
import { median } from '../market/median.ts';

type Asked = Omit<Query, 'today' | 'payment' | 'costs' | 'points'>;

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
export interface Middle {
  value: number;
  homes: number;
}

/** The figures from which "cheaper" starts, and those that were used. */
export interface Middles {
  found: { readonly [Of in Field]?: number | undefined };
  used: ReadonlyMap<Field, Middle>;
}

/**
 * The median of each figure over the homes that are found, in units of facts; worked out when it is read, as most
 * sentences ask for none. Money of two countries has no common middle.
 */
export function middlesOf(finder: Finder, asked: Asked): Middles {
  const used = new Map<Field, Middle>();
  const middleOf = (field: keyof typeof stepped): number | undefined => {
    const { total, inCanada, figures } = finder.index.columns(wholeQuery(finder, asked), [field]);
    if (money.has(field) && inCanada > 0 && inCanada < total) return undefined;
    const middle = median(figures[field]);
    if (!middle) return undefined;
    const { unit, digits } = stepped[field];
    const value = Math.floor((middle.value / unit) * 10 ** digits) / 10 ** digits;
    used.set(field, { value, homes: middle.n });
    return value;
  };
  const found: Middles['found'] = {};
  for (const field of Object.keys(stepped) as (keyof typeof stepped)[])
    Object.defineProperty(found, field, { get: () => middleOf(field) });
  return { found, used };
}
