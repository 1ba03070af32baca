import { describe, expect, it } from 'vitest';
import { find, queryOf, TODAY } from '../../test/example-homes.ts';
import type { Listing } from '../listing.ts';

describe('order', () => {
  it('scores a home as the sum of its reasons: preferences, distance, use of the budget, freshness', () => {
    const centre = { latE6: 30_000_000, lonE6: -97_000_000 };
    const query = queryOf(
      ['price<=600000', 'price<=1000000', 'near:downtown<=2km', 'prefer:has:pool', 'prefer:beds>=3'],
      {
        points: new Map([['downtown', [centre]]]),
      },
    );
    const home: Partial<Listing> = { features: ['pool'], listedDay: TODAY - 12, latE6: 30_010_000, lonE6: -97_000_000 };
    expect(find([home], query).hits).toEqual([
      {
        id: 1,
        key: 156,
        score: 156,
        reasons: [
          { kind: 'criterion', fact: 'prefer:has:pool', points: 100 },
          { kind: 'near', fact: 'near:downtown<=2km', points: 13, value: 1112 },
          { kind: 'price', fact: 'price<=600000', points: 25, value: 10_000_000 },
          { kind: 'recency', points: 18, value: 12 },
        ],
      },
    ]);
  });

  it('gives no freshness points to homes that are not active', () => {
    const found = find([{ status: 'sold', listedDay: TODAY }], queryOf([], { statuses: ['sold'] }));
    expect(found.hits).toEqual([{ id: 1, key: 0, score: 0, reasons: [] }]);
  });

  it.each<[string, Partial<Listing>[], number[]]>([
    ['price_asc', [{ priceCents: 3 }, { priceCents: 1 }, { priceCents: 1 }], [2, 3, 1]],
    ['price_desc', [{ priceCents: 1 }, { priceCents: 3 }, { priceCents: 3 }], [2, 3, 1]],
    ['newest', [{ listedDay: 5 }, { listedDay: 9 }], [2, 1]],
    ['sqft_desc', [{}, { sqft: 900 }, { sqft: 1000 }], [3, 2, 1]],
    ['lot_desc', [{ lotAcres: 0.1 }, {}, { lotAcres: 2 }], [3, 1, 2]],
    ['price_per_sqft_asc', [{}, { sqft: 100 }, { sqft: 200 }, { sqft: 0 }], [3, 2, 1, 4]],
    [
      'roi_desc',
      [{}, { netIncomeCents: -1 }, { netIncomeCents: 5 }, { netIncomeCents: 5, priceCents: 0 }],
      [3, 2, 1, 4],
    ],
  ])('sort:%s, unknown last, ties by id', (sort, listings, ids) => {
    expect(find(listings, queryOf([`sort:${sort}`])).hits.map(({ id }) => id)).toEqual(ids);
  });

  it('prefers the sort option to a sort fact', () => {
    const listings: Partial<Listing>[] = [{ priceCents: 1 }, { priceCents: 2 }];
    const { hits } = find(listings, queryOf(['sort:price_asc']), { sort: 'price_desc' });
    expect(hits.map(({ id }) => id)).toEqual([2, 1]);
  });
});
