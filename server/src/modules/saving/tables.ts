import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sealedText } from '../../platform/secrets/at-rest.ts';
import { personId } from '../accounts/index.ts';
import { votes } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const cents = () => bigint({ mode: 'number' });
const person = () => personId('cascade').notNull();
const someone = () => personId('set null');

/** Last known data of a home that is no longer listed. Without a street, which only the seller may show. */
export interface SeenHome {
  city: string;
  state: string;
  bedrooms: number | null;
  homeType: string;
}

/** The homes of one household. Writers of a list lock its row. */
export const homeLists = pgTable('home_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant().notNull().defaultNow(),
});

/** Members of lists; a person is on at most one. */
export const homeListMembers = pgTable(
  'home_list_members',
  {
    personId: personId('cascade').primaryKey(),
    listId: integer()
      .notNull()
      .references(() => homeLists.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('home_list_members_list').on(t.listId)],
);

/** Email invitations of co-buyers. */
export const homeListInvitations = pgTable(
  'home_list_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listId: integer()
      .notNull()
      .references(() => homeLists.id, { onDelete: 'cascade' }),
    invitedById: person(),
    /** In lower case. */
    email: text().notNull(),
    /** SHA-256 of the emailed token, in hex. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('home_list_invitations_token').on(t.tokenHash),
    index('home_list_invitations_list').on(t.listId),
    index('home_list_invitations_inviter').on(t.invitedById),
  ],
);

/**
 * Homes on a list. A removed one keeps its notes, tags and votes for 30 days, so that it can be restored
 * completely.
 */
export const savedHomes = pgTable(
  'saved_homes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listId: integer()
      .notNull()
      .references(() => homeLists.id, { onDelete: 'cascade' }),
    /** The home's newest listing, updated when it is listed again. It may no longer exist. */
    listingId: integer().notNull(),
    savedById: someone(),
    savedAt: instant().notNull().defaultNow(),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    /** Price at the time of saving. */
    priceCentsThen: cents().notNull(),
    /** Last public price: the one that people were notified of, and the one shown after the home is gone. */
    priceCentsSeen: cents().notNull(),
    statusSeen: text({ enum: ['active', 'pending', 'sold', 'gone'] }).notNull(),
    seenAt: instant().notNull().defaultNow(),
    seen: jsonb().$type<SeenHome>().notNull(),
    removedAt: instant(),
    removedById: someone(),
  },
  (t) => [
    unique('saved_homes_once').on(t.listId, t.listingId),
    index('saved_homes_listing').on(t.listingId),
    index('saved_homes_removed').on(t.removedAt).where(sql`removed_at is not null`),
  ],
);

export const savedHomeNotes = pgTable(
  'saved_home_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    savedHomeId: integer()
      .notNull()
      .references(() => savedHomes.id, { onDelete: 'cascade' }),
    authorId: person(),
    text: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
  },
  (t) => [index('saved_home_notes_home').on(t.savedHomeId), index('saved_home_notes_author').on(t.authorId)],
);

/** A household's tags for its homes. */
export const savedHomeTags = pgTable(
  'saved_home_tags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    savedHomeId: integer()
      .notNull()
      .references(() => savedHomes.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    addedById: someone(),
  },
  (t) => [uniqueIndex('saved_home_tags_once').on(t.savedHomeId, sql`lower(${t.tag})`)],
);

export const savedHomeVotes = pgTable(
  'saved_home_votes',
  {
    savedHomeId: integer()
      .notNull()
      .references(() => savedHomes.id, { onDelete: 'cascade' }),
    personId: person(),
    vote: text({ enum: votes }).notNull(),
    votedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.savedHomeId, t.personId] }), index('saved_home_votes_person').on(t.personId)],
);

/**
 * A person's saved homes that they could buy at the last estimate: `QualifyingHomes` as JSON, encrypted, because it
 * follows from their means.
 */
export const qualifyingHomes = pgTable('qualifying_homes', {
  personId: personId('cascade').primaryKey(),
  homes: sealedText('qualifying homes').notNull(),
});
