import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { people } from '../tables.ts';

/**
 * Hashes the password of an account that claims an address. All accounts that claim one address share a salt, so a
 * sign-in computes one hash and finds the account by it, however many claim the address: other accounts opened with
 * the same address cannot lock anyone out. The salt is derived with the server's secret. At confirmation the address
 * gets a new password with its own salt.
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

/** Hashes a new password with the shared salt while the account only claims an address. */
export async function hashNewPassword(db: Db, claimPasswords: ClaimPasswords, personId: number, password: string) {
  const [person] = await db.select({ claimedEmail: people.claimedEmail }).from(people).where(eq(people.id, personId));
  return person?.claimedEmail ? claimPasswords.hash(person.claimedEmail, password) : hashPassword(password);
}
