import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';
import type { WorkingDay } from '../../professionals/index.ts';
import { confirmations } from '../kinds/contract.ts';

/** Showing rules of a listing, as its agent set them. Without a row the defaults apply. */
export const showingRules = pgTable('showing_rules', {
  listingId: integer().primaryKey(),
  agentId: agentId('cascade').notNull(),
  confirmation: text({ enum: confirmations }).notNull(),
  /** Minutes between the request and the earliest showing. */
  leadMinutes: integer().notNull(),
  /** Times of the week, in the home's zone, at which it is shown; without any, at all times. */
  windows: jsonb().$type<WorkingDay[]>().notNull(),
  /** Access instructions, for the showing agent only. */
  instructions: text(),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** An agent's times between appointments. Without a row the defaults apply. */
export const calendarSettings = pgTable('calendar_settings', {
  agentId: agentId('cascade').primaryKey(),
  bufferMinutes: smallint().notNull(),
  leadMinutes: integer().notNull(),
});
