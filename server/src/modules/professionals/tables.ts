import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
