import { DAY_MS } from '@lintel/geo';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { connections } from '../tables.ts';
import { restDays } from './request-connection.ts';

/** Returns these connections with their current state. */
export const connectionsByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(connections)
        .where(inArray(connections.id, [...ids]));

/** After a message from the professional, the request lapses after the default 14 days. */
export const holdRequest = (tx: Tx, id: number) =>
  tx
    .update(connections)
    .set({ lapsesAt: null })
    .where(and(eq(connections.id, id), eq(connections.state, 'pending')));

/**
 * Returns the professionals whose request from this buyer was declined, lapsed or withdrawn within the last days.
 */
export async function restingOf(
  db: Db,
  buyerId: number,
  agentIds: readonly number[],
  now = new Date(),
): Promise<Set<number>> {
  if (agentIds.length === 0) return new Set();
  const since = new Date(now.getTime() - restDays * DAY_MS).toISOString();
  const rows = await db
    .select({ agentId: connections.agentId })
    .from(connections)
    .where(
      and(
        eq(connections.buyerId, buyerId),
        inArray(connections.agentId, [...agentIds]),
        inArray(connections.state, ['declined', 'lapsed', 'withdrawn']),
        sql`coalesce(${connections.endedAt}, ${connections.answeredAt}) > ${since}::timestamptz`,
      ),
    );
  return new Set(rows.map(({ agentId }) => agentId));
}
