import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '../../foundation/app-context.ts';
import { askerOf, causeOf } from './asker.ts';
import { ticketUrl } from './letters.ts';
import { type Desk, tellOperator } from './operator.ts';
import { tickets } from './tables.ts';

/** Notifies operators once about each ticket whose promised reply is overdue. */
export async function tellOfOverdue(
  { events }: Pick<AppContext, 'events'>,
  desk: Desk,
  now = new Date(),
): Promise<number> {
  return events.transaction(async (tx, emit) => {
    const late = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.status, 'open'), lt(tickets.answerDueAt, now), isNull(tickets.overdueToldAt)))
      .orderBy(asc(tickets.answerDueAt))
      .for('update', { skipLocked: true });
    for (const ticket of late) {
      const { id, reference, subject, answerDueAt } = ticket;
      const asker = await askerOf(tx, ticket);
      const words = {
        subject: `Overdue: ${asker.isConfirmed ? subject : 'a question'} (${reference})`,
        body: [`An answer was promised by ${answerDueAt.toUTCString()} and has not been given.`],
        button: { label: 'Answer', href: ticketUrl(desk.publicUrl, id) },
      };
      await tellOperator({ tx, emit }, desk, words, {
        key: `ticket.overdue:${id}:${answerDueAt.getTime()}`,
        ticketId: id,
        cause: causeOf(asker),
      });
      await tx.update(tickets).set({ overdueToldAt: now }).where(eq(tickets.id, id));
    }
    return late.length;
  });
}

/** Closed tickets older than this are deleted with their replies. */
const KEPT_MONTHS = 24;

export async function forgetClosed({ database }: Pick<AppContext, 'database'>, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await database.transaction((tx) =>
    tx.delete(tickets).where(and(eq(tickets.status, 'closed'), lt(tickets.closedAt, before))),
  );
}
