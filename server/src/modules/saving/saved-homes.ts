import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Vote } from './contract.ts';

/** Returns the listings on a person's list, newest saved first. */
export async function savedListingIds(db: Db, personId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select listing_id as id from saved_homes join home_list_members using (list_id)
    where person_id = ${personId} and removed_at is null order by saved_at desc, saved_homes.id desc`);
  return rows.map(({ id }) => id);
}

/** A home that is or was on a person's list, with their own opinion. */
export interface SavedHomeSignal {
  savedHomeId: number;
  listingId: number;
  savedAt: Date;
  /** Null while it is on the list; removed homes are kept for 30 days. */
  removedAt: Date | null;
  /** True when this person saved it, false for a co-buyer. */
  savedByThem: boolean;
  vote: Vote | null;
}

/** Returns all homes that a person saved or removed, newest saved first, as taste signals. */
export async function savedHomesOf(db: Db, personId: number): Promise<SavedHomeSignal[]> {
  type Row = Omit<SavedHomeSignal, 'savedAt' | 'removedAt'> & { savedAt: string; removedAt: string | null };
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    select saved_homes.id as "savedHomeId", listing_id as "listingId", saved_at as "savedAt", removed_at as "removedAt",
      coalesce(saved_by_id = ${personId}, false) as "savedByThem", vote
    from saved_homes join home_list_members using (list_id)
      left join saved_home_votes on saved_home_id = saved_homes.id
        and saved_home_votes.person_id = home_list_members.person_id
    where home_list_members.person_id = ${personId}
    order by saved_at desc, saved_homes.id desc`);
  return rows.map((row) => ({
    ...row,
    savedAt: new Date(row.savedAt),
    removedAt: row.removedAt === null ? null : new Date(row.removedAt),
  }));
}

/** Returns the number of people who have each listing on their list now. */
export async function saveCountsOf(db: Db, listingIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; people: number }>(sql`
    select listing_id as id, count(distinct person_id)::int as people
    from saved_homes join home_list_members using (list_id)
    where removed_at is null and listing_id = any(${sql.param([...listingIds])}::int[]) group by listing_id`);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
