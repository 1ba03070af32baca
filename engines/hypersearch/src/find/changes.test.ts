import { describe, expect, it } from 'vitest';
import { exampleHome, find, homesOf, queryOf, TODAY } from '../../test/example-homes.ts';
import type { Query } from '../query.ts';
import { createIndex } from './create-index.ts';

describe('changes', () => {
  it('finds only the current version of a listing that is put again', () => {
    const index = createIndex(homesOf([{ city: 'Austin' }, { city: 'Austin' }]));
    index.apply([{ op: 'put', listing: exampleHome(1, { city: 'Dallas', text: 'lake' }) }]);
    expect([...index.ids(queryOf(['place:austin']))]).toEqual([2]);
    expect([...index.ids(queryOf(['place:dallas'], { words: ['lake'] }))]).toEqual([1]);
    expect(index.size).toBe(2);
  });

  it('applies the last of several changes to one listing', () => {
    const index = createIndex([]);
    const put = (city: string) => ({ op: 'put' as const, listing: exampleHome(1, { city }) });
    index.apply([put('Austin'), { op: 'delete', id: 1 }, put('Dallas')]);
    expect([...index.ids(queryOf([]))]).toEqual([1]);
    expect(index.find(queryOf(['place:dallas']), { limit: 0 }).total).toBe(1);
    index.apply([put('Boise'), { op: 'delete', id: 1 }]);
    expect(index.size).toBe(0);
  });

  it('ignores the deletion of an unknown id', () => {
    const index = createIndex(homesOf([{}]));
    index.apply([{ op: 'delete', id: 99 }]);
    expect(index.size).toBe(1);
  });

  it('changes nothing when a listing in the batch cannot be read', () => {
    const index = createIndex(homesOf([{}]));
    const broken = { ...exampleHome(1), text: undefined as unknown as string };
    expect(() =>
      index.apply([
        { op: 'delete', id: 1 },
        { op: 'put', listing: { ...broken, id: 2 } },
      ]),
    ).toThrow();
    expect([...index.ids(queryOf([]))]).toEqual([1]);
  });
});

describe('queries from clients', () => {
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e308];
  it.each(odd)('returns a result with the figure %d in any position', (figure) => {
    const point = { latE6: figure, lonE6: figure };
    const query: Query = {
      today: TODAY,
      facts: [
        { kind: 'bound', field: 'price', op: '<=', value: figure },
        { kind: 'prefer', criterion: { kind: 'bound', field: 'dom', op: '>=', value: figure } },
      ],
      areas: [
        { kind: 'box', southE6: figure, westE6: figure, northE6: figure, eastE6: figure },
        { kind: 'circle', centre: point, radiusMetres: figure },
        { kind: 'polygon', ring: [point, { latE6: 0, lonE6: 0 }, { latE6: 360e6, lonE6: -360e6 }] },
      ],
    };
    expect(() => find([{ latE6: 1, lonE6: 1 }], query, { facets: true, relaxations: true })).not.toThrow();
  });
});
