import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Areas with a monthly report: of a person who saved them, or of an agent's contact. */
export const marketAreas = pgTable(
  'market_areas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade'),
    contactId: integer(),
    /** `austin-tx` */
    place: text().notNull(),
    addedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('market_areas_once').on(t.personId, t.contactId, t.place).nullsNotDistinct(),
    index('market_areas_contact').on(t.contactId),
  ],
);

/**
 * The result of each month's report. A report that an agent sent to a contact with an account has both recipients, so
 * that the person gets one email about an area and month.
 */
export const marketReports = pgTable(
  'market_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade'),
    contactId: integer(),
    place: text().notNull(),
    /** The month that the report is about: `2026-11`. */
    month: text().notNull(),
    outcome: text({ enum: ['sent', 'already_sent', 'off', 'no_consent', 'agent_inactive', 'too_few_homes'] }).notNull(),
    writtenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('market_reports_once_a_person').on(t.personId, t.place, t.month),
    unique('market_reports_once_a_contact').on(t.contactId, t.place, t.month),
  ],
);
export type ReportOutcome = (typeof marketReports.outcome.enumValues)[number];
