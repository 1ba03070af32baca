import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { people } from '../tables.ts';

/** Matches accounts that claim this address without having confirmed it. */
export const claims = (email: string) => and(eq(people.claimedEmail, email), isNull(people.claimRemovedAt));

/** Returns the account that confirmed this address. */
export async function ownerOf(db: Db, email: string): Promise<number | undefined> {
  const [owner] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
  return owner?.id;
}

/** Returns the accounts that claim this address, oldest first. */
export const claimantsOf = (db: Db, email: string) =>
  db
    .select({ id: people.id, role: people.role, openedAt: people.createdAt, lastUsedAt: people.lastActiveAt })
    .from(people)
    .where(claims(email))
    .orderBy(asc(people.id))
    .limit(20);

/** Serializes everything that changes the owner of an address. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 5203117))`);
}

/**
 * Removes an address from every account that claims it except one. Those accounts are asked for another address at
 * their next sign-in.
 */
export async function removeOtherClaims(tx: Tx, email: string, exceptId: number): Promise<number[]> {
  const removed = await tx
    .update(people)
    .set({ claimRemovedAt: new Date() })
    .where(and(claims(email), ne(people.id, exceptId)))
    .returning({ id: people.id });
  return removed.map(({ id }) => id);
}

/** Removes an address from an account that claims it, because the owner of the mailbox denied the claim. */
export async function removeClaim(tx: Tx, personId: number, email: string): Promise<void> {
  await tx
    .update(people)
    .set({ claimRemovedAt: new Date() })
    .where(and(claims(email), eq(people.id, personId)));
}
