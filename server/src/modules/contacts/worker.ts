import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { only } from '../../platform/serve/access.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { contacts } from './tables.ts';

export interface Worker {
  companyId: number;
  /** Null for the owner of the company. */
  agentId: number | null;
}

/** The caller as an active agent or as the owner of a company; the list's policy limits the rows. */
export const worker = only('an active agent or the owner of a company', async (me, db): Promise<Worker | undefined> => {
  const [agent] = await db
    .select({ companyId: agentProfiles.resellerId, agentId: agentProfiles.id })
    .from(agentProfiles)
    .where(and(eq(agentProfiles.personId, me.id), eq(agentProfiles.status, 'active')));
  if (agent) return agent;
  const [company] = await db
    .select({ companyId: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, me.id));
  return company && { ...company, agentId: null };
});

/** The contacts that `contactAccess` shows to a worker, stated so that an index finds them among those of all companies. */
export const heldBy = ({ companyId, agentId }: Worker): SQL | undefined =>
  and(
    isNull(contacts.deletedAt),
    agentId === null
      ? and(eq(contacts.companyId, companyId), isNull(contacts.buyerId))
      : eq(contacts.ownerAgentId, agentId),
  );
