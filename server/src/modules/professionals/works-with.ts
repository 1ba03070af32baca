import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { agentProfiles, buyerProfiles } from '../companies/index.ts';
import { connections } from './tables.ts';

/**
 * Condition that a person (an id, or a column of ids) is an active agent connected with the buyer in this column
 * (ids of people).
 */
export const worksWith = (me: { id: number | SQLWrapper }, buyer: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${agentProfiles} as mine where mine.person_id = ${me.id} and mine.status = 'active' and (
    exists (select from ${connections} as open where open.agent_id = mine.id and open.buyer_id = ${buyer}
      and open.state = 'connected')
    or exists (select from ${buyerProfiles} as client where client.agent_id = mine.id and client.person_id = ${buyer})))`;
