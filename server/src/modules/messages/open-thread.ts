import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { type Between, connectionBetween } from '../professionals/index.ts';
import { messages, messageThreads } from './tables.ts';

type Row = typeof messageThreads.$inferSelect;

/** Returns the conversation of a company with one of its agents, creating it when needed. */
export async function openCompanyThread(tx: Tx, pair: { resellerId: number; agentId: number }): Promise<Row> {
  await tx.insert(messageThreads).values(pair).onConflictDoNothing();
  const [thread] = await tx
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.resellerId, pair.resellerId), eq(messageThreads.agentId, pair.agentId)));
  return thread!;
}

/**
 * Returns the conversation of a pair, creating it when needed. The words of the buyer's request become its first
 * message, once per request. Does not check whether the two may write.
 */
export async function openThread(tx: Tx, pair: { buyerId: number; agentId: number }, between?: Between): Promise<Row> {
  await tx.insert(messageThreads).values(pair).onConflictDoNothing();
  const [thread] = await tx
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.buyerId, pair.buyerId), eq(messageThreads.agentId, pair.agentId)))
    .for('update');
  const { message, askedAt } = between ?? (await connectionBetween(tx, pair));
  if (!message || !askedAt) return thread!;
  const [firstMessage] = await tx
    .insert(messages)
    .values({
      threadId: thread!.id,
      authorId: pair.buyerId,
      body: message,
      key: `request:${askedAt.toISOString()}`,
      createdAt: askedAt,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!firstMessage) return thread!;
  const [moved] = await tx
    .update(messageThreads)
    .set({ buyerReadId: firstMessage.id, movedAt: sql`greatest(${messageThreads.movedAt}, ${askedAt})` })
    .where(eq(messageThreads.id, thread!.id))
    .returning();
  return moved!;
}
