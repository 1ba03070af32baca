import { m } from '@lintel/messages';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listingsContract } from './contract.ts';
import { presentDetail } from './present.ts';
import { presentRows } from './properties.ts';
import { ratesToken } from './rates.ts';
import { historyOf, publicListing } from './records.ts';

export const get = serve(listingsContract.get, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const row = await publicListing(db, input.id);
    if (!row) throw notFound(m.listings__we_couldnt_find_this_home());
    const rates = resolve(ratesToken)();
    const [property] = await presentRows(db, [row], { rates, now: new Date() });
    return presentDetail(property!, row, await historyOf(db, row.id), rates);
  },
});
