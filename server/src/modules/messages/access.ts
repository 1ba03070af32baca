import { eq, sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import { agentProfiles, companyProfiles } from '../companies/index.ts';
import { isConcealed } from '../professionals/index.ts';
import { messageThreads } from './tables.ts';

/**
 * A conversation is visible only to its two sides, whatever becomes of their working relationship; `write-permission.ts`
 * decides who may write. An inactive professional loses access to clients' conversations but keeps those with the
 * company. A professional whose buyer agreed to the consent text of 2026-11 loses access when their work ends.
 */
export const threadAccess = policy(messageThreads, {
  relations: {
    buyer: (me) => eq(messageThreads.buyerId, me.id),
    company: (me) => sql`exists (select from ${companyProfiles} as own where own.id = ${messageThreads.resellerId}
      and own.owner_id = ${me.id})`,
    professional: (me) => sql`(exists (select from ${agentProfiles} as mine where mine.id = ${messageThreads.agentId}
      and mine.person_id = ${me.id} and (mine.status = 'active' or ${messageThreads.resellerId} is not null))
      and not ${isConcealed(messageThreads.agentId, messageThreads.buyerId)})`,
  },
  may: { see: ['buyer', 'company', 'professional'], write: ['buyer', 'company', 'professional'] },
});
