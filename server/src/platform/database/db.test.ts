/** @module-tag both-databases */
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '../../../test/test-database.ts';
import { openDatabase } from './db.ts';

const describeServer = describe.runIf(inject('databaseKind') === 'server');

describeServer('a PostgreSQL server that drops its connections', () => {
  it('fails the running transactions but not the process, and the next query gets a new connection', async () => {
    const url = await createServerDatabase({ migrated: false });
    const database = await openDatabase({ url, poolSize: 2, statementTimeoutMs: 5_000 });
    const broken = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      // The connection ends while it is idle. An unhandled error would end the process.
      await new Promise((done) => setTimeout(done, 300));
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});
