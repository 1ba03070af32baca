import { count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { publicListings } from './public-listings.ts';

/** Returns an agent's number of public listings by status. */
export async function listingCountsOf(db: Db, agentId: number): Promise<Record<'active' | 'pending' | 'sold', number>> {
  const rows = await db
    .select({ status: publicListings.status, count: count() })
    .from(publicListings)
    .where(eq(publicListings.listAgentId, agentId))
    .groupBy(publicListings.status);
  return { active: 0, pending: 0, sold: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/** Returns ids of an agent's public listings: for sale first, then pending and sold, the latest first. */
export async function listingIdsOf(db: Db, agentId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: publicListings.id })
    .from(publicListings)
    .where(eq(publicListings.listAgentId, agentId))
    .orderBy(
      sql`array_position(array['active', 'pending', 'sold'], ${publicListings.status})`,
      desc(publicListings.modificationTimestamp),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
