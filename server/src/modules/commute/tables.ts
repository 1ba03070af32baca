import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../../platform/secrets/at-rest.ts';
import { personId } from '../accounts/index.ts';

/** The addresses that people travel to, one row each, encrypted. */
export const commuteAddresses = pgTable('commute_addresses', {
  personId: personId('cascade').primaryKey(),
  /** `CommuteAddress[]` as JSON. */
  addresses: sealedText('commute addresses').notNull(),
  savedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
