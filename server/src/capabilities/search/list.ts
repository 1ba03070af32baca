import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask } from './asked.ts';
import { searchContract } from './contract.ts';
import { finderPart } from './finder.ts';
import { pageOf } from './page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  run: ({ input, db, use }) => {
    const finder = use(finderPart);
    return pageOf(db, finder, ask(finder, input), input, '/api/properties');
  },
});
