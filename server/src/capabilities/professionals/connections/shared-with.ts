import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import { part } from '../../../foundation/part.ts';
import { agentCodes, agents, buyers } from '../../network/index.ts';
import type { PreApproval, SharedFact } from '../contract.ts';
import { consentReceipts } from '../receipts/receipts.tables.ts';
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

/** The version of the consent text that promised: once it is over, the professional sees none of what was shown. */
const versionWithoutRest = '2026-11';

/**
 * The condition that a professional (a column of ids of agents) sees nothing of a buyer (ids of people) any more, not even
 * name, messages and past appointments: their request or work is over, and the buyer's last consent promised that.
 */
export const isConcealed = (agentId: SQLWrapper, buyerId: SQLWrapper): SQL<boolean> => sql<boolean>`(
  coalesce((select receipt.version from ${consentReceipts} as receipt
    where receipt.agent_id = ${agentId} and receipt.buyer_id = ${buyerId}
    order by receipt.id desc limit 1), '') = ${versionWithoutRest}
  and not exists (select from ${connections} as open where open.agent_id = ${agentId} and open.buyer_id = ${buyerId}
    and open.state in ('pending', 'connected'))
  and not exists (select from ${buyers} as client where client.agent_id = ${agentId} and client.person_id = ${buyerId}))`;

/** Returns the pre-approval state of a buyer. Provided by the capability that keeps the purchase. */
export const preApprovalPart = part<(db: Db, buyerId: number) => Promise<PreApproval>>('pre-approval of buyers');
