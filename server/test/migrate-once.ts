/** Started several times at once by the migration test: applies the migrations and prints their number. */
import { migrate } from '../src/foundation/database/migrate.ts';
import { openDatabase } from '../src/foundation/db.ts';

const database = await openDatabase({ url: process.env.DATABASE_URL!, poolSize: 2, statementTimeoutMs: 30_000 });
const applied = await migrate(database.pool);
await database.close();
console.log(applied.length);
