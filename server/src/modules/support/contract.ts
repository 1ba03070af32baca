import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber, SearchWords } from '../../platform/serve/contract.ts';
import { EmailAddress } from '../accounts/contract.ts';

const text = (required: () => string, length: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(length, {
      error: () => m.support__must_have_at_most_characters({ count: length.toLocaleString('en-US') }),
    });

const Message = text(m.support__message_is_required, 10_000);

export const ReplyMessage = z.strictObject({ message: Message });

/** A support ticket as submitted. For a signed-in person the account's role decides the promise, not `userType`. */
export const NewTicket = z.strictObject({
  fullName: text(m.support__full_name_is_required, 200),
  email: EmailAddress,
  subject: text(m.support__subject_is_required, 200),
  message: Message,
  userType: z.enum(['end-user', 'agent', 'reseller', 'other']).optional(),
  priority: z.enum(['low', 'medium', 'high', 'urgent']).default('medium'),
  topic: z.enum(['general', 'technical']).default('general'),
  emergency: z.enum(['account_locked', 'wire_fraud']).optional(),
});
export type NewTicket = z.input<typeof NewTicket>;

/** Urgent steps in order. Shown on the page, in the reply and in the email. */
export const doNow: Record<'account_locked' | 'wire_fraud', readonly string[]> = {
  get account_locked() {
    return [
      m.support__do_now_after_too_many_attempts_an(),
      m.support__do_now_set_a_new_password_at(),
      m.support__do_now_if_you_cant_read_email(),
    ];
  },
  get wire_fraud() {
    return [
      m.support__do_now_call_your_bank_now_at(),
      m.support__do_now_dont_answer_the_message_that(),
      m.support__do_now_call_your_agent_or_the(),
      m.support__do_now_report_it_in_the_usa(),
      m.support__do_now_keep_every_message_account_number(),
    ];
  },
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
    .route({ method: 'POST', path: '/support/tickets', summary: 'Send support a question', tags: ['Support'] })
    .input(NewTicket)
    .output(TicketReceived),
  tickets: call
    .route({
      method: 'GET',
      path: '/support/tickets',
      summary: 'List your questions to support; the wholesaler sees all questions',
      tags: ['Support'],
    })
    .input(
      z.strictObject({
        status: z.enum(['open', 'answered', 'closed']).optional(),
        search: SearchWords.describe('Words of the subject, the name, the email address or the reference'),
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
    .route({
      method: 'GET',
      path: '/support/tickets/{id}',
      summary: 'Get a question with its replies',
      tags: ['Support'],
    })
    .input(WithId)
    .output(TicketWithReplies),
  reply: call
    .route({
      method: 'POST',
      path: '/support/tickets/{id}/replies',
      summary: 'Reply to a question, as the wholesaler or the author',
      tags: ['Support'],
    })
    .input(ReplyMessage.extend(WithId.shape))
    .output(TicketWithReplies),
  close: call
    .route({
      method: 'POST',
      path: '/support/tickets/{id}/closing',
      summary: 'Close a question',
      tags: ['Support'],
    })
    .input(WithId)
    .output(TicketWithReplies),
};
