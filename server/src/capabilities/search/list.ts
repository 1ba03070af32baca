import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';
import { readFilters } from './filters.ts';
import { finderPart } from './finder.ts';
import { pageOf } from './page.ts';

export const list = serve(searchContract.list, {
  access: anyone('homes for sale are public'),
  run: ({ input, db, use }) => pageOf(db, use(finderPart), readFilters(input), input, '/api/properties'),
});
