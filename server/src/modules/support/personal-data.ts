import { m } from '@lintel/messages';
import { eq, or, sql } from 'drizzle-orm';
import { type PersonalData, personProfiles } from '../accounts/index.ts';
import { legalNotices, ticketReplies, tickets } from './tables.ts';

const gone = (): string => m.support__this_text_was_removed_with();

/** Tickets of a person, and the notices about legal texts sent to them. */
export const supportData: PersonalData = {
  name: 'support',
  tables: ['tickets', 'ticket_replies', 'legal_notices'],
  rows: async (db, personId) => ({
    questions: await db.select().from(tickets).where(eq(tickets.personId, personId)),
    answers: await db
      .select({ ticketId: tickets.id, message: ticketReplies.message, createdAt: ticketReplies.createdAt })
      .from(ticketReplies)
      .innerJoin(tickets, eq(tickets.id, ticketReplies.ticketId))
      .where(eq(tickets.personId, personId)),
    written: await db.select().from(ticketReplies).where(eq(ticketReplies.authorId, personId)),
    notices: await db.select().from(legalNotices).where(eq(legalNotices.personId, personId)),
  }),
  async erase(tx, personId) {
    // Includes tickets from before the account existed.
    const address = sql`(${tx.select({ email: personProfiles.email }).from(personProfiles).where(eq(personProfiles.id, personId))})`;
    const noOne = { fullName: m.support__deleted_person(), email: `deleted-${personId}@deleted.invalid` };
    await tx
      .update(tickets)
      .set({ ...noOne, subject: m.support__removed(), message: gone() })
      .where(or(eq(tickets.personId, personId), eq(tickets.email, address)));
    await tx.update(ticketReplies).set({ message: gone() }).where(eq(ticketReplies.authorId, personId));
  },
};
