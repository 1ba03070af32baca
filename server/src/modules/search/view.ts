import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { clustersOf } from './clusters.ts';
import { searchContract } from './contract.ts';
import { facetsOf, filterCounts } from './facets.ts';
import { homesPage } from './pages/page.ts';

/** The homes, filter counts and map cells of a page of results, from one pass over the index. */
export const view = serve(searchContract.view, {
  access: anyone('homes for sale are public'),
  async run({ input, ...context }) {
    const { zoom, ...page } = input;
    const { headers, body, found } = await homesPage(context, page, '/api/hypersearch/properties', {
      filterCounts,
      ...(zoom === undefined ? {} : { cells: { zoom } }),
    });
    return {
      headers,
      body: {
        homes: body,
        facets: facetsOf(found),
        clusters: zoom === undefined ? null : clustersOf(found, zoom),
      },
    };
  },
});
