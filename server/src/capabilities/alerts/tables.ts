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
import { people } from '../accounts/index.ts';
import type { AlertEvent, SearchToSave } from './contract.ts';
import type { StoredQuestion } from './question.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const cents = () => bigint({ mode: 'number' });
/** Transaction id; a trigger sets it at every write, so that whoever keeps searches in memory sees each commit. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const person = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Searches that people keep and are told of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    name: text().notNull(),
    /** As it was sent, to fill a page with. */
    search: jsonb().$type<SearchToSave>().notNull(),
    /** How it was read when it was saved: what is watched for does not change with the reader. */
    question: jsonb().$type<StoredQuestion>().notNull(),
    frequency: text({ enum: ['instant', 'daily', 'weekly', 'off'] }).notNull(),
    events: text().array().$type<AlertEvent[]>().notNull(),
    paused: boolean().notNull().default(false),
    /** What happened before is not told: when it was saved, last given another question, or resumed. */
    watchedSince: instant().notNull().defaultNow(),
    visitedAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    removedAt: instant(),
    changedXid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [index('saved_searches_person').on(t.personId, t.id), index('saved_searches_changed_xid').on(t.changedXid)],
);

/** What happened to a home that a saved search matches: once for a search, listing, event and version. */
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
    /** What tells one such event of the listing from another: the price, the start of the open house. */
    version: text().notNull(),
    happenedAt: instant().notNull(),
    priceCents: cents(),
    priceBeforeCents: cents(),
    status: text({ enum: ['active', 'pending', 'sold'] }),
    opensAt: instant(),
    /** The facts of the search that the home met, as canonical texts. */
    met: text().array().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When the mail is due; null where there is none, or none any more. */
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
 * How many homes somebody was told of at once since the first of them, within an hour; then it begins anew. A count of its
 * own: to count alerts would take longer the more there are.
 */
export const alertHours = pgTable('alert_hours', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  beganAt: instant().notNull(),
  homes: integer().notNull(),
});
