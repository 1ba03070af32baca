import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Audit log of rights, money, licenses, codes and consents. Append-only (a trigger rejects changes). Each entry
 * contains the hash of the entry before it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The person who acted; null for the system and for visitors. Kept after the person's account is deleted. */
    actorId: integer(),
    /** `person`, `visitor`, or the name of a job or command. */
    actor: text().notNull(),
    /** The action in the past tense: `license.verified`. */
    action: text().notNull(),
    /** The object of the action: `reseller:12`. */
    object: text().notNull(),
    /** JSON stored as text, because the hash covers its exact bytes. */
    details: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [index('audit_log_object').on(t.object), index('audit_log_action').on(t.action, t.id)],
);
