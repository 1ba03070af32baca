import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber, PageSize, SearchWords } from '../../platform/serve/contract.ts';

/** Maximum characters of a message, and maximum attached documents. */
export const messageSignsMax = 10_000;
export const attachmentsMax = 10;

/**
 * Permission to write: `open` while the two work together; `asked` while the buyer's request is pending, when
 * the professional may reply once; `ended` after their work; `blocked` when one of them wants no messages.
 */
export const ThreadState = z.enum(['open', 'asked', 'ended', 'blocked']);
export type ThreadState = z.infer<typeof ThreadState>;

const Attachment = z.object({
  /** Null when the document was destroyed or is no longer shared with the caller; no details are given then. */
  documentId: Id.nullable(),
  fileName: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
});

export const Message = z.object({
  id: Id,
  threadId: Id,
  fromMe: z.boolean(),
  /** The `Idempotency-Key` of the request; null for the other side's messages and for requests without one. */
  key: z.string().nullable(),
  /** `Deleted person` when the account no longer exists. */
  author: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  /** True when the other side has read it; null for the other side's messages. */
  read: z.boolean().nullable(),
  attachments: z.array(Attachment),
});
export type Message = z.infer<typeof Message>;

export const Thread = z.object({
  id: Id,
  other: z.object({
    name: z.string(),
    role: z.enum(['buyer', 'company', 'real_estate', 'mortgage']),
    company: z.string().nullable(),
    /** The id in the directory; null for a buyer. */
    agentId: Id.nullable(),
  }),
  /** True for a conversation between a company and its agent; these have no attachments. */
  withCompany: z.boolean(),
  state: ThreadState,
  mayWrite: z.boolean(),
  blockedByMe: z.boolean(),
  /** Number of unread messages of the other side, and the newest read one. */
  unread: z.number().int(),
  readUpTo: z.number().int(),
  last: z.object({ excerpt: z.string(), fromMe: z.boolean(), createdAt: z.iso.datetime() }).nullable(),
  movedAt: z.iso.datetime(),
});
export type Thread = z.infer<typeof Thread>;

export const reportReasons = texts({
  money: m.messages__asks_for_money_or_bank,
  abuse: m.messages__insults_threatens_or_harasses,
  discrimination: m.messages__discriminates_against_people,
  spam: m.messages__advertises_something_unrelated,
  other: m.messages__something_else,
});

const tags = ['Messages'];
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });
const OneThread = z.strictObject({ id: IdParam });

export const messagesContract = {
  /**
   * A buyer passes the professional's directory id, a company its agent's id; a professional passes the client's id,
   * or `company` for their own company.
   */
  start: route('POST', '/messages/threads', 'Start or open the conversation with a person you work with')
    .input(
      z
        .strictObject({ agentId: IdParam.optional(), buyerId: IdParam.optional(), company: z.literal(true).optional() })
        .refine((to) => Object.values(to).filter((each) => each !== undefined).length === 1, {
          path: ['agentId'],
          error: () => m.messages__or_buyerid_or_company_is(),
        }),
    )
    .output(Thread),
  threads: route('GET', '/messages/threads', 'List your conversations, newest first')
    .input(
      z.strictObject({ search: SearchWords.describe('Words of the name of the other side'), page: PageNumber(1_000) }),
    )
    .output(z.object({ threads: z.array(Thread), page: z.number().int(), pages: z.number().int() })),
  unread: route('GET', '/messages/unread', 'Count conversations with unread messages').output(
    z.object({ unread: z.number().int() }),
  ),
  thread: route('GET', '/messages/threads/{id}', 'Get a conversation; pages go back in time, each ordered oldest first')
    .input(OneThread.extend({ before: IdParam.optional(), limit: PageSize(100, 40) }))
    .output(
      z.object({
        thread: Thread,
        messages: z.array(Message),
        /** Pass as `before` for earlier messages; null at the beginning. */
        earlier: z.number().int().nullable(),
      }),
    ),
  /** A request with the same `Idempotency-Key` is the same message, however often it is sent. */
  send: route('POST', '/messages/threads/{id}/messages', 'Send a message')
    .input(
      OneThread.extend({
        body: z
          .string()
          .trim()
          .max(messageSignsMax, {
            error: () => m.messages__must_have_at_most_characters({ count: messageSignsMax.toLocaleString('en-US') }),
          })
          .default(''),
        documentIds: z
          .array(Id)
          .max(attachmentsMax, { error: () => m.messages__must_have_at_most_entries({ attachmentsMax }) })
          .refine((ids) => new Set(ids).size === ids.length, { error: () => m.messages__must_not_name_the_same() })
          .default([]),
      }).refine(({ body, documentIds }) => body.length > 0 || documentIds.length > 0, {
        path: ['body'],
        error: () => m.messages__must_not_be_empty(),
      }),
    )
    .output(Message),
  read: route('POST', '/messages/threads/{id}/read', 'Mark messages as read')
    .input(OneThread.extend({ upTo: Id }))
    .output(Thread),
  block: route('POST', '/messages/threads/{id}/block', 'Block a conversation').input(OneThread).output(Thread),
  unblock: route('POST', '/messages/threads/{id}/unblock', 'Unblock a conversation').input(OneThread).output(Thread),
  /** Signed with the configured secret: `X-Lintel-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
  inbound: route('POST', '/mail/inbound', 'Receive a reply by email from the mail server')
    .input(
      z.strictObject({
        /** The envelope recipient for which the mail server accepted the email. */
        recipient: z.string().trim().min(3).max(320),
        /** The raw email (RFC 5322), in base64. */
        letter: z
          .base64({ error: () => m.messages__must_be_base64() })
          .min(4, { error: () => m.messages__must_not_be_empty() })
          .max(500_000, { error: () => m.messages__must_be_at_most_375() })
          .meta({ examples: ['RnJvbTogYUBiLmMNCg0KaGVsbG8='] }),
      }),
    )
    .output(
      z.object({
        /** False for automatic emails. */
        delivered: z.boolean(),
      }),
    ),
  report: route('POST', '/messages/threads/{id}/report', 'Report a conversation to support')
    .input(
      OneThread.extend({
        reason: z.enum(Object.keys(reportReasons) as [keyof typeof reportReasons, ...(keyof typeof reportReasons)[]]),
        note: z
          .string()
          .trim()
          .max(2_000, { error: () => m.messages__must_have_at_most_2() })
          .default(''),
      }),
    )
    .output(z.object({ reference: z.string() })),
};
