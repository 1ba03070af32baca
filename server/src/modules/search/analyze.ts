import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { withBuyer } from './buyer.ts';
import { searchContract } from './contract.ts';
import { find, finderToken, matchesOf } from './index/finder.ts';
import { readMarket } from './market/read-market.ts';
import { searchQueryOf } from './search-query.ts';

export const analyze = serve(searchContract.hypersearch.analyze, {
  access: anyone('market figures are public'),
  readOnly: true,
  async run({ input, me, db, resolve }) {
    const finder = resolve(finderToken);
    const search = searchQueryOf(finder, await withBuyer(input, { me, db }));
    const best = find(finder, search, { limit: 1 });
    return {
      ...(await readMarket(db, finder, search)),
      topMatch: (await matchesOf(db, finder, best.hits, search.terms))[0] ?? null,
    };
  },
});
