import type { Email } from '../../foundation/mail.ts';
import { renderEmail } from '../../foundation/render-email.ts';
import { doNow } from './contract.ts';
import type { tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

export const ticketUrl = (publicUrl: string, id: number): string => `${publicUrl}/support?ticket=${id}`;

/** Only a person who was signed in can open the ticket again. */
const buttonFor = (publicUrl: string, { id, personId }: Ticket) =>
  personId === null ? {} : { button: { label: 'See your question', href: ticketUrl(publicUrl, id) } };

const reason = ({ reference }: Ticket) =>
  `You get this letter because your address was given with the question ${reference}.`;

export const received = (
  publicUrl: string,
  ticket: Ticket,
  { hours, ownsAddress }: { hours: number; ownsAddress: boolean },
): Email =>
  renderEmail({
    to: ticket.email,
    subject: `We have your question (${ticket.reference})`,
    body: [
      `Thank you for contacting us! We will respond within ${hours} hours.`,
      ...(ticket.emergency ? ['Please do this now, without waiting for us:', ...doNow[ticket.emergency]] : []),
      ...(ownsAddress ? [`Your question: ${ticket.subject}`] : []),
    ],
    ...buttonFor(publicUrl, ticket),
    reason: reason(ticket),
  });

export const answered = (
  publicUrl: string,
  ticket: Ticket,
  { message, ownsAddress }: { message: string; ownsAddress: boolean },
): Email =>
  renderEmail({
    to: ticket.email,
    subject: ownsAddress
      ? `Answer to your question: ${ticket.subject} (${ticket.reference})`
      : `Answer to your question (${ticket.reference})`,
    body: [
      ...message.split(/\n{2,}/),
      ...(ticket.personId === null
        ? ['To go on, ask a new question on the support page and name the number above.']
        : []),
    ],
    ...buttonFor(publicUrl, ticket),
    reason: reason(ticket),
  });
