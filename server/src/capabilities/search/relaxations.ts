import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask, askFilters } from './asked.ts';
import { searchContract } from './contract.ts';
import { find, finderPart } from './finder.ts';
import { waysToWiden } from './widen.ts';

export const relaxations = serve(searchContract.relaxations, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, use }) {
    const finder = use(finderPart);
    const asked = ask(finder, input);
    const { typed } = askFilters(finder, input);
    const found = find(finder, asked, { limit: 0, relaxations: true });
    return { total: found.total, ways: waysToWiden(finder, asked, found, typed) };
  },
});
