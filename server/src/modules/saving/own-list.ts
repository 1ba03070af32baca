import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { homeListMembers, homeLists } from './tables.ts';

/** Returns a person's list, or undefined before they have saved a home. */
export async function listOf(db: Db, personId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ listId: homeListMembers.listId })
    .from(homeListMembers)
    .where(eq(homeListMembers.personId, personId));
  return found?.listId;
}

/**
 * Locks the person against other changes of their list. Always taken before the locks of lists, and once per
 * transaction, to prevent deadlocks.
 */
export const lockPerson = (tx: Tx, personId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`home list of ${personId}`}))`);

/** Serializes writers of one list, so that counts stay correct until the commit. */
export async function lockLists(tx: Tx, listIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from home_lists where id = any(${sql.param([...listIds])}::integer[]) order by id for update`,
  );
}

/** Returns the person's list with a lock; creates it if needed. */
export async function lockOwnList(tx: Tx, personId: number): Promise<number> {
  await lockPerson(tx, personId);
  const listId = (await listOf(tx, personId)) ?? (await newList(tx, personId));
  await lockLists(tx, [listId]);
  return listId;
}

export async function newList(tx: Tx, personId: number): Promise<number> {
  const [list] = await tx.insert(homeLists).values({}).returning({ id: homeLists.id });
  await tx
    .insert(homeListMembers)
    .values({ personId, listId: list!.id })
    .onConflictDoUpdate({ target: homeListMembers.personId, set: { listId: list!.id, joinedAt: sql`now()` } });
  return list!.id;
}

/** Returns the members of a list in the order they joined. */
export async function memberIds(db: Db, listId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: homeListMembers.personId })
    .from(homeListMembers)
    .where(eq(homeListMembers.listId, listId))
    .orderBy(homeListMembers.joinedAt, homeListMembers.personId);
  return rows.map(({ personId }) => personId);
}
