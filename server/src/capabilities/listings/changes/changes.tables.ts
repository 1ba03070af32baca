import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const cents = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const textArray = customType<{ data: string[] }>({ dataType: () => 'text[]' });

/** What can happen to a home for sale that people want to be told of. */
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
 * What happened to a listing in one statement, whoever wrote it; filled by triggers of `listings`. Statuses are those of
 * the public view, null where the view does not show the listing. No reference: a change outlives its listing.
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

/** Who is told of changes; each has a queue of their own. */
export const listingChangeFollowers = pgTable('listing_change_followers', { name: text().primaryKey() });

/** The changes that a follower was not told of yet: what was told is deleted in the transaction of what came of it. */
export const listingChangeQueue = pgTable(
  'listing_change_queue',
  { follower: text().notNull(), changeId: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.follower, t.changeId] })],
);
