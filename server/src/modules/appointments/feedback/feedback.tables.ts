import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { appointments } from '../tables.ts';

/** A client's feedback on a home after a showing, given by the client or recorded by the agent. */
export const showingFeedback = pgTable('showing_feedback', {
  appointmentId: integer()
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  givenBy: text({ enum: ['buyer', 'professional'] })
    .notNull()
    .default('professional'),
  interest: smallint().notNull(),
  priceOpinion: text({ enum: ['too_high', 'fair', 'too_low'] }),
  comment: text(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
