import { and, eq, gt, max, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { messages, messageThreads } from './tables.ts';

export interface UnreadThread {
  threadId: number;
  lastMessageId: number;
  /** First name of the author. */
  from: string;
}

/** Returns conversations with unread messages of a professional to the buyer, newest first. For other modules. */
export async function unreadThreadsOf(db: Db, buyerId: number): Promise<UnreadThread[]> {
  const last = max(messages.id);
  const rows = await db
    .select({ threadId: messageThreads.id, from: personProfiles.firstName, lastMessageId: last })
    .from(messageThreads)
    .innerJoin(messages, and(eq(messages.threadId, messageThreads.id), gt(messages.id, messageThreads.buyerReadId)))
    .innerJoin(agentProfiles, eq(agentProfiles.id, messageThreads.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(and(eq(messageThreads.buyerId, buyerId), ne(messages.authorId, buyerId)))
    .groupBy(messageThreads.id, personProfiles.firstName);
  return rows
    .map((row) => ({ ...row, lastMessageId: row.lastMessageId! }))
    .sort((a, b) => b.lastMessageId - a.lastMessageId);
}
