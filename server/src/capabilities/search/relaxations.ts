import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask, askFilters } from './asked.ts';
import { searchContract } from './contract.ts';
import { finderPart, wholeQuery } from './finder.ts';
import { searchThreadsPart } from './search-threads.ts';
import { waysToWiden } from './widen.ts';

export const relaxations = serve(searchContract.relaxations, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, use }) {
    const finder = use(finderPart);
    const asked = ask(finder, input);
    const { typed } = askFilters(finder, input);
    const whole = wholeQuery(finder, asked);
    const found = await use(searchThreadsPart).find(whole, { limit: 0, relaxations: true });
    return { total: found.total, ways: waysToWiden(finder, asked, found, typed) };
  },
});
