import { asc, isNotNull } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type MarketAccuracy, marketsContract } from '../contract.ts';
import { marketModels } from '../tables.ts';

export const accuracy = serve(marketsContract.accuracy, {
  access: anyone('measured errors are public'),
  async run({ db }) {
    const { market, asOf, sales, score, model } = marketModels;
    const rows = await db
      .select({ market, asOf, sales, score })
      .from(marketModels)
      .where(isNotNull(model))
      .orderBy(asc(market));
    return {
      markets: rows.map(({ market: name, ...row }) => {
        const [country, state] = name.split('-') as [MarketAccuracy['country'], string];
        return { country, state, ...row };
      }),
    };
  },
});
