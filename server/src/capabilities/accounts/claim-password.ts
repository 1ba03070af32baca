import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { token } from '../../foundation/registry.ts';
import { hashPassword } from './passwords.ts';
import { people } from './tables.ts';

/**
 * Hashes the password of an account that claims an address. All accounts that claim one address share a salt, so a sign-in
 * computes one hash and finds the account by it, however many claim the address: nobody is kept out of their account by
 * others that were opened with the same address. The salt is keyed with the server's secret. A proved address gets a new
 * password with a salt of its own.
 */
export interface ClaimPasswords {
  hash(email: string, password: string): Promise<string>;
}

export const claimPasswordsToken = token<ClaimPasswords>('passwords of accounts that claim an address');

export const createClaimPasswords = (secret: string): ClaimPasswords => ({
  hash: (email, password) => hashPassword(password, saltOf(secret, email)),
});

const saltOf = (secret: string, email: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', secret).update(`password salt of a claimed address: ${email}`).digest()).slice(
    0,
    16,
  );

/** Hashes a new password as the account needs it: with the shared salt while it claims an address. */
export async function hashNewPassword(db: Db, claimPasswords: ClaimPasswords, personId: number, password: string) {
  const [person] = await db.select({ claimedEmail: people.claimedEmail }).from(people).where(eq(people.id, personId));
  return person?.claimedEmail ? claimPasswords.hash(person.claimedEmail, password) : hashPassword(password);
}
