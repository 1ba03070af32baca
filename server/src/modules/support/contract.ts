import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber } from '../../platform/serve/contract.ts';
import { EmailAddress } from '../accounts/contract.ts';

const text = (required: string, length: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(length, {
      error: () => m.support__must_have_at_most_characters({ count: length.toLocaleString('en-US') }),
    });

const Message = text('Message is required', 10_000);

export const ReplyMessage = z.strictObject({ message: Message });

/** A support ticket as submitted. For a signed-in person the account's role decides the promise, not `userType`. */
export const NewTicket = z.strictObject({
  fullName: text('Full name is required', 200),
  email: EmailAddress,
  subject: text('Subject is required', 200),
  message: Message,
  userType: z.enum(['end-user', 'agent', 'reseller', 'other']).optional(),
  priority: z.enum(['low', 'medium', 'high', 'urgent']).default('medium'),
  topic: z.enum(['general', 'technical']).default('general'),
  emergency: z.enum(['account_locked', 'wire_fraud']).optional(),
});
export type NewTicket = z.input<typeof NewTicket>;

/** Urgent steps in order. Shown on the page, in the reply and in the email. */
export const doNow: Record<'account_locked' | 'wire_fraud', readonly string[]> = {
  account_locked: [
    'After too many tries an account opens again by itself within 15 minutes. Wait that long before you try once more.',
    'Set a new password at “Forgot password”. It signs out everybody else who may be in your account.',
    'If you cannot read the mail of your address any more, do not open a second account; we will ask you to show who you are.',
  ],
  wire_fraud: [
    'Call your bank now, at the number on your card or statement. Ask for a wire recall and for a freeze of the receiving account. The first 24 hours count most.',
    'Do not answer the message that asked for the money, and do not use a phone number from it.',
    'Call your agent or the closing company at a number that you had before, and say what happened.',
    'Report it: in the USA at ic3.gov (FBI), in Canada to the Canadian Anti-Fraud Centre, 1-888-495-8501, and to your local police.',
    'Keep every message, account number and receipt.',
  ],
};

/** The immediate reply to the requester. */
export const TicketReceived = z.object({
  reference: z.string(),
  /** Set only when the person is signed in and can open the ticket again. */
  id: Id.nullable(),
  promisedHours: z.number().int(),
  answerDueAt: z.iso.datetime(),
  message: z.string(),
  /** Urgent steps. */
  doNow: z.array(z.string()),
});
export type TicketReceived = z.infer<typeof TicketReceived>;

const Ticket = z.object({
  id: Id,
  reference: z.string(),
  subject: z.string(),
  fullName: z.string(),
  email: z.string(),
  userType: z.enum(['end-user', 'agent', 'reseller', 'other']),
  priority: z.enum(['low', 'medium', 'high', 'urgent']),
  topic: z.enum(['general', 'technical']),
  emergency: z.enum(['account_locked', 'wire_fraud']).nullable(),
  status: z.enum(['open', 'answered', 'closed']),
  createdAt: z.iso.datetime(),
  answerDueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Not answered within the promised time. */
  overdue: z.boolean(),
  mine: z.boolean(),
});
export type Ticket = z.infer<typeof Ticket>;

const Reply = z.object({
  id: Id,
  from: z.enum(['asker', 'support']),
  message: z.string(),
  createdAt: z.iso.datetime(),
});

export const TicketWithReplies = Ticket.extend({ message: z.string(), replies: z.array(Reply) });
export type TicketWithReplies = z.infer<typeof TicketWithReplies>;

const WithId = z.strictObject({ id: IdParam });

/** Hours until a reply by the requester's role; for outages and emergencies, regardless of the role. */
export const answerHours = { endUser: 24, agent: 12, reseller: 6, technical: 4 } as const;

/** Tickets per page of the list. */
export const ticketsAPage = 20;

export const supportContract = {
  createTicket: call
    .route({ method: 'POST', path: '/support/tickets', summary: 'Ask support a question', tags: ['Support'] })
    .input(NewTicket)
    .output(TicketReceived),
  tickets: call
    .route({
      method: 'GET',
      path: '/support/tickets',
      summary: 'Own questions to support; the wholesaler sees all',
      tags: ['Support'],
    })
    .input(
      z.strictObject({
        status: z.enum(['open', 'answered', 'closed']).optional(),
        page: PageNumber(100_000),
      }),
    )
    .output(
      z.object({
        tickets: z.array(Ticket),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        /** True for the wholesaler, who replies. */
        answering: z.boolean(),
      }),
    ),
  ticket: call
    .route({ method: 'GET', path: '/support/tickets/{id}', summary: 'A question and its answers', tags: ['Support'] })
    .input(WithId)
    .output(TicketWithReplies),
  reply: call
    .route({
      method: 'POST',
      path: '/support/tickets/{id}/replies',
      summary: 'Write on: the wholesaler answers, whoever asked adds to the question',
      tags: ['Support'],
    })
    .input(ReplyMessage.extend(WithId.shape))
    .output(TicketWithReplies),
  close: call
    .route({
      method: 'POST',
      path: '/support/tickets/{id}/closing',
      summary: 'Close a question that is settled',
      tags: ['Support'],
    })
    .input(WithId)
    .output(TicketWithReplies),
};
