import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { askAll } from './asked.ts';
import { searchContract } from './contract.ts';
import { encodedCardsPart } from './encoded-cards.ts';
import { finderPart } from './finder.ts';
import { pageOf } from './page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  encoded: ({ input, use }) => {
    const finder = use(finderPart);
    return pageOf(use(encodedCardsPart), finder, askAll(finder, input), input, '/api/properties');
  },
});
