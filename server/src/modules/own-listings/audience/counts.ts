import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { saveCountsOf } from '../../saving/index.ts';
import { listingViews } from '../tables.ts';

/** Unique viewers of listings, and people who have them on a list now. */
export async function countsOf(db: Db, listingIds: readonly number[]) {
  const counts = new Map<number, { views: number; saves: number }>();
  if (listingIds.length === 0) return counts;
  const saves = await saveCountsOf(db, listingIds);
  const views = await db
    .select({ id: listingViews.listingId, views: count() })
    .from(listingViews)
    .where(inArray(listingViews.listingId, [...listingIds]))
    .groupBy(listingViews.listingId);
  const viewsOf = new Map(views.map((row) => [row.id, row.views]));
  for (const id of listingIds) counts.set(id, { views: viewsOf.get(id) ?? 0, saves: saves.get(id) ?? 0 });
  return counts;
}

/** Viewers by the day of their first view, oldest first. */
export const viewsByDay = (db: Db, listingId: number) =>
  db
    .select({ on: listingViews.firstOn, views: count() })
    .from(listingViews)
    .where(eq(listingViews.listingId, listingId))
    .groupBy(listingViews.firstOn)
    .orderBy(listingViews.firstOn);
