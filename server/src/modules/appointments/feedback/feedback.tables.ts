import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../tables.ts';

/** What a client thought of a home after a showing, as the agent recorded it. */
export const showingFeedback = pgTable('showing_feedback', {
  appointmentId: integer()
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  interest: smallint().notNull(),
  priceOpinion: text({ enum: ['too_high', 'fair', 'too_low'] }),
  comment: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
