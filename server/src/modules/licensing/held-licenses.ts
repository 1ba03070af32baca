import { date, integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { licenses } from './tables.ts';

/** The view of licenses for other modules. Its SQL is in the migrations. */
export const heldLicenses = pgView('held_licenses', {
  id: integer('id').notNull(),
  /** The company of a company's own license. */
  resellerId: integer('reseller_id'),
  /** The agent of an agent's license. */
  agentId: integer('agent_id'),
  jurisdiction: text('jurisdiction').notNull(),
  licenseType: text('license_type', { enum: licenses.licenseType.enumValues }).notNull(),
  licenseNumber: text('license_number').notNull(),
  status: text('status', { enum: licenses.status.enumValues }).notNull(),
  expiresOn: date('expires_on', { mode: 'string' }),
  /** Time of the last check. */
  checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }),
}).existing();
