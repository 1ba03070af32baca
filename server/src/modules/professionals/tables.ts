import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId } from '../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Connections of a buyer and a professional: requested, answered, ended. An agent by whose code a buyer signed up
 * is connected from the start, with `origin` code; each pair has at most one open row.
 */
export const connections = pgTable(
  'connections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    state: text({ enum: ['pending', 'connected', 'declined', 'withdrawn', 'lapsed', 'ended'] })
      .notNull()
      .default('pending'),
    origin: text({ enum: ['request', 'code'] })
      .notNull()
      .default('request'),
    /** Message of the request. */
    message: text(),
    /** Facts that the buyer agreed to share: `name`, `email`, `phone`, `budget`, `preferences`, `saved_homes`. */
    shared: text().array().notNull().default(sql`'{}'`),
    consentedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
    endedAt: instant(),
    /** Time when an unanswered request lapses; null means after 14 days. */
    lapsesAt: instant(),
    /** Reason of the decline or end, as shown to the other side. */
    reason: text(),
    endedById: personId('set null'),
  },
  (t) => [
    uniqueIndex('connections_open').on(t.buyerId, t.agentId).where(sql`state in ('pending', 'connected')`),
    index('connections_agent').on(t.agentId, t.state),
  ],
);

/** Calls, showings and meetings of a buyer with a professional, from proposal to outcome. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    kind: text({ enum: ['call', 'showing', 'meeting'] }).notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed'] })
      .notNull()
      .default('proposed'),
    /** The listing of a showing's home. */
    listingId: integer(),
    note: text(),
    /** Time zone in which the buyer chose the first times. */
    timeZone: text().notNull(),
    minutes: smallint().notNull(),
    /** Proposed UTC instants, while the appointment is proposed. */
    times: jsonb().$type<string[]>().notNull(),
    /** The side that proposed the times; the other side answers. */
    proposedBy: text({ enum: ['buyer', 'professional'] })
      .notNull()
      .default('buyer'),
    startsAt: instant(),
    reason: text(),
    /** Increases with each change, so that calendars recognize the newer file. */
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
