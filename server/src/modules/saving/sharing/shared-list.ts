import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { listOf } from '../own-list.ts';
import { homeListInvitations, homeListMembers } from '../tables.ts';
import type { SharedList } from './contract.ts';

/** Returns the members of a person's list, the person first, and the open invitations. */
export async function sharedList(db: Db, meId: number): Promise<SharedList> {
  const listId = await listOf(db, meId);
  const members = await db
    .select({
      personId: personProfiles.id,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      joinedAt: sql<Date>`coalesce(${homeListMembers.joinedAt}, now())`.mapWith(homeListMembers.joinedAt),
    })
    .from(personProfiles)
    .leftJoin(homeListMembers, eq(homeListMembers.personId, personProfiles.id))
    .where(listId === undefined ? eq(personProfiles.id, meId) : eq(homeListMembers.listId, listId))
    .orderBy(sql`${personProfiles.id} <> ${meId}`, homeListMembers.joinedAt, personProfiles.id);
  const open = listId === undefined ? [] : await openInvitations(db, listId);
  return {
    members: members.map((each) => ({
      ...each,
      mine: each.personId === meId,
      joinedAt: each.joinedAt.toISOString(),
    })),
    invitations: open.map(({ id, email, invitedById, createdAt, expiresAt }) => ({
      ...{ id, email, invitedByMe: invitedById === meId },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

const i = homeListInvitations;
/** Not accepted, revoked or expired. */
export const isOpen = and(isNull(i.acceptedAt), isNull(i.revokedAt), gt(i.expiresAt, sql`now()`));

export const openInvitations = (db: Db, listId: number) =>
  db
    .select()
    .from(i)
    .where(and(eq(i.listId, listId), isOpen))
    .orderBy(i.id);

/** Revokes the invitations of a member who left the list. */
export async function revokeInvitationsOf(tx: Tx, listId: number, personId: number): Promise<void> {
  await tx
    .update(i)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(i.listId, listId), eq(i.invitedById, personId), isOpen));
}

/** Returns the names of the other members, for sentences. */
export async function othersOn(db: Db, listId: number, meId: number): Promise<string[]> {
  const rows = await db
    .select({ firstName: personProfiles.firstName })
    .from(homeListMembers)
    .innerJoin(personProfiles, eq(personProfiles.id, homeListMembers.personId))
    .where(and(eq(homeListMembers.listId, listId), ne(homeListMembers.personId, meId)))
    .orderBy(homeListMembers.joinedAt);
  return rows.map(({ firstName }) => firstName);
}
