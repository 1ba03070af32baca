import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { homesPage } from './pages/page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  run: ({ input, ...context }) => homesPage(context, input, '/api/properties'),
});
