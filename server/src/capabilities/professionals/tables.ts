import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    state: text({ enum: ['pending', 'connected', 'declined', 'withdrawn', 'ended'] })
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
    endedById: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('connections_open').on(t.buyerId, t.agentId).where(sql`state in ('pending', 'connected')`),
    index('connections_agent').on(t.agentId, t.state),
  ],
);
