import { sql } from 'drizzle-orm';
import { bigserial, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Events, written in the transaction that caused them. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    emittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The transaction that wrote the event. Ids are assigned in a different order than transactions commit. */
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Handlers that have finished with the event. */
    handledBy: text().array().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('events_by_transaction').on(table.transaction),
    index('events_unfinished').on(table.dueAt).where(sql`finished_at is null`),
  ],
);
