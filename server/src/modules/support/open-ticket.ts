import { randomInt } from 'node:crypto';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import type { Emit } from '../../platform/events/events.ts';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { attemptsToken } from '../accounts/index.ts';
import { supportContract as contract, doNow, type NewTicket, type TicketReceived } from './contract.ts';
import { received, ticketUrl } from './emails.ts';
import { notifyOperator, type SupportServices, supportServicesToken } from './operator.ts';
import { dueAfter, promisedHours, roleOf } from './promise.ts';
import { causeOf, type Requester, requesterOf } from './requester.ts';
import { tickets } from './tables.ts';

type Asked = z.output<typeof NewTicket>;
type Ticket = typeof tickets.$inferSelect;

export const createTicket = serve(contract.createTicket, {
  access: anyone('who cannot sign in needs help most'),
  async run({ input, me, db, address, resolve, transaction }) {
    const attempts = resolve(attemptsToken);
    await attempts.count('ticketFrom', address);
    // Counted per account when signed in: a visitor who types the account's address does not use up its tickets.
    await attempts.count('ticketOf', me ? `person ${me.id}` : input.email);
    const services = resolve(supportServicesToken);
    const role = await roleOf(db, me);
    const userType = role ? userTypes[role] : (input.userType ?? 'other');
    return transaction(async ({ tx, emit }) => {
      const asked = { ...input, userType, personId: role && me ? me.id : null };
      const hours = promisedHours(role, { topic: input.topic, emergency: input.emergency ?? null });
      const before = await findDuplicate(tx, asked);
      if (before) return answerTo(before, hours);
      return answerTo(await openTicket({ tx, emit }, services, asked, hours), hours);
    });
  },
});

const userTypes = { end_user: 'end-user', agent: 'agent', reseller: 'reseller', wholesaler: 'other' } as const;

/** The same text from the same person within an hour is one ticket: a form submitted twice, or a retried request. */
async function findDuplicate(tx: Tx, { email, subject, message, personId }: Asked & { personId: number | null }) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ticket of ${email}`}))`);
  const [found] = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.email, email),
        eq(tickets.subject, subject),
        eq(tickets.message, message),
        personId === null ? isNull(tickets.personId) : eq(tickets.personId, personId),
        gt(tickets.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(1);
  return found;
}

type Question = Asked & Pick<Ticket, 'personId' | 'userType'>;

/** Stores a ticket, promises a reply to the requester, and notifies the operator. */
export async function openTicket(
  { tx, emit }: { tx: Tx; emit: Emit },
  services: SupportServices,
  asked: Question,
  hours: number,
): Promise<Ticket> {
  const ticket = await insert(tx, asked, hours);
  const requester = await requesterOf(tx, ticket);
  const { ownsAddress } = requester;
  await queueEmail(
    tx,
    received(services.publicUrl, ticket, { hours, ownsAddress }),
    ownsAddress ? 'trusted' : 'stranger',
  );
  const of = { key: `ticket.asked:${ticket.id}`, ticketId: ticket.id, cause: causeOf(requester) };
  await notifyOperator({ tx, emit }, services, about(services, ticket, hours, requester), of);
  return ticket;
}

async function insert(tx: Tx, asked: Question, hours: number): Promise<Ticket> {
  const createdAt = new Date();
  const [ticket] = await tx
    .insert(tickets)
    .values({
      ...asked,
      reference: newReference(),
      priority: asked.emergency ? 'urgent' : asked.priority,
      createdAt,
      answerDueAt: dueAfter(createdAt, hours),
    })
    .returning();
  return ticket!;
}

const emergencyNames = texts({
  account_locked: m.support__an_account_is_locked,
  wire_fraud: m.support__a_payment_may_have_gone,
});

/** Without characters that are easily confused. About 10^12 combinations; a duplicate ends in an error. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = (): string => `LT-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;

const answerTo = ({ reference, id, personId, answerDueAt, emergency }: Ticket, hours: number): TicketReceived => ({
  reference,
  id: personId === null ? null : id,
  promisedHours: hours,
  answerDueAt: answerDueAt.toISOString(),
  message: m.support__thank_you_for_contacting_us({ hours }),
  doNow: emergency ? [...doNow[emergency]] : [],
});

function about({ publicUrl }: SupportServices, ticket: Ticket, hours: number, { isConfirmed }: Requester) {
  const { id, reference, emergency, subject, message, fullName, email, userType, priority } = ticket;
  const urgent = emergency ? m.support__urgent_2({ emergencyNames: emergencyNames[emergency] }) : '';
  const promise = m.support__priority_an_answer_was_promised({ userType, priority, hours });
  return {
    subject: `${urgent}${isConfirmed ? subject : m.support__new_question()} (${reference})`,
    body: isConfirmed
      ? [`${fullName} <${email}>, ${promise}`, ...message.split(/\n{2,}/)]
      : [m.support__someone_with_an_unconfirmed_email({ promise }), m.support__open_the_question_to_read()],
    button: { label: m.support__answer(), href: ticketUrl(publicUrl, id) },
  };
}
