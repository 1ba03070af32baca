import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { agentId, companyId } from '../../companies/index.ts';
import { contacts } from '../tables.ts';
import { type RoutingRule, routingModes } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A company's rule for the distribution of the leads that it lends to its agents. */
export const routingRules = pgTable('lead_routing_rules', {
  companyId: companyId('cascade').primaryKey(),
  mode: text({ enum: routingModes }).notNull(),
  /** Minutes in which an agent answers before the next one gets the lead. */
  replyMinutes: integer().notNull(),
  /** The first rule that a lead matches decides which agents may get it. */
  rules: jsonb().$type<RoutingRule[]>().notNull(),
  changedAt: instant().notNull().defaultNow(),
});

/** Offers of a lead to one agent after the other. */
export const leadOffers = pgTable(
  'lead_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    agentId: agentId('cascade').notNull(),
    state: text({ enum: ['open', 'answered', 'lapsed'] })
      .notNull()
      .default('open'),
    offeredAt: instant().notNull().defaultNow(),
    dueAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('lead_offers_open').on(t.contactId).where(sql`state = 'open'`),
    uniqueIndex('lead_offers_once').on(t.contactId, t.agentId),
    index('lead_offers_due').on(t.dueAt).where(sql`state = 'open'`),
    index('lead_offers_agent').on(t.agentId, t.offeredAt),
  ],
);
