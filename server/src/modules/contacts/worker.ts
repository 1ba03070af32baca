import { and, eq } from 'drizzle-orm';
import { only } from '../../platform/serve/access.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';

/** The caller as an active agent or as the owner of a company; the list's policy limits the rows. */
export const worker = only('an active agent or the owner of a company', async (me, db) => {
  const [agent] = await db
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(and(eq(agentProfiles.personId, me.id), eq(agentProfiles.status, 'active')));
  if (agent) return agent;
  const [company] = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, me.id));
  return company;
});
