import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOptions, anyQuery, listingOf } from '../../test/arbitraries.ts';
import { referenceIndex } from '../../test/reference/reference-index.ts';
import type { Change, Columns, FindOptions, Query, Searches } from '../query.ts';
import { createIndex, openIndex, openSearcher } from './create-index.ts';
import { snapshotBytes, snapshotOf } from './store/snapshot-file.ts';

const listings = fc.sample(listingOf(fc.integer({ min: 1, max: 1000 })), { seed: 7, numRuns: 4000 });
const listingsOfTowns = fc.sample(listingOf(fc.integer({ min: 1, max: 40_000 })), { seed: 8, numRuns: 8_000 });

function expectSame(index: Searches, reference: Searches, query: Query, options: FindOptions) {
  expect(index.find(query, options)).toEqual(reference.find(query, options));
  expect(index.ids(query)).toEqual(reference.ids(query));
  expect(sorted(index.columns(query, ['price', 'sqft', 'offMarketDay']))).toEqual(
    sorted(reference.columns(query, ['price', 'sqft', 'offMarketDay'])),
  );
}

/** Sorts the rows of columns for comparison, because columns have no guaranteed row order. */
function sorted({
  total,
  inCanada,
  figures: { price, sqft, offMarketDay },
}: Columns<'price' | 'sqft' | 'offMarketDay'>) {
  const homes = Array.from(price, (value, i) => `${value} ${sqft[i]} ${offMarketDay[i]}`);
  return { total, inCanada, homes: homes.sort() };
}

