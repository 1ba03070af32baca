import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { appointments } from './tables.ts';

/** Returns an agent's number of showings that took place, in all and since the start of the month (UTC). */
export async function shownHomesOf(
  db: Db,
  agentId: number,
): Promise<{ propertiesShown: number; showingsThisMonth: number }> {
  const [counts] = await db
    .select({
      propertiesShown: sql<number>`count(*)::integer`,
      showingsThisMonth: sql<number>`(count(*) filter (where ${appointments.startsAt} >= date_trunc('month', now())))::integer`,
    })
    .from(appointments)
    .where(and(eq(appointments.agentId, agentId), eq(appointments.kind, 'showing'), eq(appointments.state, 'done')));
  return counts!;
}
