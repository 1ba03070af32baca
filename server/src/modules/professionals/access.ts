import { eq } from 'drizzle-orm';
import { type Access, only } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { type AgentProfile, agentProfiles, buyerProfiles } from '../companies/index.ts';

export const meAsBuyer = only('a home buyer', async (me, db) => {
  const [buyer] = await db.select().from(buyerProfiles).where(eq(buyerProfiles.personId, me.id));
  return buyer;
});

/** The caller as an active agent of a company. Removed and pending agents have no clients. */
export const meAsAgent: Access<unknown, AgentProfile> = only('an active agent', async (me, db) => {
  const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.personId, me.id));
  return agent?.status === 'active' ? agent : undefined;
});

/** A path with a person's id allows only the caller's own; any other id is not found. */
export const ownAccount: Access<{ id: number }, Person> = {
  label: 'caller',
  async check({ me, input }) {
    if (input.id !== me.id) throw notFound();
    return me;
  },
};
