import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { invalid } from '../../platform/serve/errors.ts';
import { firstOf } from '../../platform/serve/paging.ts';
import type { Answer } from './answer.ts';
import { textOf } from './parts/present.ts';
import { noTalk, type Talk } from './reading/talk.ts';
import { chatMessages } from './tables.ts';

export type ChatRow = typeof chatMessages.$inferSelect;

/** Returns the current context of a person's conversation. */
export async function talkOf(db: Db, personId: number): Promise<Talk> {
  const [last] = await db
    .select({ talk: chatMessages.talk })
    .from(chatMessages)
    .where(and(eq(chatMessages.personId, personId), isNotNull(chatMessages.talk)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return last?.talk ?? noTalk;
}

/** Returns the latest messages before a message, oldest first, and whether older ones exist. */
export async function messagesOf(
  db: Db,
  personId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ rows: ChatRow[]; more: boolean }> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.personId, personId), before === undefined ? undefined : lt(chatMessages.id, before)))
    .orderBy(desc(chatMessages.id))
    .limit(limit + 1);
  const { shown, last } = firstOf(rows, limit);
  return { rows: shown.reverse(), more: last !== undefined };
}

/** Stores a question. A repeated key returns the stored question and its answer, if there is one. */
export async function keepQuestion(
  tx: Tx,
  personId: number,
  message: string,
  key: string | undefined,
): Promise<{ asked: ChatRow; answer: ChatRow | undefined }> {
  const [asked] = await tx
    .insert(chatMessages)
    .values({ personId, isFromUser: true, message, by: 'person', key: key ?? null })
    .onConflictDoNothing()
    .returning();
  if (asked) return { asked, answer: undefined };
  const [before] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.personId, personId), eq(chatMessages.key, key!)));
  if (before!.message !== message) throw invalid('Idempotency-Key', 'was used for another message');
  const [answer] = await tx.select().from(chatMessages).where(eq(chatMessages.answersId, before!.id));
  return { asked: before!, answer };
}

/** Stores an answer. Returns the existing answer if there is one, or undefined if the question was erased meanwhile. */
export async function keepAnswer(
  tx: Tx,
  asked: ChatRow,
  { parts, calls, refused, by, talk }: Answer,
): Promise<ChatRow | undefined> {
  const [still] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.id, asked.id))
    .for('key share');
  if (!still) return undefined;
  const [stored] = await tx
    .insert(chatMessages)
    .values({
      personId: asked.personId,
      isFromUser: false,
      answersId: asked.id,
      message: textOf(parts),
      parts,
      calls,
      refused,
      by,
      talk,
    })
    .onConflictDoNothing()
    .returning();
  if (stored) return stored;
  const [first] = await tx.select().from(chatMessages).where(eq(chatMessages.answersId, asked.id));
  return first;
}

/** Deletes a person's conversation. Returns the number of deleted messages. */
export async function eraseTalk(tx: Tx, personId: number): Promise<number> {
  const gone = await tx
    .delete(chatMessages)
    .where(eq(chatMessages.personId, personId))
    .returning({ id: chatMessages.id });
  return gone.length;
}

/** Retention period of messages. */
export const keptMonths = 24;

/**
 * Removes the text and the person from messages older than `keptMonths`. The month, the tools used and the refusals
 * remain.
 */
export async function forgetOld(tx: Tx, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  const old = await tx
    .update(chatMessages)
    .set({
      personId: null,
      message: '',
      parts: [],
      calls: sql`coalesce((select jsonb_agg(jsonb_build_object('tool', call -> 'tool', 'input', null, 'facts', null)) from jsonb_array_elements(${chatMessages.calls}) as call), '[]'::jsonb)`,
      talk: null,
      key: null,
      createdAt: sql`date_trunc('month', ${chatMessages.createdAt})`,
    })
    .where(and(isNotNull(chatMessages.personId), lt(chatMessages.createdAt, before)))
    .returning({ id: chatMessages.id });
  return old.length;
}
