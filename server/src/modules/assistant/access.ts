import { eq } from 'drizzle-orm';
import { type Access, only } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { personProfiles } from '../accounts/index.ts';
import { buyerProfiles } from '../companies/index.ts';
import type { Country } from './reading/talk.ts';

interface Asker extends Person {
  country: Country;
}

const buyer = only('a buyer', async (me, db): Promise<Asker | undefined> => {
  const [found] = await db
    .select({ country: buyerProfiles.country })
    .from(buyerProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, buyerProfiles.personId))
    .where(eq(buyerProfiles.personId, me.id));
  return found && { ...me, country: found.country === 'CA' ? 'CA' : 'US' };
});

/** Allows buyers to access their own conversation. Another person's id gets 404. */
export const ownTalk: Access<{ userId?: number | undefined }, Asker> = {
  label: `${buyer.label}, about their own conversation`,
  async check(call) {
    const me = await buyer.check(call);
    if (call.input.userId !== undefined && call.input.userId !== me.id) throw notFound();
    return me;
  },
};
