import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { contactMerges } from './merge.tables.ts';

/** Selects the ids of contacts with those merged into them. A merge that was undone does not count. */
export const withMerged = (ids: SQL): SQL => sql`(with recursive merged (id) as (
    select id from (${ids}) as kept (id)
    union select ${contactMerges.absorbedId} from ${contactMerges} join merged on merged.id = ${contactMerges.keptId}
      where ${contactMerges.undoneAt} is null
  ) select id from merged)`;

/** The contact that a contact is now a part of: itself, or the one that it was merged into. */
export const keptContact = (id: SQL): SQL => sql`(with recursive kept (id, depth) as (
    select ${id}, 0
    union all select ${contactMerges.keptId}, depth + 1 from ${contactMerges} join kept on kept.id = ${contactMerges.absorbedId}
      where ${contactMerges.undoneAt} is null
  ) select id from kept order by depth desc limit 1)`;

/** Returns `keptContact` of one contact. */
export async function keptContactId(db: Db, id: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select ${keptContact(sql`${id}::int`)} as id`);
  return rows[0]!.id;
}
