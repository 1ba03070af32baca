import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Person } from '../../platform/serve/session.ts';
import { threadAccess } from './access.ts';
import { messages, messageThreads } from './tables.ts';

const daysMax = 60;

/** Returns for each UTC day on which a side of a conversation wrote how many messages, and the time of the last. */
export async function messageDaysOf(db: Db, me: Person, { buyerId, agentId }: { buyerId: number; agentId: number }) {
  const isClients = sql<boolean>`(${messages.authorId} = ${messageThreads.buyerId})`;
  const at = sql<Date>`max(${messages.createdAt})`.mapWith(messages.createdAt);
  return db
    .select({
      ...{ threadId: messageThreads.id, isClients, at, count: sql<number>`count(*)::int` },
      lastId: sql<number>`max(${messages.id})::int`,
    })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.threadId, messageThreads.id))
    .where(and(eq(messageThreads.buyerId, buyerId), eq(messageThreads.agentId, agentId), threadAccess.visible(me)))
    .groupBy(messageThreads.id, isClients, sql`date_trunc('day', ${messages.createdAt} at time zone 'UTC')`)
    .orderBy(desc(at))
    .limit(daysMax);
}
