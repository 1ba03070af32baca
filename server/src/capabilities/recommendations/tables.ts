import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';

/** What somebody said of a home that was recommended to them; the last word counts. */
export const recommendationFeedback = pgTable(
  'recommendation_feedback',
  {
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** A listing. */
    listingId: integer().notNull(),
    verdict: text({ enum: ['more', 'less'] }).notNull(),
    /** Of `less`: what was not right about it. */
    why: text({ enum: ['price', 'place', 'size', 'looks', 'other'] }),
    saidAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.listingId] }),
    index('recommendation_feedback_person').on(t.personId, t.saidAt),
  ],
);
