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
import { people } from '../accounts/index.ts';
import { votes } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const cents = () => bigint({ mode: 'number' });
const person = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const someone = () => integer().references(() => people.id, { onDelete: 'set null' });

/** What is still known of a home that is not listed any more. No street: that is the seller's to show. */
export interface SeenHome {
  city: string;
  state: string;
  bedrooms: number | null;
  homeType: string;
}

/** The homes of one household. Its row is what writers of one list wait on. */
export const homeLists = pgTable('home_lists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant().notNull().defaultNow(),
});

/** Who keeps homes on a list; everybody has one at most. */
export const homeListMembers = pgTable(
  'home_list_members',
  {
    personId: integer()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    listId: integer()
      .notNull()
      .references(() => homeLists.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('home_list_members_list').on(t.listId)],
);

/** Invitations of a co-buyer by mail. */
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
    /** SHA-256 of the token in the letter, in hex. */
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

/** Homes on a list. One that was removed keeps its notes, tags and votes for 30 days, so that it can come back whole. */
export const savedHomes = pgTable(
  'saved_homes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listId: integer()
      .notNull()
      .references(() => homeLists.id, { onDelete: 'cascade' }),
    /** The home's newest listing: it follows when the home is listed again. May name one that is gone. */
    listingId: integer().notNull(),
    savedById: someone(),
    savedAt: instant().notNull().defaultNow(),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    /** As it stood when it was saved. */
    priceCentsThen: cents().notNull(),
    /** As it was last seen in public: what a person was told of, and what is left to say when it is gone. */
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

/** Words that a household sorts its homes by. */
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
