import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';

/** Private addresses of agents' calendars, for calendar programs. */
export const calendarFeeds = pgTable('calendar_feeds', {
  agentId: agentId('cascade').primaryKey(),
  /** SHA-256 of the token in the address. */
  tokenHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
