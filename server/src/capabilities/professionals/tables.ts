import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';
import { agents } from '../network/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * A buyer and a professional: asked for, answered, ended. An agent by whose code a buyer signed up is connected from the
 * start, with `origin` code; one row is open per pair at a time.
 */
export const connections = pgTable(
  'connections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    state: text({ enum: ['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended'] })
      .notNull()
      .default('pending'),
    origin: text({ enum: ['request', 'code'] })
      .notNull()
      .default('request'),
    /** What the buyer wrote with the request. */
    message: text(),
    /** What the buyer agreed to show: `name`, `email`, `phone`, `budget`, `preferences`, `saved_homes`. */
    shared: text().array().notNull().default(sql`'{}'`),
    consentedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
    endedAt: instant(),
    /** When it lapses unanswered; null is after 14 days. */
    lapsesAt: instant(),
    /** Why it was declined or ended, as the other side reads it. */
    reason: text(),
    endedById: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('connections_open').on(t.buyerId, t.agentId).where(sql`state in ('pending', 'connected')`),
    index('connections_agent').on(t.agentId, t.state),
  ],
);

/** A call, a showing or a meeting of a buyer with a professional: proposed, confirmed, and what became of it. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    agentId: integer()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['call', 'showing', 'meeting'] }).notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed'] })
      .notNull()
      .default('proposed'),
    /** The home of a showing, by its listing. */
    listingId: integer(),
    note: text(),
    /** The zone in which the buyer chose the first times. */
    timeZone: text().notNull(),
    minutes: smallint().notNull(),
    /** UTC instants to choose from, while it is proposed. */
    times: jsonb().$type<string[]>().notNull(),
    /** Whose times these are: the other side answers. */
    proposedBy: text({ enum: ['buyer', 'professional'] })
      .notNull()
      .default('buyer'),
    startsAt: instant(),
    reason: text(),
    /** Goes up with each change, so that calendars know which file is the newer. */
    sequence: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    remindedAt: instant(),
  },
  (t) => [
    index('appointments_buyer').on(t.buyerId, t.state),
    index('appointments_agent').on(t.agentId, t.state),
    index('appointments_due').on(t.startsAt).where(sql`state = 'confirmed'`),
  ],
);
