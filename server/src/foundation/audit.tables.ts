import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What was done to rights, money, licences, codes and consents. Append-only (a trigger refuses changes), each line bound
 * to the one before it by its hash.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The person who did it; null for the system and for visitors. Kept when the person is gone. */
    actorId: integer(),
    /** `person`, `visitor`, or the name of a job or command. */
    actor: text().notNull(),
    /** What was done, in the past tense: `license.verified`. */
    action: text().notNull(),
    /** To what: `reseller:12`. */
    object: text().notNull(),
    /** JSON, as text: its bytes are part of the hash. */
    details: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [index('audit_log_object').on(t.object), index('audit_log_action').on(t.action, t.id)],
);
