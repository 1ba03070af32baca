import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Support tickets, each with the time by which a reply was promised. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The reference that people quote: `LT-7F3K9Q`. */
    reference: text().notNull(),
    personId: personId('set null'),
    fullName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userType: text({ enum: ['end-user', 'agent', 'reseller', 'other'] }).notNull(),
    priority: text({ enum: ['low', 'medium', 'high', 'urgent'] }).notNull(),
    topic: text({ enum: ['general', 'technical'] })
      .notNull()
      .default('general'),
    /** Outside business hours: a locked account, a payment to a fraudster. */
    emergency: text({ enum: ['account_locked', 'wire_fraud'] }),
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: instant().notNull().defaultNow(),
    /** The promise: 24, 12, 6 or 4 hours after submission. */
    answerDueAt: instant().notNull(),
    answeredAt: instant(),
    closedAt: instant(),
    /** When the operator was notified that the promise was broken. */
    overdueToldAt: instant(),
  },
  (t) => [
    unique('tickets_reference').on(t.reference),
    index('tickets_person').on(t.personId),
    index('tickets_open').on(t.status, t.answerDueAt),
  ],
);

/** Replies to a ticket after its first message. */
export const ticketReplies = pgTable(
  'ticket_replies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: personId('set null'),
    message: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('ticket_replies_ticket').on(t.ticketId)],
);

/** Notices of upcoming versions of legal texts by person, so that no one is notified twice. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    personId: personId('cascade').notNull(),
    document: text({ enum: ['terms', 'privacy'] }).notNull(),
    version: text().notNull(),
    toldAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.document, t.version] })],
);
