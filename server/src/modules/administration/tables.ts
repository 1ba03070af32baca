import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { companyId } from '../companies/index.ts';

/** The wholesaler's notes on a company. */
export const resellerNotes = pgTable(
  'reseller_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: companyId('cascade').notNull(),
    authorId: personId('set null'),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('reseller_notes_reseller').on(t.resellerId)],
);
