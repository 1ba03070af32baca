import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../../platform/secrets/at-rest.ts';
import { personId } from '../accounts/index.ts';

/** Stated income, debts and savings of people, one encrypted row per person. */
export const buyingProfiles = pgTable('buying_profiles', {
  personId: personId('cascade').primaryKey(),
  /** `BuyingProfile` as JSON. */
  profile: sealedText('buying profile').notNull(),
  savedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
