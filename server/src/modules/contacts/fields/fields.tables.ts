import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { agentId, companyId } from '../../companies/index.ts';
import { contacts } from '../tables.ts';
import { fieldKinds } from './contract.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Fields that an agent adds to their contacts, or a company to those of all its agents. */
export const contactFields = pgTable(
  'contact_fields',
  {
    id: id(),
    companyId: companyId('cascade').notNull(),
    /** Null for a field of the company. */
    agentId: agentId('cascade'),
    label: text().notNull(),
    kind: text({ enum: fieldKinds }).notNull(),
    choices: text().array().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('contact_fields_label').on(t.companyId, sql`coalesce(${t.agentId}, 0)`, sql`lower(${t.label})`)],
);

/** Values in one form for each kind: numbers as JavaScript writes them, dates as ISO days. */
export const contactFieldValues = pgTable(
  'contact_field_values',
  {
    id: id(),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    fieldId: integer()
      .notNull()
      .references(() => contactFields.id, { onDelete: 'cascade' }),
    value: text().notNull(),
  },
  (t) => [
    unique('contact_field_values_once').on(t.contactId, t.fieldId),
    index('contact_field_values_field').on(t.fieldId),
  ],
);
