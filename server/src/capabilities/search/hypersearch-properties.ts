import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask } from './asked.ts';
import { searchContract } from './contract.ts';
import { finderPart } from './finder.ts';
import { pageOf } from './page.ts';

export const hypersearchProperties = serve(searchContract.hypersearch.properties, {
  access: anyone('visitors may search'),
  run: ({ input, db, use }) => {
    const finder = use(finderPart);
    return pageOf(db, finder, ask(finder, input), input, '/api/hypersearch/properties');
  },
});
