import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { isPassword, unmatchableHash } from '../passwords/passwords.ts';
import { credentials, people } from '../tables.ts';
import type { ClaimPasswords } from './claim-password.ts';

/** The owner of the address or username, and an account with its own salt that only claims the address. */
const CANDIDATES = 2;

interface Asked {
  db: Db;
  claimPasswords: ClaimPasswords;
  /** A lowercase email address, or a username. */
  name: string;
  password: string;
  role?: (typeof people.role.enumValues)[number] | undefined;
}

/**
 * Returns the `email` column of the account that matches name and password. The owner of an address is tried first,
 * then the accounts that claim it. The work is the same whether or not the name is known and however many accounts
 * claim it.
 */
export async function emailOfAccount({ db, claimPasswords, name, password, role }: Asked): Promise<string | undefined> {
  const accounts = (condition: ReturnType<typeof and>) =>
    db
      .select({ email: people.email, hash: credentials.password })
      .from(people)
      .innerJoin(credentials, eq(credentials.userId, people.id))
      .where(role ? and(condition, eq(people.role, role)) : condition)
      .orderBy(sql`${people.claimedEmail} is not null`, people.id)
      .limit(CANDIDATES);
  const ofClaim = claimPasswords.hash(name, password).then(async (hash) => ({
    hash,
    found: await accounts(and(eq(people.claimedEmail, name), eq(credentials.password, hash))),
  }));
  const candidates = await accounts(
    or(eq(people.email, name), eq(people.username, name), eq(people.claimedEmail, name)),
  );
  const hashes = Array.from({ length: CANDIDATES }, (_, at) => candidates[at]?.hash ?? unmatchableHash());
  const [{ found }, ...fits] = await Promise.all([ofClaim, ...hashes.map((hash) => isPassword({ hash, password }))]);
  return candidates[fits.indexOf(true)]?.email ?? found[0]?.email;
}
