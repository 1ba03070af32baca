import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { askAll } from './asked.ts';
import { searchContract } from './contract.ts';
import { encodedCardsToken } from './encoded-cards.ts';
import { finderToken } from './finder.ts';
import { pageOf } from './page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  encoded: ({ input, resolve }) => {
    const finder = resolve(finderToken);
    return pageOf(resolve(encodedCardsToken), finder, askAll(finder, input), input, '/api/properties');
  },
});
