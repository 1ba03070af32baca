import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

/** Answered sign-ups, by the client's idempotency key: the same key again gets the same account. */
export const signUps = pgTable('sign_ups', {
  key: text().primaryKey(),
  /** SHA-256 of the body, in hex; another body under the same key is rejected. */
  bodyHash: text().notNull(),
  personId: personId('cascade').notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
