import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../foundation/db.ts';
import { post } from '../../foundation/letters.ts';
import type { AccountLetters } from './letters.ts';
import { consents, credentials, people } from './tables.ts';

export interface Consent {
  purpose: 'terms' | 'privacy' | 'license_verification' | 'adult' | 'auto_renewal';
  version: string;
  textHash: string;
}

export interface NewAccount {
  /** In lower case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: (typeof people.role.enumValues)[number];
  consents: readonly Consent[];
  /** Where the consents came from. */
  address: string;
}

export interface OpenedAccount {
  personId: number;
  /** What the account is kept under; another than was asked for where that is taken. */
  email: string;
}

/**
 * Opens an account within the sign-up's transaction. One whose address is taken is opened all the same, so that nobody
 * learns from a sign-up which addresses are known; the owner of the address gets a letter about it (see tables.ts).
 */
export async function openAccount(tx: Tx, letters: AccountLetters, account: NewAccount): Promise<OpenedAccount> {
  const { email, firstName, lastName, phone, role } = account;
  const person = { firstName, lastName, phone, role };
  const [first] = await tx
    .insert(people)
    .values({ ...person, email })
    .onConflictDoNothing()
    .returning({ personId: people.id, email: people.email });
  const opened = first ?? (await openBeside(tx, email, person));
  await tx.insert(credentials).values({
    userId: opened.personId,
    accountId: String(opened.personId),
    providerId: 'credential',
    password: account.passwordHash,
  });
  if (account.consents.length > 0)
    await tx
      .insert(consents)
      .values(account.consents.map((given) => ({ ...given, personId: opened.personId, ipAddress: account.address })));
  await post(tx, first ? await letters.confirmAddress(email) : letters.addressTaken(email), 'stranger');
  return opened;
}

/** Of several buyers on a taken address only the newest stays: they are nobody's until the address is proved. */
async function openBeside(
  tx: Tx,
  claimedEmail: string,
  person: Pick<NewAccount, 'firstName' | 'lastName' | 'phone' | 'role'>,
): Promise<OpenedAccount> {
  await tx.delete(people).where(and(eq(people.claimedEmail, claimedEmail), eq(people.role, 'end_user')));
  const [opened] = await tx
    .insert(people)
    .values({ ...person, claimedEmail, email: `${randomUUID()}@unconfirmed.invalid` })
    .returning({ personId: people.id, email: people.email });
  return opened!;
}
