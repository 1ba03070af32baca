import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';

/**
 * Moves all homes of one list into another, with notes, tags and votes, and deletes the first. A home on both
 * becomes one, and is removed only if it was removed from both. The caller locks both lists.
 */
export async function mergeLists(tx: Tx, from: number, into: number): Promise<void> {
  const { rows: twins } = await tx.execute<{ gone: number; kept: number }>(sql`
    select gone.id as gone, kept.id as kept from saved_homes gone
      join saved_homes kept on kept.listing_id = gone.listing_id and kept.list_id = ${into}
    where gone.list_id = ${from}`);
  for (const { gone, kept } of twins) await mergeHomes(tx, gone, kept);
  await tx.execute(sql`update saved_homes set list_id = ${into} where list_id = ${from}`);
  await tx.execute(sql`delete from home_lists where id = ${from}`);
}

/** Merges two saved homes of one list, or of two lists that are merged. */
export async function mergeHomes(tx: Tx, gone: number, kept: number): Promise<void> {
  await tx.execute(sql`update saved_home_notes set saved_home_id = ${kept} where saved_home_id = ${gone}`);
  await tx.execute(sql`insert into saved_home_tags (saved_home_id, tag, added_by_id)
    select ${kept}, tag, added_by_id from saved_home_tags where saved_home_id = ${gone} order by id
    on conflict do nothing`);
  await tx.execute(sql`insert into saved_home_votes (saved_home_id, person_id, vote, voted_at)
    select ${kept}, person_id, vote, voted_at from saved_home_votes where saved_home_id = ${gone}
    on conflict (saved_home_id, person_id) do update set vote = excluded.vote, voted_at = excluded.voted_at
      where excluded.voted_at > saved_home_votes.voted_at`);
  await tx.execute(sql`update saved_homes kept set
      removed_at = case when gone.removed_at is null then null else kept.removed_at end,
      removed_by_id = case when gone.removed_at is null then null else kept.removed_by_id end,
      saved_at = least(kept.saved_at, gone.saved_at)
    from saved_homes gone where gone.id = ${gone} and kept.id = ${kept}`);
  await tx.execute(sql`delete from saved_homes where id = ${gone}`);
}
