import { sql } from 'drizzle-orm';
import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Index files written by processes (`index-file.ts`). A file is valid only if the database has its id with
 * the transaction that recorded it: another database has not, nor has this one after a rollback to an earlier
 * state. A restore keeps the rows but not their transactions.
 */
export const indexFiles = pgTable('index_files', {
  id: uuid().primaryKey(),
  writtenXid: xid8().notNull().default(sql`pg_current_xact_id()`),
  writtenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
