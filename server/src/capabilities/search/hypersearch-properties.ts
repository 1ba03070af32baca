import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';
import { encodedCardsToken } from './encoded-cards.ts';
import { finderToken } from './finder.ts';
import { pageOf } from './page.ts';
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
