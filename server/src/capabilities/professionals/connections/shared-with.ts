import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import { part } from '../../../foundation/part.ts';
import { agentCodes, agents, buyers } from '../../network/index.ts';
import type { PreApproval, SharedFact } from '../contract.ts';
import { connections } from '../tables.ts';

/** The facts that a buyer shows the agent whose code they sign up with. The sign-up page and the privacy policy name them. */
export const sharedByCode: readonly SharedFact[] = ['name', 'email', 'phone', 'budget', 'preferences'];

/**
 * The facts that a buyer shows their agent without a consent receipt. Only the agent whose code the buyer used gets more
 * than the name: a buyer whom a company reassigns has not agreed to show the new agent anything.
 */
export const sharedWithout = (ownCode: boolean): readonly SharedFact[] => (ownCode ? sharedByCode : ['name']);

/** Whether the code that the buyer of this row signed up with belongs to the agent whom they have now. */
export const cameByOwnCode = sql<boolean>`coalesce((select code.agent_id = ${buyers.agentId} from ${agentCodes} as code
  where code.id = ${buyers.agentCodeId}), false)`;

/**
 * The condition that a person is an active agent with whom the buyer in this column (ids of people) shares a fact now.
 * For facts that no code shares: they need a consent of their own.
 */
export const sharesWith = (
  me: { id: number | SQLWrapper },
  buyer: SQLWrapper,
  fact: Exclude<SharedFact, 'name' | 'email' | 'phone' | 'budget' | 'preferences'>,
): SQL<boolean> => sql<boolean>`exists (select from ${connections} as consented
  join ${agents} as mine on mine.id = consented.agent_id
  where mine.person_id = ${me.id} and mine.status = 'active' and consented.buyer_id = ${buyer}
    and consented.state = 'connected' and ${fact} = any(consented.shared))`;

/** Returns the pre-approval state of a buyer. Provided by the capability that keeps the purchase. */
export const preApprovalPart = part<(db: Db, buyerId: number) => Promise<PreApproval>>('pre-approval of buyers');
