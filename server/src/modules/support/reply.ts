import { m } from '@lintel/messages';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { conflict } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { notify } from '../notifications/index.ts';
import { ticketAccess } from './access.ts';
import { supportContract as contract } from './contract.ts';
import { answered, ticketUrl } from './emails.ts';
import { notifyOperator, supportServicesToken } from './operator.ts';
import { dueAfter, promisedHours, roleOf } from './promise.ts';
import { withReplies } from './records.ts';
import { causeOf, requesterOf } from './requester.ts';
import { ticketReplies, tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

export const reply = serve(contract.reply, {
  access: ticketAccess.may('reply'),
  writes: true,
  async run({ subject, input: { message }, me, tx, emit, resolve }) {
    const ticket = await lockOpen(tx, subject.id);
    const authorId = me.id;
    if (await isDuplicateReply(tx, ticket.id, authorId, message)) return withReplies(tx, ticket.id, me);
    const [said] = await tx
      .insert(ticketReplies)
      .values({ ticketId: ticket.id, authorId, message })
      .returning({ id: ticketReplies.id });
    const services = resolve(supportServicesToken);
    const requester = await requesterOf(tx, ticket);
    const now = new Date();
    if (authorId === ticket.personId) {
      // A new promise of the same length, because the addition needs a reply too.
      const answerDueAt = dueAfter(now, promisedHours(await roleOf(tx, me), ticket));
      await set(tx, ticket, { status: 'open', answerDueAt, answeredAt: null, overdueToldAt: null });
      const { isConfirmed } = requester;
      await notifyOperator(
        { tx, emit },
        services,
        {
          subject: m.support__new_message_in({
            reference: ticket.reference,
            value: isConfirmed ? `: ${ticket.subject}` : '',
          }),
          body: isConfirmed
            ? [m.support__wrote({ fullName: ticket.fullName }), ...message.split(/\n{2,}/)]
            : [m.support__open_the_question_to_read_2()],
          button: { label: m.support__answer(), href: ticketUrl(services.publicUrl, ticket.id) },
        },
        { key: `ticket.added:${said!.id}`, ticketId: ticket.id, cause: causeOf(requester) },
      );
    } else {
      await set(tx, ticket, { status: 'answered', answeredAt: now });
      const { ownsAddress } = requester;
      await queueEmail(tx, answered(services.publicUrl, ticket, { message, ownsAddress }), 'trusted');
      if (ticket.personId !== null)
        await notify(tx, emit, {
          personId: ticket.personId,
          kind: 'support',
          key: `ticket.answered:${said!.id}`,
          title: m.support__we_replied_to_your_question({ subject: ticket.subject }),
          body: m.support__question({ reference: ticket.reference }),
          path: `/support?ticket=${ticket.id}`,
          mailed: true,
        });
    }
    return withReplies(tx, ticket.id, me);
  },
});

export const close = serve(contract.close, {
  access: ticketAccess.may('close'),
  writes: true,
  async run({ subject, me, tx }) {
    const ticket = await lockOpen(tx, subject.id);
    await set(tx, ticket, { status: 'closed', closedAt: new Date() });
    return withReplies(tx, ticket.id, me);
  },
});

/** Serializes changes, so that a reply and a close at the same moment do not both apply. */
async function lockOpen(tx: Tx, id: number): Promise<Ticket> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (ticket!.status === 'closed') throw conflict(m.support__this_question_is_closed_please());
  return ticket!;
}

const set = (tx: Tx, { id }: Ticket, fields: Partial<Ticket>) =>
  tx.update(tickets).set(fields).where(eq(tickets.id, id));

/** The same text within a minute is a retried request. */
async function isDuplicateReply(tx: Tx, ticketId: number, authorId: number, message: string): Promise<boolean> {
  const [last] = await tx
    .select({ message: ticketReplies.message })
    .from(ticketReplies)
    .where(
      and(
        eq(ticketReplies.ticketId, ticketId),
        eq(ticketReplies.authorId, authorId),
        gt(ticketReplies.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(desc(ticketReplies.id))
    .limit(1);
  return last?.message === message;
}
