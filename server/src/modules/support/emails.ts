import { m } from '@lintel/messages';
import type { Email } from '../../platform/email/mail.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { doNow } from './contract.ts';
import type { tickets } from './tables.ts';

type Ticket = typeof tickets.$inferSelect;

export const ticketUrl = (publicUrl: string, id: number): string => `${publicUrl}/support?ticket=${id}`;

/** Only a person who was signed in can open the ticket again. */
const buttonFor = (publicUrl: string, { id, personId }: Ticket) =>
  personId === null ? {} : { button: { label: m.support__view_your_question(), href: ticketUrl(publicUrl, id) } };

const reason = ({ reference }: Ticket) => m.support__youre_receiving_this_email_because_3({ reference });

export const received = (
  publicUrl: string,
  ticket: Ticket,
  { hours, ownsAddress }: { hours: number; ownsAddress: boolean },
): Email =>
  renderEmail({
    to: ticket.email,
    subject: m.support__we_received_your_question({ reference: ticket.reference }),
    body: [
      m.support__thank_you_for_contacting_us({ hours }),
      ...(ticket.emergency ? [m.support__please_do_this_now_dont(), ...doNow[ticket.emergency]] : []),
      ...(ownsAddress ? [m.support__your_question_2({ subject: ticket.subject })] : []),
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
      ? m.support__reply_to_your_question({ subject: ticket.subject, reference: ticket.reference })
      : m.support__reply_to_your_question_2({ reference: ticket.reference }),
    body: [...message.split(/\n{2,}/), ...(ticket.personId === null ? [m.support__to_continue_send_a_new()] : [])],
    ...buttonFor(publicUrl, ticket),
    reason: reason(ticket),
  });
