import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Between } from '../professionals/index.ts';
import type { ThreadState } from './contract.ts';
import { messages, type messageThreads } from './tables.ts';

type Row = typeof messageThreads.$inferSelect;

export type Side = 'buyer' | 'company' | 'professional';

export interface WritePermission {
  state: ThreadState;
  mayWrite: boolean;
  blockedByMe: boolean;
  /** Why the person may not write, in a sentence. */
  because: string;
}

/** Returns a side's permission to write, from the current relationship of the two; nothing is stored. */
export function writePermissionOf(
  thread: Row,
  side: Side,
  between: Between['state'],
  hasAnswered: boolean,
): WritePermission {
  const { buyerBlockedAt, agentBlockedAt } = thread;
  const blockedByMe = (side === 'professional' ? agentBlockedAt : buyerBlockedAt) !== null;
  const closed = (state: ThreadState, because: string) => ({ state, mayWrite: false, blockedByMe, because });
  if (blockedByMe) return closed('blocked', m.messages__you_blocked_this_conversation_unblock());
  if (buyerBlockedAt || agentBlockedAt) return closed('blocked', m.messages__the_other_person_isnt_accepting());
  if (between === 'connected') return { state: 'open', mayWrite: true, blockedByMe, because: '' };
  if (between !== 'pending') return closed('ended', m.messages__you_no_longer_work_together());
  if (side === 'buyer') return closed('asked', m.messages__you_can_send_messages_once());
  if (hasAnswered) return closed('asked', m.messages__youve_replied_once_accept_the());
  return { state: 'asked', mayWrite: true, blockedByMe, because: '' };
}

/** Returns whether the professional wrote since the request. */
export async function hasAnswered(db: Db, threadId: number, agentPersonId: number, askedAt: Date | null) {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        eq(messages.authorId, agentPersonId),
        askedAt ? sql`${messages.createdAt} >= ${askedAt}` : undefined,
      ),
    )
    .limit(1);
  return found !== undefined;
}
