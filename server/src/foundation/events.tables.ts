import { sql } from 'drizzle-orm';
import { bigserial, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What happened, written in the transaction in which it happened. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    emittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The transaction that wrote it: ids are taken in another order than transactions commit in. */
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** The handlers that are through with it. */
    handledBy: text().array().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    /** When a handler may try (again). */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('events_by_transaction').on(table.transaction),
    index('events_unfinished').on(table.dueAt).where(sql`finished_at is null`),
  ],
);
