import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { homesPage } from './pages/page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  run: async ({ input, ...context }) => {
    const { headers, body } = await homesPage(context, input, '/api/properties');
    return { headers, body };
  },
});
