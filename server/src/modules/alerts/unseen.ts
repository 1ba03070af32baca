import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { savedSearches, searchAlerts } from './tables.ts';

/** Returns a person's unviewed alerts and the newest of them, for other modules. */
export async function unseenAlertsOf(db: Db, personId: number): Promise<{ count: number; lastId: number | null }> {
  const [found] = await db
    .select({ count: count(), lastId: max(searchAlerts.id) })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .where(
      and(
        eq(searchAlerts.personId, personId),
        isNull(savedSearches.removedAt),
        gt(searchAlerts.createdAt, savedSearches.visitedAt),
      ),
    );
  return found!;
}
