import { expect, it } from 'vitest';
import { exampleHome, homesOf, queryOf } from '../../../test/example-homes.ts';
import type { Listing } from '../../listing.ts';
import type { Reach } from '../../query.ts';
import { createIndex } from '../create-index.ts';

/** A limit per state on the price, lowered by tax and fee; nearly is 10% above it. */
function reachOf(limits: Readonly<Record<string, number>>) {
  let tested = 0;
  const reach: Reach = {
    at({ state }) {
      const limit = limits[state];
      if (limit === undefined) return undefined;
      const canBuy = (price: number, tax = 0, dues = 0) => {
        tested++;
        return price <= limit - tax - 12 * dues;
      };
      return {
        upTo: limit,
        canBuy,
        verdict(price, tax, dues) {
          if (canBuy(price, tax, dues)) return 'yes';
          return canBuy(price / 1.1, tax, dues) ? 'nearly' : 'not_yet';
        },
      };
    },
  };
  return { reach, tested: () => tested };
}

const states = ['TX', 'WA', 'CO'] as const;
const homes = homesOf(
  Array.from({ length: 3_000 }, (_, i): Partial<Listing> => {
    const state = states[i % 3]!;
    return {
      state,
      city: `${state} ${i % 7}`,
      priceCents: ((i * 7919) % 1_000) * 1_000,
      ...(i % 4 > 0 && { taxCents: (i % 11) * 5_000 }),
      ...(i % 5 > 0 && { hoaCents: (i % 3) * 2_000 }),
      status: i % 13 === 0 ? 'sold' : 'active',
      type: i % 17 === 0 ? 'land' : 'condo',
      listedDay: 20_000 + (i % 50),
    };
  }),
);
const verdictOf = ({ at }: Reach, { type, status, priceCents, taxCents, hoaCents, ...place }: Listing) =>
  type === 'land' || status === 'sold' || priceCents === 0
    ? undefined
    : at(place)?.verdict(priceCents, taxCents, hoaCents);
const anyStatus = { statuses: ['active', 'sold'] as const };

it('finds the homes that a buyer can buy, with `nearly` also the others in reach, before and after changes', () => {
  const { reach, tested } = reachOf({ TX: 500_000, CO: 300_000 });
  const index = createIndex(homes);
  const check = (all: readonly Listing[]) => {
    const wanted = { yes: ['yes'], nearly: ['yes', 'nearly'] };
    for (const least of ['yes', 'nearly'] as const) {
      const expected = all.flatMap((home) => (wanted[least].includes(verdictOf(reach, home) ?? '') ? [home.id] : []));
      expect(expected.length).toBeGreaterThan(500);
      const query = queryOf([], { ...anyStatus, reach: { of: reach, least } });
      expect([...index.ids(query)]).toEqual(expected);
      const found = index.find(query, { limit: 0, relaxations: true });
      expect(found.total).toBe(expected.length);
      expect(found.relaxations?.get('reach')).toBe(all.length);
    }
  };
  check(homes);
  const changed = homes.map((home) =>
    home.id % 10 === 0 ? { ...exampleHome(home.id), ...home, priceCents: home.priceCents / 2 } : home,
  );
  index.apply(changed.filter(({ id }) => id % 10 === 0).map((listing) => ({ op: 'put', listing })));
  check(changed);
  const before = tested();
  index.find(queryOf(['place:tx 1'], { ...anyStatus, reach: { of: reach, least: 'yes' } }), { limit: 9 });
  expect(tested() - before, 'the index keeps its verdicts').toBe(0);
});

it('orders homes by what a buyer can buy, the newest first, page after page', () => {
  const { reach } = reachOf({ TX: 500_000, CO: 300_000 });
  const index = createIndex(homes);
  const rank = { yes: 0, nearly: 1, not_yet: 2 };
  const rankOf = (home: Listing) => rank[verdictOf(reach, home) ?? 'not_yet'];
  const expected = homes
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.listedDay! - a.listedDay! || a.id - b.id)
    .map(({ id }) => id);
  const query = queryOf([], { ...anyStatus, reach: { of: reach } });
  const ids: number[] = [];
  for (let after: { key: number; id: number } | undefined; ids.length < homes.length; ) {
    const { hits } = index.find(query, { sort: 'reach', limit: 500, ...(after && { after }) });
    ids.push(...hits.map(({ id }) => id));
    after = hits.at(-1);
  }
  expect(ids).toEqual(expected);
  const withoutBuyer = index.find(queryOf([], anyStatus), { sort: 'reach', limit: 9 });
  expect(withoutBuyer.hits).toEqual(index.find(queryOf([], anyStatus), { sort: 'match', limit: 9 }).hits);
});
