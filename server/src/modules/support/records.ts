import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Person } from '../../platform/serve/session.ts';
import type { Ticket as ApiTicket, TicketWithReplies } from './contract.ts';
import { ticketReplies, tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

export function present(ticket: Ticket, me: Person, now = new Date()): ApiTicket {
  const { createdAt, answerDueAt, answeredAt, status, personId } = ticket;
  return {
    ...ticket,
    createdAt: createdAt.toISOString(),
    answerDueAt: answerDueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    overdue: status === 'open' && answerDueAt < now,
    mine: personId === me.id,
  };
}

/** A ticket in its current state with all replies. */
export async function withReplies(db: Db, id: number, me: Person): Promise<TicketWithReplies> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id));
  const replies = await db
    .select()
    .from(ticketReplies)
    .where(eq(ticketReplies.ticketId, id))
    .orderBy(asc(ticketReplies.id));
  return {
    ...present(ticket!, me),
    message: ticket!.message,
    replies: replies.map(({ id, authorId, message, createdAt }) => ({
      id,
      // The author may have been deleted since, so only the requester's own text is marked as theirs.
      from: authorId !== null && authorId === ticket!.personId ? ('asker' as const) : ('support' as const),
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
