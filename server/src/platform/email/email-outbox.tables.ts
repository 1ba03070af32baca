import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../secrets/at-rest.ts';

export const emailPlace = 'emails';
const sealed = () => sealedText(emailPlace);
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * The email outbox: written in the transaction that causes the email, sent after its commit. Everything except the
 * recipient is encrypted, because emails contain live links and private text.
 */
export const emailOutbox = pgTable(
  'letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: sealed().notNull(),
    text: sealed().notNull(),
    html: sealed().notNull(),
    /** One-click unsubscribe URL (RFC 8058). */
    unsubscribe: sealed(),
    /** Address for replies. */
    replyTo: sealed(),
    /** Calendar files as JSON. */
    invitations: sealed(),
    writtenAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; while an email is being sent, the time when the attempt counts as lost. */
    dueAt: instant().notNull().defaultNow(),
  },
  (t) => [index('letters_due').on(t.dueAt), index('letters_recipient').on(sql`lower(${t.recipient})`)],
);

/** Emails of the last day caused by strangers, by mailbox hash (see `mailboxOf`), counted by the budget. */
export const strangerEmails = pgTable(
  'stranger_emails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mailbox: text().notNull(),
    writtenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('stranger_emails_mailbox').on(t.mailbox, t.writtenAt),
    index('stranger_emails_written').on(t.writtenAt),
  ],
);
