import { eq, sql } from 'drizzle-orm';
import { policy } from '../../foundation/access.ts';
import { agents } from '../network/index.ts';
import { messageThreads } from './tables.ts';

/**
 * A conversation is seen by its buyer and its professional, and by nobody else, whatever becomes of their work; whether
 * one may still write stands in `standing.ts`. Who is not an active professional any more has no clients' messages.
 */
export const threadAccess = policy(messageThreads, {
  relations: {
    buyer: (me) => eq(messageThreads.buyerId, me.id),
    professional: (me) => sql`exists (select from ${agents} as mine where mine.id = ${messageThreads.agentId}
      and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['buyer', 'professional'], write: ['buyer', 'professional'] },
});
