import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import type { Person } from '../../foundation/session.ts';
import type { Ticket as TicketOnTheWire, TicketWithReplies } from './contract.ts';
import { ticketReplies, tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

export function present(ticket: Ticket, me: Person, now = new Date()): TicketOnTheWire {
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

/** A ticket as it is now, with all that was said on it. */
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
      // Whoever answered may have left since: only the asker's own words are the asker's.
      from: authorId !== null && authorId === ticket!.personId ? ('asker' as const) : ('support' as const),
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}
