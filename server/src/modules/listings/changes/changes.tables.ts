import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const cents = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const textArray = customType<{ data: string[] }>({ dataType: () => 'text[]' });

/** Kinds of listing changes that are published to followers. */
export const changeKinds = [
  'new',
  'price_drop',
  'price_rise',
  'status',
  'back_on_market',
  'open_house',
  'off_market',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * A change of a listing made by one statement. Triggers on `listings` fill this table for every writer.
 * Statuses are those of the public view, null when the view does not show the listing. No foreign key: a
 * change outlives its listing.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer().notNull(),
    kinds: textArray().notNull(),
    happenedAt: instant().notNull().defaultNow(),
    priceCents: cents(),
    priceBeforeCents: cents(),
    status: text({ enum: ['active', 'pending', 'sold'] }),
    statusBefore: text({ enum: ['active', 'pending', 'sold'] }),
    openHouseStartsAt: instant(),
  },
  (t) => [index('listing_changes_happened_at').on(t.happenedAt)],
);

/** Subscribers to listing changes; each has its own queue. */
export const listingChangeFollowers = pgTable('listing_change_followers', { name: text().primaryKey() });

/**
 * Changes that a follower has not handled yet. A row is deleted in the transaction that stores the follower's
 * result.
 */
export const listingChangeQueue = pgTable(
  'listing_change_queue',
  { follower: text().notNull(), changeId: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.follower, t.changeId] })],
);