describe('the index', { timeout: 60_000 }, () => {
  it('matches the reference implementation in totals, order, reasons, facets, cells and relaxations', () => {
    const [index, reference] = [createIndex(listings), referenceIndex(listings)];
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => expectSame(index, reference, query, options)),
      { seed: 11, numRuns: 700 },
    );
  });

  it('returns columns for more homes than any earlier query found', () => {
    const everything = { facts: [], today: 20_000, statuses: ['active', 'pending', 'sold'] as const };
    const columns = createIndex(listings).columns(everything, ['price']);
    expect(columns.total).toBe(referenceIndex(listings).ids(everything).length);
    expect(columns.figures.price.some(Number.isNaN)).toBe(false);
  });

  it('matches the reference in large cities with price bands and many blocks', () => {
    const [index, reference] = [createIndex(listingsOfTowns), referenceIndex(listingsOfTowns)];
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) =>
        expectSame(index, reference, query, { ...options, relaxations: false }),
      ),
      { seed: 12, numRuns: 60 },
    );
  });

  it('matches the reference after any sequence of puts and deletes', () => {
    const id = fc.integer({ min: 1, max: 1500 });
    const change: fc.Arbitrary<Change> = fc.oneof(
      { weight: 2, arbitrary: listingOf(id).map((listing) => ({ op: 'put' as const, listing })) },
      { weight: 1, arbitrary: id.map((id) => ({ op: 'delete' as const, id })) },
    );
    const [index, reference] = [createIndex(listings), referenceIndex(listings)];
    const follower = openSearcher(structuredClone(index.snapshot()));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), anyQuery, anyOptions, (changes, query, options) => {
        follower.take(structuredClone(index.apply(changes)));
        reference.apply(changes);
        expect(index.size).toBe(reference.size);
        expectSame(index, reference, query, options);
        expect(follower.find(query, options)).toEqual(index.find(query, options));
      }),
      { seed: 13, numRuns: 400, endOnFailure: true },
    );
  });

  it('matches the reference after it is opened from snapshot bytes, and then accepts changes', () => {
    const [writer, reference] = [createIndex(listings), referenceIndex(listings)];
    const changes = listings.slice(0, 50).map((listing, i): Change => {
      return i % 3 === 0 ? { op: 'delete', id: listing.id } : { op: 'put', listing: { ...listing, priceCents: i } };
    });
    for (const index of [writer, reference]) index.apply(changes);
    const index = openIndex(snapshotOf(Buffer.concat(snapshotBytes(writer.snapshot()))));
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => expectSame(index, reference, query, options)),
      { seed: 17, numRuns: 100 },
    );
    const follower = openSearcher(index.snapshot());
    const more = listings.slice(40, 90).map((listing): Change => ({ op: 'put', listing: { ...listing, beds: 7 } }));
    follower.take(index.apply(more));
    reference.apply(more);
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => expectSame(follower, reference, query, options)),
      { seed: 18, numRuns: 100 },
    );
  });

  it('matches the reference after enough changes to move arrivals to their markets and merge segments', () => {
    const [index, reference] = [createIndex(listingsOfTowns), referenceIndex(listingsOfTowns)];
    const follower = openSearcher(index.snapshot());
    const arriving = fc.sample(listingOf(fc.integer({ min: 1, max: 12_000 })), { seed: 19, numRuns: 17_000 });
    for (let from = 0; from < arriving.length; from += 400) {
      const changes = arriving.slice(from, from + 400).map((listing): Change => {
        return listing.id % 7 === 0 ? { op: 'delete', id: listing.id } : { op: 'put', listing };
      });
      follower.take(index.apply(changes));
      reference.apply(changes);
    }
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => {
        expectSame(index, reference, query, { ...options, relaxations: false });
        expect(follower.find(query, options)).toEqual(index.find(query, options));
      }),
      { seed: 20, numRuns: 10 },
    );
  });

  it('answers queries without words before it reads texts, reports unread texts, and answers word queries afterwards', () => {
    const [index, reference] = [createIndex(listings, { textsLater: true }), referenceIndex(listings)];
    const follower = openSearcher(index.snapshot());
    expect(index.unreadTexts).toBe(index.size);
    const wordless = (query: Query): Query => ({ ...query, words: [] });
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => expectSame(index, reference, wordless(query), options)),
      { seed: 24, numRuns: 50 },
    );
    const changes = listings.slice(0, 90).map((listing, i): Change => {
      return i % 3 === 0 ? { op: 'delete', id: listing.id } : { op: 'put', listing: { ...listing, text: 'lake view' } };
    });
    for (let epoch = index.readTexts(70), turn = 0; epoch; epoch = index.readTexts(70), turn++) {
      follower.take(epoch);
      const part = changes.slice(turn * 10, turn * 10 + 10);
      follower.take(index.apply(part));
      reference.apply(part);
    }
    expect([index.unreadTexts, follower.unreadTexts]).toEqual([0, 0]);
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => {
        expectSame(index, reference, query, options);
        expect(follower.find(query, options)).toEqual(index.find(query, options));
      }),
      { seed: 25, numRuns: 100 },
    );
  });

  it('rejects invalid or truncated snapshot bytes, and an epoch that arrives out of order', () => {
    const bytes = Buffer.concat(snapshotBytes(createIndex(listings).snapshot()));
    expect(() => snapshotOf(bytes.subarray(0, bytes.length - 100))).toThrow('cut short');
    expect(() => snapshotOf(Buffer.alloc(64))).toThrow('no snapshot');
    const index = createIndex(listings);
    const follower = openSearcher(index.snapshot());
    index.apply([]);
    expect(() => follower.take(index.apply([]))).toThrow('missing');
  });

  it('grows from empty, one home at a time', () => {
    const [index, reference] = [createIndex([]), referenceIndex([])];
    const arriving = fc.sample(listingOf(fc.integer({ min: 1, max: 300 })), { seed: 14, numRuns: 500 });
    for (const listing of arriving) {
      index.apply([{ op: 'put', listing }]);
      reference.apply([{ op: 'put', listing }]);
    }
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, options) => expectSame(index, reference, query, options)),
      { seed: 15, numRuns: 200 },
    );
  });

  it('returns every home once across pages, in the order of one long page', () => {
    const index = createIndex(listings);
    fc.assert(
      fc.property(anyQuery, anyOptions, (query, { sort }) => {
        const options = { ...(sort ? { sort } : {}), limit: 500 };
        const whole = index.find(query, options).hits;
        const paged: number[] = [];
        for (let after: FindOptions['after']; ; ) {
          const { hits } = index.find(query, { ...options, limit: 7, ...(after ? { after } : {}) });
          paged.push(...hits.map(({ id }) => id));
          after = hits.at(-1);
          if (after === undefined || paged.length >= 500) break;
        }
        expect(paged.slice(0, 500)).toEqual(whole.map(({ id }) => id));
      }),
      { seed: 16, numRuns: 60 },
    );
  });
});
