import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { agentId } from '../../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const agent = () => agentId('cascade').notNull();

/**
 * Client reviews of professionals: one per event. After an account is erased, its ratings stay without author and
 * text, because the mean must not change when an author leaves.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agent(),
    authorId: personId('set null'),
    /** The event that makes the author a client, by id: an appointment (`toured`) or a purchase (`closed`). */
    eventKind: text({ enum: ['toured', 'closed'] }).notNull(),
    eventId: integer().notNull(),
    rating: smallint().notNull(),
    /** Null once the author's account is erased. */
    text: text(),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
    reply: text(),
    repliedAt: instant(),
    removedAt: instant(),
    /** The published rule that was applied. */
    removedRule: text(),
    removedNote: text(),
  },
  (t) => [
    unique('reviews_event').on(t.agentId, t.eventKind, t.eventId),
    index('reviews_agent').on(t.agentId, t.createdAt),
    index('reviews_author').on(t.authorId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** Earlier versions of edited reviews. */
export const reviewVersions = pgTable(
  'review_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    text: text(),
    replacedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('review_versions_review').on(t.reviewId)],
);

/** Purchases that closed during a connection with a professional, as the buyer entered or confirmed. */
export const clientClosings = pgTable(
  'client_closings',
  {
    agentId: agent(),
    /** Id of the journey's purchase. */
    purchaseId: integer().notNull(),
    buyerId: personId('cascade').notNull(),
    closedOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.purchaseId] }), index('client_closings_buyer').on(t.buyerId)],
);
