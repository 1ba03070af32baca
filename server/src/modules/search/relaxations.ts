import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { withBuyer } from './buyer.ts';
import { searchContract } from './contract.ts';
import { completeQuery, finderToken } from './index/finder.ts';
import { searchThreadsToken } from './index/search-threads.ts';
import { filterQueryOf, searchQueryOf } from './search-query.ts';
import { waysToWiden } from './widen.ts';

export const relaxations = serve(searchContract.relaxations, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, me, db, resolve }) {
    const finder = resolve(finderToken);
    const search = searchQueryOf(finder, await withBuyer(input, { me, db }));
    const { typed } = filterQueryOf(finder, input);
    const complete = completeQuery(finder, search);
    const found = await resolve(searchThreadsToken).find(complete, { limit: 0, relaxations: true });
    return { total: found.total, ways: waysToWiden(finder, search, found, typed) };
  },
});
