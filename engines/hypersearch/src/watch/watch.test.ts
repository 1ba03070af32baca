import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuery, listingOf } from '../../test/arbitraries.ts';
import { createIndex } from '../find/create-index.ts';
import type { Query } from '../query.ts';
import { createWatch } from './create-watch.ts';

const listings = fc.sample(listingOf(fc.integer({ min: 1, max: 100_000 })), { seed: 21, numRuns: 400 });
const homes = [...new Map(listings.map((home) => [home.id, home])).values()];
const queries: Query[] = fc.sample(anyQuery, { seed: 22, numRuns: 3000 });
const index = createIndex(homes);

/** Returns for each home the ids of the queries that find it in the index. */
function forward(of: ReadonlyMap<number, Query>): Map<number, number[]> {
  const found = new Map<number, number[]>(homes.map(({ id }) => [id, []]));
  for (const [id, query] of of) for (const home of index.ids(query)) found.get(home)!.push(id);
  return found;
}

const expectSame = (watch: ReturnType<typeof createWatch>, kept: ReadonlyMap<number, Query>, payable: boolean) => {
  const part = new Map([...kept].filter(([, query]) => (query.payment !== undefined) === payable));
  const expected = forward(part);
  const payment = [...part.values()].find((query) => query.payment)?.payment;
  let pairs = 0;
  for (const home of homes) {
    const matched = watch.match(home, { today: 20_000, ...(payment ? { payment } : {}) }).sort();
    const ids = [...matched].filter((id) => part.has(id));
    expect(ids).toEqual(expected.get(home.id)!.toSorted((a, b) => a - b));
    pairs += ids.length;
  }
  return pairs;
};

describe('the watch', { timeout: 60_000 }, () => {
  it('returns exactly the searches that find each home: 1.2 million pairs, with and without payments', () => {
    const watch = createWatch(index);
    const kept = new Map(queries.map((query, i) => [i + 1, query]));
    for (const [id, query] of kept) watch.put(id, query);
    expect(watch.size).toBe(kept.size);
    expect(expectSame(watch, kept, true) + expectSame(watch, kept, false)).toBeGreaterThan(5_000);
  });

  it('returns the same after searches are put, replaced and deleted in any order', () => {
    const watch = createWatch(index);
    const kept = new Map<number, Query>();
    const change = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -2000, max: queries.length - 1 }));
    for (const [id, at] of fc.sample(change, { seed: 23, numRuns: 12_000 })) {
      if (at < 0) {
        watch.delete(id);
        kept.delete(id);
      } else {
        watch.put(id, queries[at]!);
        kept.set(id, queries[at]!);
      }
    }
    expect(watch.size).toBe(kept.size);
    expectSame(watch, kept, true);
    expectSame(watch, kept, false);
  });

  it('matches a home that is not indexed yet as if it were', () => {
    const [home, ...rest] = homes.filter(({ status }) => status === 'active');
    const fresh = { ...home!, city: 'Georgetown', neighbourhood: 'Old Town', postalCode: '78626' };
    const question = {
      facts: [
        { kind: 'place' as const, name: 'georgetown', not: false },
        { kind: 'place' as const, name: 'old town', not: false },
      ],
    };
    const without = createWatch(createIndex(rest));
    without.put(7, question);
    expect([...without.match(fresh, { today: 20_000 })]).toEqual([7]);
    expect([...createIndex([...rest, fresh]).ids({ ...question, today: 20_000 })]).toEqual([fresh.id]);
  });
});
