import { desc } from 'drizzle-orm';
import { signedIn } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { finderToken } from '../search/index.ts';
import { searchAccess } from './access.ts';
import { alertsContract as contract, savedSearchesMax } from './contract.ts';
import { presentSearch, presentSearches } from './present.ts';
import { savedSearches } from './tables.ts';

export const list = serve(contract.list, {
  access: signedIn,
  async run({ subject: me, db, resolve }) {
    const rows = await db
      .select()
      .from(savedSearches)
      .where(searchAccess.visible(me))
      .orderBy(desc(savedSearches.id))
      .limit(savedSearchesMax);
    return { searches: await presentSearches(db, resolve(finderToken), rows), limit: savedSearchesMax };
  },
});

export const get = serve(contract.get, {
  access: searchAccess.may('see'),
  run: ({ subject, db, resolve }) => presentSearch(db, resolve(finderToken), subject),
});
