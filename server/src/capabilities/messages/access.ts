import { eq, sql } from 'drizzle-orm';
import { policy } from '../../foundation/access.ts';
import { agents, resellers } from '../network/index.ts';
import { isConcealed } from '../professionals/index.ts';
import { messageThreads } from './tables.ts';

/**
 * A conversation is seen by its two sides and by nobody else, whatever becomes of their work; whether one may still write is
 * decided in `standing.ts`. A professional who is not active any more has no clients' messages, but keeps those with the
 * company. One whose buyer agreed to the consent text of 2026-11 loses the conversation when the work ends.
 */
export const threadAccess = policy(messageThreads, {
  relations: {
    buyer: (me) => eq(messageThreads.buyerId, me.id),
    company: (me) => sql`exists (select from ${resellers} as own where own.id = ${messageThreads.resellerId}
      and own.owner_id = ${me.id})`,
    professional: (me) => sql`(exists (select from ${agents} as mine where mine.id = ${messageThreads.agentId}
      and mine.person_id = ${me.id} and (mine.status = 'active' or ${messageThreads.resellerId} is not null))
      and not ${isConcealed(messageThreads.agentId, messageThreads.buyerId)})`,
  },
  may: { see: ['buyer', 'company', 'professional'], write: ['buyer', 'company', 'professional'] },
});
