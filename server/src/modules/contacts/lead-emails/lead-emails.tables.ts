import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';
import { contacts } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** The versions of agents' addresses for lead emails; an agent without a row has version 1. */
export const leadAddressVersions = pgTable('lead_address_versions', {
  agentId: agentId('cascade').primaryKey(),
  version: integer().notNull(),
  changedAt: instant().notNull().defaultNow(),
});

/** Lead emails that arrived at an agent's address. A row is deleted after 90 days. */
export const leadEmails = pgTable(
  'lead_emails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    /** SHA-256 of the message id: a mail server may deliver an email twice. */
    key: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    portal: text(),
    state: text({ enum: ['added', 'known', 'unread'] }).notNull(),
    contactId: integer().references(() => contacts.id, { onDelete: 'set null' }),
    /** The text of an unread email; empty otherwise, because the timeline of the contact has it. */
    text: text().notNull(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('lead_emails_once').on(t.agentId, t.key), index('lead_emails_agent').on(t.agentId, t.receivedAt)],
);
