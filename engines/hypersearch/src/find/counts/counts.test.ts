import { describe, expect, it } from 'vitest';
import { find, queryOf } from '../../../test/example-homes.ts';
import type { Listing } from '../../listing.ts';
import { createIndex } from '../create-index.ts';

describe('counts', () => {
  it('returns cells that, with the homes without coordinates, add up to the total', () => {
    const listings: Partial<Listing>[] = [
      { latE6: 0, lonE6: 0 },
      { latE6: -1, lonE6: 1 },
      { latE6: 89_999_999, lonE6: -180_000_000 },
      {},
    ];
    const { total, cells } = find(listings, queryOf([]), { cells: { zoom: 0 } });
    expect(total).toBe(4);
    expect(cells).toEqual([
      {
        x: 0,
        y: 0,
        count: 1,
        centre: { latE6: 89_999_999, lonE6: -180_000_000 },
        id: 3,
        priceCents: 50_000_000,
        country: 'US',
      },
      { x: 2, y: 2, count: 2, centre: { latE6: 0, lonE6: 1 } },
    ]);
  });

  it('returns the total without each restriction as relaxations', () => {
    const listings: Partial<Listing>[] = [
      { city: 'Austin', beds: 3, features: ['pool'] },
      { city: 'Austin', beds: 2, features: ['pool'] },
      { city: 'Dallas', beds: 3, features: ['pool'] },
      { city: 'Boise', beds: 3, features: ['pool'] },
      { city: 'Austin', beds: 2 },
    ];
    const query = queryOf(['place:austin', 'place:dallas', 'beds>=3', 'has:pool']);
    const { total, relaxations } = find(listings, query, { relaxations: true });
    expect(total).toBe(2);
    expect(relaxations).toEqual(
      new Map([
        ['place:austin', 1],
        ['place:dallas', 1],
        ['places', 3],
        ['beds>=3', 3],
        ['has:pool', 2],
      ]),
    );
  });

  it('finds nothing in an empty index', () => {
    const found = createIndex([]).find(queryOf(['place:austin']), { limit: 5, facets: true, cells: { zoom: 3 } });
    expect(found).toMatchObject({ total: 0, hits: [], cells: [], facets: { price: { edges: [], counts: [] } } });
  });
});
