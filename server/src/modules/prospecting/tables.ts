import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchToSave, StoredQuery } from '../alerts/index.ts';
import { agentId } from '../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Homes, or a search that stays live, that an agent sent to a contact (RESO Prospecting and ContactListings). */
export const homeSends = pgTable(
  'home_sends',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    contactId: integer().notNull(),
    note: text().notNull().default(''),
    /** The chosen homes; empty for a search. */
    listingIds: integer().array().notNull().default(sql`'{}'`),
    search: jsonb().$type<SearchToSave>(),
    /** Parsed when it was sent, so that the page does not change with the parser. */
    question: jsonb().$type<StoredQuery>(),
    /** SHA-256 of the token in the client's link. */
    tokenHash: text().notNull().unique(),
    emailedAt: instant(),
    openedAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('home_sends_contact').on(t.contactId, t.id)],
);

/** The client's opinion of each home of the page. */
export const homeSendReactions = pgTable(
  'home_send_reactions',
  {
    sendId: integer()
      .notNull()
      .references(() => homeSends.id, { onDelete: 'cascade' }),
    listingId: integer().notNull(),
    openedAt: instant(),
    reaction: text({ enum: ['liked', 'dismissed'] }),
    reactedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.sendId, t.listingId] })],
);
