import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { finderToken } from './index/finder.ts';
import { encodedCardsToken } from './pages/encoded-cards.ts';
import { pageOf } from './pages/page.ts';
import { correctedQueryOf } from './search-query.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  encoded: ({ input, resolve }) => {
    const finder = resolve(finderToken);
    return pageOf(resolve(encodedCardsToken), finder, correctedQueryOf(finder, input), input, '/api/properties');
  },
});
