import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { chatMessages } from './tables.ts';

/** What was asked and answered; nothing of it outlives the account. */
export const assistantData: PersonalData = {
  name: 'assistant',
  tables: ['chat_messages'],
  rows: async (db, personId) => ({
    messages: await db
      .select({
        isFromUser: chatMessages.isFromUser,
        message: chatMessages.message,
        parts: chatMessages.parts,
        lookedUp: chatMessages.calls,
        refused: chatMessages.refused,
        by: chatMessages.by,
        about: chatMessages.talk,
        createdAt: chatMessages.createdAt,
      })
      .from(chatMessages)
      .where(eq(chatMessages.personId, personId))
      .orderBy(asc(chatMessages.id)),
  }),
  erase: async (tx, personId) => void (await tx.delete(chatMessages).where(eq(chatMessages.personId, personId))),
};
