import { sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import { agentProfiles } from '../companies/index.ts';
import { homeSends } from './tables.ts';

/** A sending belongs to the active agent who sent it. */
export const homeSendAccess = policy(homeSends, {
  relations: {
    agent: (me) => sql`exists (select from ${agentProfiles} as mine
      where mine.id = ${homeSends.agentId} and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['agent'], revoke: ['agent'] },
});
