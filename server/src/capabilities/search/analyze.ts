import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask } from './asked.ts';
import { searchContract } from './contract.ts';
import { find, finderToken, matchesOf } from './finder.ts';
import { readMarket } from './market/read-market.ts';

export const analyze = serve(searchContract.hypersearch.analyze, {
  access: anyone('market figures are public'),
  readOnly: true,
  async run({ input, db, resolve }) {
    const finder = resolve(finderToken);
    const asked = ask(finder, input);
    const best = find(finder, asked, { limit: 1 });
    return {
      ...(await readMarket(db, finder, asked)),
      topMatch: (await matchesOf(db, finder, best.hits, asked.terms))[0] ?? null,
    };
  },
});
