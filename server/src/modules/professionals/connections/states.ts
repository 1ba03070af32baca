import { integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { connections } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The view of connections for other modules. Its SQL is in the migrations. */
export const connectionStates = pgView('connection_states', {
  id: integer('id').notNull(),
  buyerId: integer('buyer_id').notNull(),
  agentId: integer('agent_id').notNull(),
  state: text('state', { enum: connections.state.enumValues }).notNull(),
  origin: text('origin', { enum: connections.origin.enumValues }).notNull(),
  createdAt: instant('created_at').notNull(),
  answeredAt: instant('answered_at'),
  endedAt: instant('ended_at'),
}).existing();
