import { eq } from 'drizzle-orm';
import { type Access, only } from '../../foundation/access.ts';
import { notFound, unauthenticated } from '../../foundation/errors.ts';
import type { Person } from '../../foundation/session.ts';
import { agents, buyers } from '../network/index.ts';

export type Agent = typeof agents.$inferSelect;

/** The caller as a buyer. */
export const meAsBuyer = only('a home buyer', async (me, db) => {
  const [buyer] = await db.select().from(buyers).where(eq(buyers.personId, me.id));
  return buyer;
});

/** The caller as an agent of a company. Who was let go, or waits to be accepted, has no clients. */
export const meAsAgent: Access<unknown, Agent> = only('an active agent', async (me, db) => {
  const [agent] = await db.select().from(agents).where(eq(agents.personId, me.id));
  return agent?.status === 'active' ? agent : undefined;
});

/** A path that names a person, always oneself: the id of anybody else is of nothing. */
export const oneself: Access<{ id: number }, Person> = {
  label: 'oneself',
  async check({ me, input }) {
    if (!me) throw unauthenticated();
    if (input.id !== me.id) throw notFound();
    return me;
  },
};
