import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { messages, messageThreads } from './tables.ts';

interface ThreadState {
  threadId: number;
  agentId: number;
  /** The professional. */
  name: string;
  /** Time of the buyer's last message; null without one. */
  askedAt: Date | null;
  /** Time of the professional's last message; null without one. */
  answeredAt: Date | null;
  unread: number;
}

/**
 * Returns the last messages of each side in a buyer's conversations with professionals, newest first. For other
 * modules.
 */
export async function threadStatesOf(db: Db, buyerId: number): Promise<ThreadState[]> {
  const lastBy = (own: boolean) =>
    sql<
      Date | string | null
    >`max(${messages.createdAt}) filter (where ${messages.authorId} ${own ? sql`=` : sql`<>`} ${buyerId})`;
  const rows = await db
    .select({
      threadId: messageThreads.id,
      agentId: messageThreads.agentId,
      name: personProfiles.name,
      askedAt: lastBy(true),
      answeredAt: lastBy(false),
      unread: sql<number>`(count(*) filter (where ${messages.authorId} <> ${buyerId} and ${messages.id} > ${messageThreads.buyerReadId}))::integer`,
    })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.threadId, messageThreads.id))
    .innerJoin(agentProfiles, eq(agentProfiles.id, messageThreads.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(messageThreads.buyerId, buyerId))
    .groupBy(messageThreads.id, personProfiles.name)
    .orderBy(desc(messageThreads.movedAt), desc(messageThreads.id));
  const at = (value: Date | string | null) => (value === null ? null : new Date(value));
  return rows.map((row) => ({
    ...row,
    askedAt: at(row.askedAt),
    answeredAt: at(row.answeredAt),
  }));
}
