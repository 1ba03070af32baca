import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listingsContract } from './contract.ts';
import { publicDetailsByIds } from './public-details.ts';
import { ratesToken } from './rates.ts';

export const compare = serve(listingsContract.compare, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const homes = await publicDetailsByIds(db, input.id, { rates: resolve(ratesToken)(), now: new Date() });
    const shown = new Set(homes.map((home) => home.id));
    return { homes, gone: input.id.filter((id) => !shown.has(id)) };
  },
});
