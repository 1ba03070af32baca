import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuery, listingOf } from '../../../test/arbitraries.ts';
import { find, queryOf } from '../../../test/example-homes.ts';
import { type Fact, fields } from '../../facts.ts';
import { boundFilters } from '../../filters.ts';
import type { FilterCounts, ListingIndex, Query } from '../../query.ts';
import { createIndex } from '../create-index.ts';

const steps = Object.fromEntries(fields.map((field) => [field, boundFilters[field].steps]));
const statuses = ['active', 'pending', 'sold'] as const;

/** The same counts by a search for each filter: without its criteria, and with each status. */
function bySearches(index: ListingIndex, query: Query): FilterCounts {
  const facetsWithout = (drop: (fact: Fact) => boolean) => {
    const facts = query.facts.filter((fact) => !drop(fact));
    return index.find({ ...query, facts }, { limit: 0, facets: true, steps });
  };
  const isOf = (name: string) => (fact: Fact) => fact.kind === 'bound' && fact.field === name;
  const features = new Map(facetsWithout(() => false).facets!.features);
  for (const unwanted of query.facts) {
    if (unwanted.kind !== 'feature' || !unwanted.not) continue;
    const { feature } = unwanted;
    const others = facetsWithout((fact) => fact.kind === 'feature' && fact.feature === feature).facets!;
    features.set(feature, others.features.get(feature) ?? 0);
  }
  return {
    types: facetsWithout((fact) => fact.kind === 'type').facets!.types,
    features,
    price: facetsWithout(isOf('price')).facets!.price,
    statuses: new Map(
      statuses.flatMap((status) => {
        const { total } = index.find({ ...query, statuses: [status] }, { limit: 0 });
        return total > 0 ? [[status, total]] : [];
      }),
    ),
    steps: Object.fromEntries(
      fields.flatMap((field) => {
        const counts = facetsWithout(isOf(field)).steps![field];
        return counts ? [[field, counts]] : [];
      }),
    ),
  };
}

it('counts each filter as a search without its criteria does, with the same total, homes and cells', () => {
  const listings = fc.sample(listingOf(fc.integer({ min: 1, max: 5_000 })), { seed: 4, numRuns: 1_500 });
  const index = createIndex(listings);
  fc.assert(
    fc.property(anyQuery, fc.integer({ min: 0, max: 14 }), (query, zoom) => {
      const { filterCounts, ...found } = index.find(query, { limit: 24, cells: { zoom }, filterCounts: { steps } });
      expect(found).toEqual(index.find(query, { limit: 24, cells: { zoom } }));
      expect(filterCounts).toEqual(bySearches(index, query));
    }),
    { seed: 7, numRuns: 80 },
  );
});

it('counts a feature without its exclusion, and a type in place of the chosen one', () => {
  const listings = [
    { type: 'condo' as const, features: ['pool' as const] },
    { type: 'condo' as const },
    { type: 'townhouse' as const },
  ];
  const { total, filterCounts } = find(listings, queryOf(['type:condo', 'no:pool']), { filterCounts: { steps: {} } });
  expect(total).toBe(1);
  expect(filterCounts).toMatchObject({
    types: new Map([
      ['condo', 1],
      ['townhouse', 1],
    ]),
    features: new Map([['pool', 1]]),
  });
});
