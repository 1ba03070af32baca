import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from './at-rest.ts';

export const emailPlace = 'emails';
const sealed = () => sealedText(emailPlace);
const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Emails that wait to be sent: written in the transaction that is the reason for them, sent after its commit. All but the
 * recipient is encrypted: emails hold live links and private text.
 */
export const emailOutbox = pgTable(
  'letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: sealed().notNull(),
    text: sealed().notNull(),
    html: sealed().notNull(),
    /** Where one press in the mail program ends letters of this kind (RFC 8058). */
    unsubscribe: sealed(),
    /** Where an answer goes. */
    replyTo: sealed(),
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
