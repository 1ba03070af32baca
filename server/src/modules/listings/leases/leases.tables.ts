import { bigint, boolean, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Leases of homes, apart from the homes for sale. Their addresses are not stored: only figures of places are shown.
 */
export const leases = pgTable(
  'leases',
  {
    originatingSystemName: text().notNull(),
    listingKey: text().notNull(),
    city: text().notNull(),
    stateOrProvince: text().notNull(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    neighbourhood: text(),
    bedrooms: smallint(),
    /** Rent a month: agreed when the lease is closed, else asked. */
    rentCents: bigint({ mode: 'number' }).notNull(),
    isClosed: boolean().notNull(),
    /** Day of the close, or of the last change of what is asked. */
    knownOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'leases_key', columns: [t.originatingSystemName, t.listingKey] }),
    index('leases_place').on(t.stateOrProvince, t.city),
  ],
);
