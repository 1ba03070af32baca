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
import { people } from '../../accounts/index.ts';
import { agents } from '../../network/index.ts';
import type { ShownEntry, ShownSearch } from './list-token.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A professional whom a buyer asked from a list: what the list showed, and what became of it. */
export const matches = pgTable(
  'matches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    agentType: text({ enum: ['real_estate', 'mortgage'] }).notNull(),
    /** Of `connections`: who asked whom, with what consent. */
    connectionId: integer().notNull(),
    /** The home that the buyer asked about. */
    listingId: integer(),
    /** The list in its order; empty where they asked from somewhere else. */
    shown: jsonb().$type<ShownEntry[]>().notNull(),
    shownAt: instant(),
    /** Version of the formula that ranked the list. */
    formula: text(),
    /** What the buyer searched with. */
    search: jsonb().$type<ShownSearch>(),
    /** From 1; null without a list. */
    position: smallint(),
    state: text({ enum: ['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended'] })
      .notNull()
      .default('pending'),
    askedAt: instant().notNull(),
    replyDueAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    /** First answer or message of the professional. */
    repliedAt: instant(),
    /** Working minutes until then. */
    replyMinutes: integer(),
    touredAt: instant(),
    closedAt: instant(),
    /** The buyer's private answer. */
    satisfied: boolean(),
    satisfiedAt: instant(),
    /** The match that lapsed or was declined before. */
    previousId: integer().references((): AnyPgColumn => matches.id, { onDelete: 'set null' }),
    /** When the buyer did not want the next of the list. */
    passedAt: instant(),
    /** The `Idempotency-Key` that it was asked with. */
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
