import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';

export const suggest = serve(searchContract.suggest, {
  access: anyone('homes for sale and names of places are public'),
  run: async () => [],
});
