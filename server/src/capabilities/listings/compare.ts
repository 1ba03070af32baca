import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { listingsContract } from './contract.ts';
import { presentDetail } from './present.ts';
import { presentRows } from './properties.ts';
import { ratesPart } from './rates.ts';
import { historyOf, publicListingsByIds } from './records.ts';

export const compare = serve(listingsContract.compare, {
  access: anyone('homes for sale are public'),
  async run({ input, db, use }) {
    const rates = use(ratesPart);
    const rows = await publicListingsByIds(db, input.id);
    const properties = await presentRows(db, rows, { rates, now: new Date() });
    const homes = [];
    for (const [at, row] of rows.entries()) {
      homes.push(presentDetail(properties[at]!, row, await historyOf(db, row.id), rates));
    }
    const shown = new Set(rows.map((row) => row.id));
    return { homes, gone: input.id.filter((id) => !shown.has(id)) };
  },
});
