import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { agentId } from '../../companies/index.ts';
import { connections } from '../tables.ts';

/** A buyer's consents to share data, word for word; one row per consent, unchanged while both accounts exist. */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    connectionId: integer()
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    shared: text().array().notNull().default(sql`'{}'`),
    /** The text names the professional, so it is null once either account is erased. The hash stays. */
    text: text(),
    version: text().notNull(),
    /** SHA-256 of the text in UTF-8, in hex. */
    textHash: text().notNull(),
    givenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('consent_receipts_buyer').on(t.buyerId), index('consent_receipts_connection').on(t.connectionId)],
);
