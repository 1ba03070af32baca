import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../foundation/db.ts';
import { homeListMembers, homeLists } from './tables.ts';

/** The list of a person; undefined before they saved anything. */
export async function listOf(db: Db, personId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ listId: homeListMembers.listId })
    .from(homeListMembers)
    .where(eq(homeListMembers.personId, personId));
  return found?.listId;
}

/**
 * Holds back everything else that changes which list this person has. Always taken before the rows of lists are, and one
 * a transaction, so that nobody waits in a circle.
 */
export const lockPerson = (tx: Tx, personId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`home list of ${personId}`}))`);

/** Writers of one list wait for each other: what is counted holds until the commit. */
export async function lockLists(tx: Tx, listIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from home_lists where id = any(${sql.param([...listIds])}::integer[]) order by id for update`,
  );
}

/** The person's list, made where there is none, and locked. */
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

/** Everybody of a list, whoever joined first standing first. */
export async function memberIds(db: Db, listId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: homeListMembers.personId })
    .from(homeListMembers)
    .where(eq(homeListMembers.listId, listId))
    .orderBy(homeListMembers.joinedAt, homeListMembers.personId);
  return rows.map(({ personId }) => personId);
}
