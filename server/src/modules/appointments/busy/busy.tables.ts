import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../../../platform/secrets/at-rest.ts';
import { agentId } from '../../companies/index.ts';
import type { CalendarProblemName } from './contract.ts';

/** A failed reading of a calendar. */
export interface Failure {
  /** ISO instant. */
  at: string;
  problem: CalendarProblemName;
}

/** The calendar elsewhere whose busy times an agent keeps free of appointments. */
export const busyCalendars = pgTable('busy_calendars', {
  agentId: agentId('cascade').primaryKey(),
  /** Anyone who has the address can read the calendar. */
  address: sealedText('busy calendar').notNull(),
  /** User name of a CalDAV account; null for the address of an iCalendar file. */
  username: sealedText('busy calendar'),
  password: sealedText('busy calendar'),
  readAt: timestamp({ withTimezone: true, mode: 'date' }),
  triedAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** The latest, newest first. */
  failures: jsonb().$type<Failure[]>().notNull().default([]),
});

/** Busy times of the calendar as last read; titles and places are not kept. */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    startsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('busy_times_agent').on(t.agentId, t.startsAt)],
);
