import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';
import type { WorkingDay } from './contract.ts';

/** A professional's working hours. Without a row the default hours of their place apply. */
export const workingHours = pgTable('working_hours', {
  agentId: agentId('cascade').primaryKey(),
  timeZone: text().notNull(),
  days: jsonb().$type<WorkingDay[]>().notNull(),
  changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
