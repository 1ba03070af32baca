import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agents } from '../../companies/index.ts';
import type { WorkingDay } from './contract.ts';

/** A professional's working hours. Without a row the default hours of their place apply. */
export const workingHours = pgTable('working_hours', {
  agentId: integer()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  timeZone: text().notNull(),
  days: jsonb().$type<WorkingDay[]>().notNull(),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
