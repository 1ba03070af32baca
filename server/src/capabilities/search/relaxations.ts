import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask, askFilters } from './asked.ts';
import { searchContract } from './contract.ts';
import { finderToken, wholeQuery } from './finder.ts';
import { searchThreadsToken } from './search-threads.ts';
import { waysToWiden } from './widen.ts';

export const relaxations = serve(searchContract.relaxations, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, resolve }) {
    const finder = resolve(finderToken);
    const asked = ask(finder, input);
    const { typed } = askFilters(finder, input);
    const whole = wholeQuery(finder, asked);
    const found = await resolve(searchThreadsToken).find(whole, { limit: 0, relaxations: true });
    return { total: found.total, ways: waysToWiden(finder, asked, found, typed) };
  },
});
