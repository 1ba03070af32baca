import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

interface Saves {
  personId: number;
  count: number;
  /** When the last one was saved. */
  at: Date;
}

/** Returns for each of these people with saved homes how many they saved since an instant and did not remove. */
export async function recentSavesOf(db: Db, personIds: readonly number[], since = new Date(0)): Promise<Saves[]> {
  if (personIds.length === 0) return [];
  const { rows } = await db.execute<{ personId: number; count: number; at: string }>(sql`
    select saved_by_id as "personId", count(*)::int as count, max(saved_at) as at from saved_homes
    where saved_by_id in ${personIds} and removed_at is null and saved_at > ${since.toISOString()}
    group by saved_by_id`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** Returns how many people saved each of these listings now. */
export async function saversOf(db: Db, listingIds: readonly number[]): Promise<Map<number, number>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select listing_id as id, count(distinct saved_by_id)::int as count from saved_homes
    where listing_id in ${listingIds} and removed_at is null group by listing_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
