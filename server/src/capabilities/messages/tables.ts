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
import { people } from '../accounts/index.ts';
import { papers } from '../documents/index.ts';
import { agents, resellers } from '../network/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * What a professional and a buyer, or a professional and their company, write to each other: one conversation a pair, whatever
 * becomes of their work. The columns named after the buyer are those of the company's owner in a conversation with a company.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: integer().references(() => people.id, { onDelete: 'cascade' }),
    /** The company, in a conversation with one of its agents; its owner reads and writes for it. */
    resellerId: integer().references(() => resellers.id, { onDelete: 'cascade' }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    /** When something was said last, or when it was opened. */
    movedAt: instant().notNull().defaultNow(),
    /** The newest message that each side has read; 0 while they read none. */
    buyerReadId: bigint({ mode: 'number' }).notNull().default(0),
    agentReadId: bigint({ mode: 'number' }).notNull().default(0),
    /** Since when a side wants no messages here. */
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

/** What was said. Never changed: each side keeps what it was sent. */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => people.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** Given by whoever sends it: sent again with the same it is the same message. */
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('messages_once').on(t.threadId, t.authorId, t.key),
    index('messages_thread').on(t.threadId, t.id),
    index('messages_author').on(t.authorId),
  ],
);

/** Papers that went along; null where the paper is destroyed by now. What one may see of it is for the papers to say. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    documentId: integer().references(() => papers.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.place] }), index('message_attachments_document').on(t.documentId)],
);
