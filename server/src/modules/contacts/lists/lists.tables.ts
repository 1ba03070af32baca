import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';
import type { Lead } from '../entries/contract.ts';
import type { BulkAction, SmartFilters } from './contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Filters that an agent saved under a name; the list always has the contacts that match now. */
export const smartLists = pgTable(
  'contact_smart_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    name: text().notNull(),
    filters: jsonb().$type<SmartFilters>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('contact_smart_lists_agent').on(t.agentId)],
);

/** The values of a contact before a bulk action. Actions from before moves were recorded have no status. */
export interface Former extends Pick<Lead, 'id' | 'tags' | 'urgency'>, Partial<Pick<Lead, 'status' | 'lostReason'>> {
  statusChangedAt?: string;
  lastContactedAt?: string | null;
  /** The run that the start of a plan added. */
  runId?: number;
}

/** Bulk actions with the former values of each contact, for their undo. */
export const bulkActions = pgTable(
  'contact_bulk_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agentId: agentId('cascade').notNull(),
    action: jsonb().$type<BulkAction>().notNull(),
    before: jsonb().$type<Former[]>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('contact_bulk_actions_agent').on(t.agentId)],
);
