import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { contacts } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const contact = () =>
  integer()
    .notNull()
    .references(() => contacts.id, { onDelete: 'cascade' });

/** Ids of the rows of each table that a merge moved to the kept contact; older merges lack the tables that came later. */
export type MovedRows = Record<'emails' | 'phones' | 'activities' | 'consents' | 'tasks', number[]> & {
  planRuns?: number[];
  /** Values of custom fields that the kept contact did not have. */
  fieldValues?: number[];
};

/** Values that a merge wrote into empty fields of the kept contact, and the tags that it added. */
export interface FilledFields {
  fields: Record<string, string | number>;
  tags: string[];
}

/** Merges of two contacts. Nothing is deleted: the absorbed contact is hidden, and an undo moves the rows back. */
export const contactMerges = pgTable(
  'contact_merges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keptId: contact(),
    absorbedId: contact(),
    moved: jsonb().$type<MovedRows>().notNull(),
    filled: jsonb().$type<FilledFields>().notNull(),
    mergedById: personId('set null'),
    mergedAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('contact_merges_kept').on(t.keptId), index('contact_merges_absorbed').on(t.absorbedId)],
);

/** Condition that a contact was merged into another one; only an undo of the merge shows it again. */
export const isMerged: SQL = sql`exists (select from ${contactMerges} as merged
  where merged.absorbed_id = ${contacts.id} and merged.undone_at is null)`;
