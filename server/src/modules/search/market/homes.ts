import type { Columns, ListingIndex, Query } from '@lintel/hypersearch';

/** Homes in columns: day numbers, minor units, square feet; NaN for unknown values. */
export interface HomeColumns {
  total: number;
  figures: Record<(typeof columns)[number], Float64Array>;
}

/** All homes of a market, with the number of homes in Canada. */
export interface MarketHomes extends HomeColumns {
  inCanada: number;
}

const columns = [
  'price',
  'sqft',
  'type',
  'listedDay',
  'onMarketDay',
  'offMarketDay',
  'cut',
  'closedDay',
  'closePrice',
] as const;

/** Returns the homes of a query by status, ignoring its own status filter. */
export function marketHomes(index: ListingIndex, query: Query) {
  const of = (status: 'active' | 'pending' | 'sold'): MarketHomes =>
    index.columns({ ...query, statuses: [status] }, columns);
  const [active, pending, sold] = [of('active'), of('pending'), of('sold')];
  return { active, sold, every: joined([active, pending, sold]) };
}

function joined(parts: readonly Columns<(typeof columns)[number]>[]): MarketHomes {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const figures = Object.fromEntries(
    columns.map((name) => {
      const column = new Float64Array(total);
      let filled = 0;
      for (const part of parts) {
        column.set(part.figures[name], filled);
        filled += part.total;
      }
      return [name, column];
    }),
  ) as MarketHomes['figures'];
  return { total, inCanada: parts.reduce((sum, part) => sum + part.inCanada, 0), figures };
}

/** Prices in two currencies have no common median. */
export const currencyOf = ({ total, inCanada }: MarketHomes): 'USD' | 'CAD' | null =>
  total > 0 && inCanada === 0 ? 'USD' : total > 0 && inCanada === total ? 'CAD' : null;

/** Filters homes by a predicate on their column index. */
export function filterHomes({ total, figures }: HomeColumns, when: (home: number) => boolean): HomeColumns {
  const matching: number[] = [];
  for (let home = 0; home < total; home++) if (when(home)) matching.push(home);
  const chosen = columns.map((name) => [name, Float64Array.from(matching, (home) => figures[name][home]!)]);
  return { total: matching.length, figures: Object.fromEntries(chosen) as HomeColumns['figures'] };
}
