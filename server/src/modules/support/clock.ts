import { m } from '@lintel/messages';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { ticketUrl } from './emails.ts';
import { notifyOperator, type SupportServices } from './operator.ts';
import { causeOf, requesterOf } from './requester.ts';
import { tickets } from './tables.ts';

/** Notifies operators once about each ticket whose promised reply is overdue. */
export async function notifyOfOverdue(
  { events }: Pick<AppContext, 'events'>,
  services: SupportServices,
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
      const requester = await requesterOf(tx, ticket);
      const words = {
        subject: m.support__overdue_2({
          value: requester.isConfirmed ? subject : m.support__a_question_2(),
          reference,
        }),
        body: [m.support__we_promised_a_reply_by({ toUTCString: answerDueAt.toUTCString() })],
        button: { label: m.support__answer(), href: ticketUrl(services.publicUrl, id) },
      };
      await notifyOperator({ tx, emit }, services, words, {
        key: `ticket.overdue:${id}:${answerDueAt.getTime()}`,
        ticketId: id,
        cause: causeOf(requester),
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
