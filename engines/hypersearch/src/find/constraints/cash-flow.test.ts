import { describe, expect, it } from 'vitest';
import { exampleHome, queryOf, TODAY } from '../../../test/example-homes.ts';
import type { CostRule, Query } from '../../query.ts';
import { createWatch } from '../../watch/create-watch.ts';
import { createIndex } from '../create-index.ts';

/** Principal and interest of half a percent of the price a month; the total cost is of no interest here. */
const rule: CostRule = {
  monthlyCents: ({ priceCents }, basis) => (basis === 'pi' ? priceCents / 200 : Number.NaN),
  isWithinMeans: () => true,
  isWithinCash: () => true,
};
const costs = () => rule;

/** Homes at $200,000, thus with a loan payment of $1,000, and a stated income of so many dollars a year. */
const homes = [12_000, 12_000.12, 15_600, 18_000, undefined].map((income, at) =>
  exampleHome(at + 1, { priceCents: 20_000_000, netIncomeCents: income === undefined ? undefined : income * 100 }),
);
const index = createIndex(homes);
const on = (cashFlowAtLeast: number): Query => queryOf([], { terms: { cashFlowAtLeast }, costs });

describe('a search for a cash flow', () => {
  it.each([
    [0, [2, 3, 4]],
    [300, [3, 4]],
    [301, [4]],
    [501, []],
  ])(
    'of at least %i a month finds and watches the homes whose stated income exceeds the loan payment by it',
    (least, ids) => {
      expect([...index.ids(on(least))]).toEqual(ids);
      const watch = createWatch(index);
      const { costs: _, ...kept } = on(least);
      watch.put(1, kept);
      const watched = homes.filter((one) => watch.match(one, { today: TODAY, costs }).length > 0);
      expect(watched.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('orders by it, with homes whose income is not stated last, on the usual terms where none are stated', () => {
    const order = (query: Query) => index.find(query, { sort: 'cash_flow', limit: 9 }).hits.map(({ id }) => id);
    expect(order(on(0))).toEqual([4, 3, 2]);
    expect(order(queryOf([], { costs }))).toEqual([4, 3, 2, 1, 5]);
    const dear = createIndex([
      exampleHome(1, { priceCents: 40_000_000, netIncomeCents: 3_000_000 }),
      exampleHome(2, { priceCents: 10_000_000, netIncomeCents: 900_000 }),
    ]);
    // The return of the first is lower, and its cash flow higher: $500 against $250.
    const hits = (sort: 'cash_flow' | 'roi_desc') => dear.find(queryOf([], { costs }), { sort, limit: 9 }).hits;
    expect(hits('cash_flow').map(({ id, key }) => [id, key])).toEqual([
      [1, 50_000],
      [2, 25_000],
    ]);
    expect(hits('roi_desc').map(({ id }) => id)).toEqual([2, 1]);
  });

  it('counts the homes that dropping it would find', () => {
    const { total, relaxations } = index.find(on(501), { limit: 0, relaxations: true });
    expect([total, relaxations?.get('a:cashFlow=501')]).toEqual([0, homes.length]);
  });
});
