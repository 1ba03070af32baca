import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { agentProfiles, buyerProfiles } from '../../companies/index.ts';
import type { PreApproval, SharedFact } from '../contract.ts';
import { consentReceipts } from '../receipts/receipts.tables.ts';
import { connections } from '../tables.ts';

/**
 * Facts that a buyer shares with the agent of their sign-up code. The sign-up page and the privacy policy list
 * them.
 */
export const sharedByCode: readonly SharedFact[] = ['name', 'email', 'phone', 'budget', 'preferences'];

/**
 * Facts that a buyer shares with their agent without a consent receipt. Only the agent of the buyer's own code
 * gets more than the name: a buyer whom a company reassigned has not agreed to share anything with the new agent.
 */
export const sharedWithout = (ownCode: boolean): readonly SharedFact[] => (ownCode ? sharedByCode : ['name']);

/**
 * Condition that a person is an active agent with whom the buyer in this column (ids of people) shares a fact now.
 * For facts that no code shares, because they need their own consent.
 */
export const sharesWith = (
  me: { id: number | SQLWrapper },
  buyer: SQLWrapper,
  fact: Exclude<SharedFact, 'name' | 'email' | 'phone' | 'budget' | 'preferences'>,
): SQL<boolean> => sql<boolean>`exists (select from ${connections} as consented
  join ${agentProfiles} as mine on mine.id = consented.agent_id
  where mine.person_id = ${me.id} and mine.status = 'active' and consented.buyer_id = ${buyer}
    and consented.state = 'connected' and ${fact} = any(consented.shared))`;

/** First version of the consent text that promises to hide all shared data once the connection is over. */
const versionWithoutRest = '2026-11';

/**
 * Condition that a professional (a column of ids of agents) no longer sees anything of a buyer (ids of
 * people), including name, messages and past appointments: the request or connection is over, and the buyer's
 * last consent promised it.
 */
export const isConcealed = (agentId: SQLWrapper, buyerId: SQLWrapper): SQL<boolean> => sql<boolean>`(
  coalesce((select receipt.version from ${consentReceipts} as receipt
    where receipt.agent_id = ${agentId} and receipt.buyer_id = ${buyerId}
    order by receipt.id desc limit 1), '') = ${versionWithoutRest}
  and not exists (select from ${connections} as open where open.agent_id = ${agentId} and open.buyer_id = ${buyerId}
    and open.state in ('pending', 'connected'))
  and not exists (select from ${buyerProfiles} as client where client.agent_id = ${agentId} and client.person_id = ${buyerId}))`;

/** Returns the pre-approval state of a buyer. Provided by the module that has the purchase. */
export const preApprovalToken = token<(db: Db, buyerId: number) => Promise<PreApproval>>('pre-approval of buyers');
