import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Imported files of agents, with the contacts that each added. */
export const contactImports = pgTable(
  'contact_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    fileName: text().notNull(),
    createdIds: integer().array().notNull(),
    completed: integer().notNull(),
    refused: integer().notNull(),
    importedAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('contact_imports_agent').on(t.agentId)],
);
