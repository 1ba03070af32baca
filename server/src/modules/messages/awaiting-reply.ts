import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { messages, messageThreads } from './tables.ts';

/** Returns an agent's conversations with buyers whose last message is the buyer's, the longest wait first. */
export async function awaitingReplyOf(
  db: Db,
  agentId: number,
): Promise<{ threadId: number; buyerId: number; at: Date }[]> {
  const last = sql`(select written.id from ${messages} as written where written.thread_id = ${messageThreads.id}
    order by written.id desc limit 1)`;
  const rows = await db
    .select({ threadId: messageThreads.id, buyerId: messageThreads.buyerId, at: messages.createdAt })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.id, last))
    .where(
      and(
        eq(messageThreads.agentId, agentId),
        isNotNull(messageThreads.buyerId),
        eq(messages.authorId, messageThreads.buyerId),
        sql`${messageThreads.agentBlockedAt} is null and ${messageThreads.buyerBlockedAt} is null`,
      ),
    )
    .orderBy(messages.createdAt);
  return rows.map((row) => ({ ...row, buyerId: row.buyerId! }));
}
