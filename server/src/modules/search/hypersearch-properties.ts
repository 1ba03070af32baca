import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { finderToken } from './index/finder.ts';
import { encodedCardsToken } from './pages/encoded-cards.ts';
import { pageOf } from './pages/page.ts';
import { correctedQueryOf } from './search-query.ts';

export const hypersearchProperties = serve(searchContract.hypersearch.properties, {
  access: anyone('visitors may search'),
  encoded: ({ input, resolve }) => {
    const finder = resolve(finderToken);
    return pageOf(
      resolve(encodedCardsToken),
      finder,
      correctedQueryOf(finder, input),
      input,
      '/api/hypersearch/properties',
    );
  },
});
