import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { agentId } from '../../companies/index.ts';
import type { ShownEntry, ShownSearch } from './list-token.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A buyer's request to a professional from a list, with the list as shown and the outcome. */
export const matches = pgTable(
  'matches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    /** Row of `connections`: the buyer, the professional and the consent. */
    connectionId: integer().notNull(),
    /** The home the request is about. */
    listingId: integer(),
    /** The list in its order; empty for requests from other pages. */
    shown: jsonb().$type<ShownEntry[]>().notNull(),
    shownAt: instant(),
    /** Version of the formula that ranked the list. */
    formula: text(),
    /** The buyer's search. */
    search: jsonb().$type<ShownSearch>(),
    /** Position from 1; null without a list. */
    position: smallint(),
    state: text({ enum: ['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended'] })
      .notNull()
      .default('pending'),
    askedAt: instant().notNull(),
    replyDueAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    /** Time of the professional's first answer or message. */
    repliedAt: instant(),
    /** Working minutes until the first reply. */
    replyMinutes: integer(),
    touredAt: instant(),
    closedAt: instant(),
    /** The buyer's private answer. */
    satisfied: boolean(),
    satisfiedAt: instant(),
    /** The previous match, which lapsed or was declined. */
    previousId: integer().references((): AnyPgColumn => matches.id, { onDelete: 'set null' }),
    /** Time when the buyer declined the next professional of the list. */
    passedAt: instant(),
    /** The `Idempotency-Key` of the request. */
    key: text(),
  },
  (t) => [
    unique('matches_connection').on(t.connectionId),
    unique('matches_previous').on(t.previousId),
    unique('matches_key').on(t.buyerId, t.key),
    index('matches_buyer').on(t.buyerId, t.askedAt),
    index('matches_agent').on(t.agentId, t.state),
  ],
);
