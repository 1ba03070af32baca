import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { messages } from './tables.ts';

/** Returns a person's own messages in a thread, newest first, at most 30. */
export async function ownMessages(
  db: Db,
  { threadId, authorId }: { threadId: number; authorId: number },
): Promise<string[]> {
  const rows = await db
    .select({ body: messages.body })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.authorId, authorId)))
    .orderBy(desc(messages.id))
    .limit(30);
  return rows.map(({ body }) => body);
}
