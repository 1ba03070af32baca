import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../foundation/db.ts';
import { people } from '../tables.ts';

/** The condition that an account claims this address, which it has not proved. */
export const claims = (email: string) => and(eq(people.claimedEmail, email), isNull(people.claimRemovedAt));

/** The account that proved this address. */
export async function ownerOf(db: Db, email: string): Promise<number | undefined> {
  const [owner] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
  return owner?.id;
}

/** The accounts that claim this address, the oldest first. */
export const claimantsOf = (db: Db, email: string) =>
  db
    .select({ id: people.id, role: people.role, openedAt: people.createdAt, lastUsedAt: people.lastActiveAt })
    .from(people)
    .where(claims(email))
    .orderBy(asc(people.id))
    .limit(20);

/** Makes everything about who owns an address happen one after the other. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 5203117))`);
}

/** Takes an address from every account that claims it, but one. They are asked for another at their next sign-in. */
export async function removeOtherClaims(tx: Tx, email: string, keeperId: number): Promise<number[]> {
  const removed = await tx
    .update(people)
    .set({ claimRemovedAt: new Date() })
    .where(and(claims(email), ne(people.id, keeperId)))
    .returning({ id: people.id });
  return removed.map(({ id }) => id);
}

/** Takes an address from an account that claims it, because the owner of the mailbox says that the account is not theirs. */
export async function removeClaim(tx: Tx, personId: number, email: string): Promise<void> {
  await tx
    .update(people)
    .set({ claimRemovedAt: new Date() })
    .where(and(claims(email), eq(people.id, personId)));
}
