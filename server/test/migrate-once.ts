/** Started several times at once by the migration test: applies the migrations and prints their number. */

import { openDatabase } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrate.ts';

const database = await openDatabase({ url: process.env.DATABASE_URL!, poolSize: 2, statementTimeoutMs: 30_000 });
const applied = await migrate(database.pool);
await database.close();
console.log(applied.length);
