import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { withBuyer } from '../buyer.ts';
import { searchContract } from '../contract.ts';
import { finderToken } from '../index/finder.ts';
import { searchQueryOf } from '../search-query.ts';
import { readMarket } from './read-market.ts';

export const market = serve(searchContract.market, {
  access: anyone('market figures are public'),
  async run({ input, me, db, resolve }) {
    const finder = resolve(finderToken);
    return readMarket(db, finder, searchQueryOf(finder, await withBuyer(input, { me, db })));
  },
});
