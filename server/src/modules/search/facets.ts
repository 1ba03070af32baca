import { boundFilters, type Field, type FindOptions, type Found, fields } from '@lintel/hypersearch';
import type { z } from 'zod';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { withBuyer } from './buyer.ts';
import { searchContract } from './contract.ts';
import type { Facets } from './filters/contract.ts';
import { completeQuery, finderToken } from './index/finder.ts';
import { searchThreadsToken } from './index/search-threads.ts';
import { searchQueryOf } from './search-query.ts';

/** Every range that forms offer. The index caches what it derives from the same object. */
export const filterCounts = {
  steps: Object.fromEntries(fields.map((field) => [field, boundFilters[field].steps])) as Record<
    Field,
    (typeof boundFilters)[Field]['steps']
  >,
} satisfies FindOptions['filterCounts'];

export const facets = serve(searchContract.facets, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, me, db, resolve }) {
    const finder = resolve(finderToken);
    const search = completeQuery(finder, searchQueryOf(finder, await withBuyer(input, { me, db })));
    return facetsOf(await resolve(searchThreadsToken).find(search, { limit: 0, filterCounts }));
  },
});

const statuses = ['active', 'pending', 'sold'] as const;

/** Presents the counts of a result that was searched with `filterCounts`. */
export function facetsOf({ total, filterCounts: counts }: Found): z.input<typeof Facets> {
  const { types, features, price, steps, statuses: byStatus } = counts!;
  return {
    total,
    types: Object.fromEntries(types),
    features: Object.fromEntries(features),
    statuses: Object.fromEntries(statuses.map((status) => [status, byStatus.get(status) ?? 0])),
    steps: steps as Record<string, number[]>,
    price: { edges: price.edges.map((cents) => cents / 100), counts: [...price.counts] },
  };
}
