import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

/** A person's feedback on recommended homes; the latest one counts. */
export const recommendationFeedback = pgTable(
  'recommendation_feedback',
  {
    personId: personId('cascade').notNull(),
    /** Id of a listing. */
    listingId: integer().notNull(),
    verdict: text({ enum: ['more', 'less'] }).notNull(),
    /** Reason of `less`. */
    why: text({ enum: ['price', 'place', 'size', 'looks', 'other'] }),
    saidAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.listingId] }),
    index('recommendation_feedback_person').on(t.personId, t.saidAt),
  ],
);
