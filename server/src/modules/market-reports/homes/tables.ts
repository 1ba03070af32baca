import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import type { HomeEmail } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Homes whose estimate is emailed each month, to a person or to an address that a visitor confirmed. */
export const homeValueEmails = pgTable(
  'home_value_emails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade'),
    email: text(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postalCode: text().notNull(),
    facts: jsonb().$type<HomeEmail['facts']>().notNull(),
    /** The zone of a visitor's browser; that of a person is in the account. */
    timeZone: text(),
    addedAt: instant().notNull().defaultNow(),
    /** Null until a visitor's address is confirmed; no estimate is sent before. */
    confirmedAt: instant(),
  },
  (t) => [unique('home_value_emails_once').on(t.personId, t.email, t.street, t.postalCode).nullsNotDistinct()],
);

/** The result of each month's estimate. */
export const homeValueReports = pgTable(
  'home_value_reports',
  {
    homeId: integer()
      .notNull()
      .references(() => homeValueEmails.id, { onDelete: 'cascade' }),
    /** The month that has ended when the email is due: `2026-11`. */
    month: text().notNull(),
    outcome: text({ enum: ['sent', 'off', 'no_estimate'] }).notNull(),
    estimate: doublePrecision(),
    currency: text({ enum: ['USD', 'CAD'] }),
    writtenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.homeId, t.month] })],
);
