import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { companyId } from '../../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Files of past deals imported by a company. */
export const dealImports = pgTable(
  'deal_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resellerId: companyId('cascade').notNull(),
    importedBy: personId('set null'),
    fileName: text().notNull(),
    /** Imported and skipped rows. */
    deals: integer().notNull(),
    refused: integer().notNull(),
    importedAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('deal_imports_reseller').on(t.resellerId)],
);
