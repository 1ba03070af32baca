import { sql } from 'drizzle-orm';
import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The files that a process wrote its index into (`index-file.ts`). A file counts only where the database knows it by its
 * number and the transaction that noted it: another database does not, nor does this one set back to before. A restore
 * keeps the rows but not their transactions.
 */
export const indexFiles = pgTable('index_files', {
  id: uuid().primaryKey(),
  writtenXid: xid8().notNull().default(sql`pg_current_xact_id()`),
  writtenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
