import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Letters on their way: written in the transaction that gives the reason for them, sent after its commit. */
export const letters = pgTable(
  'letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where one press in the mail program ends letters of this kind (RFC 8058). */
    unsubscribe: text(),
    /** Where an answer goes. */
    replyTo: text(),
    writtenAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When it may be tried (again); while somebody sends it, when it counts as lost. */
    dueAt: instant().notNull().defaultNow(),
  },
  (t) => [index('letters_due').on(t.dueAt), index('letters_recipient').on(sql`lower(${t.recipient})`)],
);

/** Emails of the last day that strangers caused, by mailbox (a hash, see `mailboxOf`): what the budget counts. */
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
