import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { propertiesByIds } from '../listings/index.ts';
import { cellLimit, coarserCells } from './coarser-cells.ts';
import { searchContract } from './contract.ts';
import { completeQuery, finderToken } from './index/finder.ts';
import { searchThreadsToken } from './index/search-threads.ts';
import { searchQueryOf } from './search-query.ts';

export const clusters = serve(searchContract.clusters, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const finder = resolve(finderToken);
    const search = completeQuery(finder, searchQueryOf(finder, input));
    const options = { limit: 0, cells: { zoom: input.zoom } };
    const { total, cells: found = [] } = await resolve(searchThreadsToken).find(search, options);
    const { cells, zoom } = coarserCells(found, input.zoom, cellLimit);
    const single = cells.flatMap((cell) => cell.id ?? []);
    const homes = await propertiesByIds(db, single, { rates: finder.rates(), now: finder.clock() });
    const byId = new Map(homes.map((home) => [home.id, home]));
    return {
      total,
      withoutPosition: total - cells.reduce((sum, cell) => sum + cell.count, 0),
      zoom,
      clusters: cells.map(({ centre, count, id = null }) => ({
        latitude: Math.round(centre.latE6) / 1e6,
        longitude: Math.round(centre.lonE6) / 1e6,
        count,
        id,
        price: (id !== null && byId.get(id)?.price) || null,
        currency: (id !== null && byId.get(id)?.currency) || null,
      })),
    };
  },
});
