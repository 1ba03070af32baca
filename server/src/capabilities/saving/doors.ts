import { sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import type { Vote } from './contract.ts';

/** The listings that are on a person's list now, the newest saved first. */
export async function savedListingIds(db: Db, personId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select listing_id as id from saved_homes join home_list_members using (list_id)
    where person_id = ${personId} and removed_at is null order by saved_at desc, saved_homes.id desc`);
  return rows.map(({ id }) => id);
}

/** A home that is or was on somebody's list, and what they think of it themselves. */
export interface KeptHome {
  savedHomeId: number;
  listingId: number;
  savedAt: Date;
  /** Null while it is on the list; what was removed is known for 30 days. */
  removedAt: Date | null;
  /** Whether this person saved it, rather than a co-buyer. */
  savedByThem: boolean;
  vote: Vote | null;
}

/** All homes that a person keeps or removed, the newest saved first: what their taste is read from. */
export async function savedHomesOf(db: Db, personId: number): Promise<KeptHome[]> {
  type Row = Omit<KeptHome, 'savedAt' | 'removedAt'> & { savedAt: string; removedAt: string | null };
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
