import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId, companyId } from '../companies/index.ts';
import { documentId } from '../documents/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Conversations between a professional and a buyer, or a professional and their company: one per pair, whatever
 * becomes of their work. In a conversation with a company, the buyer columns refer to the company's owner.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade'),
    /** The company in a conversation with one of its agents; its owner reads and writes on its behalf. */
    resellerId: companyId('cascade'),
    agentId: agentId('cascade').notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Time of the last message, or of creation. */
    movedAt: instant().notNull().defaultNow(),
    /** The newest message each side has read; 0 when none. */
    buyerReadId: bigint({ mode: 'number' }).notNull().default(0),
    agentReadId: bigint({ mode: 'number' }).notNull().default(0),
    /** Time since which a side blocks messages. */
    buyerBlockedAt: instant(),
    agentBlockedAt: instant(),
  },
  (t) => [
    unique('message_threads_pair').on(t.buyerId, t.agentId),
    unique('message_threads_company').on(t.resellerId, t.agentId),
    check('message_threads_of_one', sql`num_nonnulls(${t.buyerId}, ${t.resellerId}) = 1`),
    index('message_threads_buyer').on(t.buyerId, t.movedAt),
    index('message_threads_agent').on(t.agentId, t.movedAt),
  ],
);

/** Messages. Never changed: each side keeps what it was sent. */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    authorId: personId('set null'),
    body: text().notNull(),
    /** Chosen by the sender: a repeated key is the same message. */
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('messages_once').on(t.threadId, t.authorId, t.key),
    index('messages_thread').on(t.threadId, t.id),
    index('messages_author').on(t.authorId),
  ],
);

/** Attached documents; null when the document was destroyed. Access is decided by the documents module. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    documentId: documentId(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.place] }), index('message_attachments_document').on(t.documentId)],
);
