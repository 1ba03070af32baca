import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';
import { completeQuery, finderToken } from './finder.ts';
import { filterQueryOf, searchQueryOf } from './search-query.ts';
import { searchThreadsToken } from './search-threads.ts';
import { waysToWiden } from './widen.ts';

export const relaxations = serve(searchContract.relaxations, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, resolve }) {
    const finder = resolve(finderToken);
    const search = searchQueryOf(finder, input);
    const { typed } = filterQueryOf(finder, input);
    const complete = completeQuery(finder, search);
    const found = await resolve(searchThreadsToken).find(complete, { limit: 0, relaxations: true });
    return { total: found.total, ways: waysToWiden(finder, search, found, typed) };
  },
});
