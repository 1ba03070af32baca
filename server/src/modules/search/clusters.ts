import type { Found } from '@lintel/hypersearch';
import type { z } from 'zod';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { withBuyer } from './buyer.ts';
import { cellLimit, coarserCells } from './coarser-cells.ts';
import { searchContract } from './contract.ts';
import type { Clusters } from './filters/contract.ts';
import { completeQuery, finderToken } from './index/finder.ts';
import { searchThreadsToken } from './index/search-threads.ts';
import { searchQueryOf } from './search-query.ts';

export const clusters = serve(searchContract.clusters, {
  access: anyone('homes for sale are public'),
  async run({ input, me, db, resolve }) {
    const finder = resolve(finderToken);
    const search = completeQuery(finder, searchQueryOf(finder, await withBuyer(input, { me, db })));
    const options = { limit: 0, cells: { zoom: input.zoom } };
    return clustersOf(await resolve(searchThreadsToken).find(search, options), input.zoom);
  },
});

/** Presents the map cells of a result. A cell with a single home carries its price. */
export function clustersOf({ total, cells: found = [] }: Found, requestedZoom: number): z.input<typeof Clusters> {
  const { cells, zoom } = coarserCells(found, requestedZoom, cellLimit);
  return {
    total,
    withoutPosition: total - cells.reduce((sum, cell) => sum + cell.count, 0),
    zoom,
    clusters: cells.map(({ centre, count, id = null, priceCents, country }) => ({
      latitude: Math.round(centre.latE6) / 1e6,
      longitude: Math.round(centre.lonE6) / 1e6,
      count,
      id,
      price: priceCents === undefined ? null : priceCents / 100,
      currency: country === undefined ? null : country === 'CA' ? 'CAD' : 'USD',
    })),
  };
}
