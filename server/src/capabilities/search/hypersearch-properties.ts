import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { askAll } from './asked.ts';
import { searchContract } from './contract.ts';
import { encodedCardsPart } from './encoded-cards.ts';
import { finderPart } from './finder.ts';
import { pageOf } from './page.ts';

export const hypersearchProperties = serve(searchContract.hypersearch.properties, {
  access: anyone('visitors may search'),
  encoded: ({ input, use }) => {
    const finder = use(finderPart);
    return pageOf(use(encodedCardsPart), finder, askAll(finder, input), input, '/api/hypersearch/properties');
  },
});
