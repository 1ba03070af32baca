import { and, asc, eq, sql } from 'drizzle-orm';
import { type PersonalData, profileOf } from '../accounts/index.ts';
import { chatMessages } from './tables.ts';

/** Questions and answers. Erasing an account deletes them and clears answers to others that name the person. */
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
  async erase(tx, personId) {
    await tx.delete(chatMessages).where(eq(chatMessages.personId, personId));
    // Answers to other people that name this person, such as an answer about a client's agent.
    const person = await profileOf(tx, personId);
    if (!person) return;
    const { name } = person;
    const holds = sql`position(${name} in ${chatMessages.parts}::text || ${chatMessages.calls}::text) > 0`;
    await tx
      .update(chatMessages)
      .set({ message: gone, parts: [{ kind: 'text', text: gone }], calls: [] })
      .where(and(eq(chatMessages.isFromUser, false), holds));
  },
};

const gone = 'This answer was removed with the account of somebody whom it named.';
