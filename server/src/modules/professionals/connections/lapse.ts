import { and, asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { daysToAnswer } from '../contract.ts';
import { connections } from '../tables.ts';
import { publishConnection } from './publish-connection.ts';

/**
 * Job: lapses requests without an answer, at their own time or after 14 days. Each has its own transaction;
 * returns their number.
 */
export async function lapseRequests(app: AppContext, now = new Date()): Promise<number> {
  const old = and(
    eq(connections.state, 'pending'),
    sql`coalesce(${connections.lapsesAt}, ${connections.createdAt} + make_interval(days => ${daysToAnswer}::integer))
      <= ${now.toISOString()}::timestamptz`,
  );
  const due = await app.database.db
    .select({ id: connections.id })
    .from(connections)
    .where(old)
    .orderBy(asc(connections.id));
  let lapsed = 0;
  for (const { id } of due)
    await app.events.transaction(async (tx, emit) => {
      const [row] = await tx
        .update(connections)
        .set({ state: 'lapsed', endedAt: now })
        .where(and(eq(connections.id, id), old))
        .returning();
      if (!row) return;
      await publishConnection(tx, emit, row, null);
      await writeAudit(tx, 'lapse-requests', { action: 'connection.lapsed', object: `connection:${id}` });
      lapsed += 1;
    });
  return lapsed;
}
