import { m } from '@lintel/messages';
import { and, count, eq } from 'drizzle-orm';
import { type Access, only } from '../../platform/serve/access.ts';
import { conflict, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Person } from '../../platform/serve/session.ts';
import { buyerProfiles } from '../companies/index.ts';
import { publicListing } from '../listings/index.ts';
import { finderToken } from '../search/index.ts';
import { recommendationsContract as contract } from './contract.ts';
import { recommendationsFor } from './recommend.ts';
import { recommendationFeedback as feedbackTable } from './tables.ts';

const aBuyer = only('a home buyer', async (me, db) => {
  const [buyer] = await db
    .select({ id: buyerProfiles.id })
    .from(buyerProfiles)
    .where(eq(buyerProfiles.personId, me.id));
  return buyer && me;
});

/** Restricts a buyer to their own id; any other id is not found. */
const myself: Access<{ id: number }, Person> = {
  label: `${aBuyer.label}, about themselves`,
  async check(call) {
    if (call.input.id !== call.me.id) throw notFound();
    return aBuyer.check(call);
  },
};

export const list = serve(contract.list, {
  access: myself,
  async run({ input: { limit }, subject: me, db, resolve }) {
    const { liked, homes } = await recommendationsFor({ db, finder: resolve(finderToken) }, me.id, limit);
    return { headers: { 'x-liked-homes': String(liked), 'x-total-count': String(homes.length) }, body: homes };
  },
});

/** Maximum number of feedback rows per person. */
const saidMax = 2_000;

export const feedback = serve(contract.feedback, {
  access: myself,
  writes: true,
  async run({ input: { feedback: said }, subject: me, tx }) {
    const { propertyId: listingId, verdict, why = null } = said;
    if (!(await publicListing(tx, listingId))) throw notFound(m.recommendations__there_is_no_such_home());
    const [held] = await tx.select({ n: count() }).from(feedbackTable).where(eq(feedbackTable.personId, me.id));
    if (held!.n >= saidMax) throw conflict(m.recommendations__you_have_said_something_of({ saidMax }));
    const word = { verdict, why, saidAt: new Date() };
    await tx
      .insert(feedbackTable)
      .values({ personId: me.id, listingId, ...word })
      .onConflictDoUpdate({ target: [feedbackTable.personId, feedbackTable.listingId], set: word });
    return { propertyId: listingId, verdict };
  },
});

export const forget = serve(contract.forget, {
  access: myself,
  writes: true,
  async run({ input: { propertyId }, subject: me, tx }) {
    await tx
      .delete(feedbackTable)
      .where(and(eq(feedbackTable.personId, me.id), eq(feedbackTable.listingId, propertyId)));
    return { propertyId, verdict: null };
  },
});
