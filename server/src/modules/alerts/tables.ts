import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import type { AlertEvent, SearchToSave } from './contract.ts';
import type { StoredQuery } from './stored-query.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const cents = () => bigint({ mode: 'number' });
/** Transaction id, set by a trigger at every write, so that caches of searches see each commit. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const person = () => personId('cascade').notNull();

/** Saved searches with alerts. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    name: text().notNull(),
    /** The submitted value, to fill the page. */
    search: jsonb().$type<SearchToSave>().notNull(),
    /** Parsed when the search was saved, so that matching does not change with the parser. */
    question: jsonb().$type<StoredQuery>().notNull(),
    frequency: text({ enum: ['instant', 'daily', 'weekly', 'off'] }).notNull(),
    events: text().array().$type<AlertEvent[]>().notNull(),
    paused: boolean().notNull().default(false),
    /** Earlier events create no alerts: when the search was saved, last changed, or resumed. */
    watchedSince: instant().notNull().defaultNow(),
    visitedAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    removedAt: instant(),
    changedXid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('saved_searches_person').on(t.personId, t.id), index('saved_searches_changed_xid').on(t.changedXid)],
);

/** Events of homes that match a saved search: unique per search, listing, event and version. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    personId: person(),
    listingId: integer().notNull(),
    event: text().$type<AlertEvent>().notNull(),
    /** Distinguishes events of one kind for a listing: the price, the start of the open house. */
    version: text().notNull(),
    happenedAt: instant().notNull(),
    priceCents: cents(),
    priceBeforeCents: cents(),
    status: text({ enum: ['active', 'pending', 'sold'] }),
    opensAt: instant(),
    /** The facts that the home met, as canonical texts. */
    met: text().array().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Due time of the email; null when there is none or it was sent. */
    mailDueAt: instant(),
    mailedAt: instant(),
  },
  (t) => [
    unique('search_alerts_once').on(t.searchId, t.listingId, t.event, t.version),
    index('search_alerts_of_search').on(t.searchId, t.id),
    index('search_alerts_of_person').on(t.personId, t.id),
    index('search_alerts_mail').on(t.mailDueAt),
  ],
);

/**
 * The number of homes a person was notified of since the first of them, within an hour; then it restarts. A separate
 * counter, because counting alerts takes longer the more there are.
 */
export const alertHours = pgTable('alert_hours', {
  personId: personId('cascade').primaryKey(),
  beganAt: instant().notNull(),
  homes: integer().notNull(),
});
