import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { homesPage } from './pages/page.ts';

export const hypersearchProperties = serve(searchContract.hypersearch.properties, {
  access: anyone('visitors may search'),
  run: async ({ input, ...context }) => {
    const { headers, body } = await homesPage(context, input, '/api/hypersearch/properties');
    return { headers, body };
  },
});
