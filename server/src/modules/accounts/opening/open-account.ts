import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/db.ts';
import { emailClaimant } from '../address/email-claimant.ts';
import type { AccountEmails } from '../emails.ts';
import { consents, credentials, people } from '../tables.ts';

export interface Consent {
  purpose: 'terms' | 'privacy' | 'license_verification' | 'adult' | 'auto_renewal';
  version: string;
  textHash: string;
}

export interface NewAccount {
  /** Lowercase. */
  email: string;
  /** Created by `ClaimPasswords`. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: (typeof people.role.enumValues)[number];
  consents: readonly Consent[];
  /** The network address where the consents were given. */
  address: string;
}

export interface OpenedAccount {
  personId: number;
  /** The address that the account claims. */
  email: string;
}

/**
 * Opens an account in the sign-up's transaction. It claims the address and does not own it until the person confirms
 * it with the email link; every other account stays as it is. The reply is the same whether or not the address is
 * known.
 */
export async function openAccount(tx: Tx, emails: AccountEmails, account: NewAccount): Promise<OpenedAccount> {
  const { email, firstName, lastName, phone, role } = account;
  const [opened] = await tx
    .insert(people)
    .values({ firstName, lastName, phone, role, claimedEmail: email, email: `${randomUUID()}@unconfirmed.invalid` })
    .returning({ personId: people.id });
  const { personId } = opened!;
  await tx
    .insert(credentials)
    .values({ userId: personId, accountId: `${personId}`, providerId: 'credential', password: account.passwordHash });
  for (const given of account.consents) await recordConsent(tx, { ...given, personId, ipAddress: account.address });
  await emailClaimant(tx, emails, { personId, email });
  return { personId, email };
}

/** Records a person's consent to a text. It is never changed or deleted. */
export async function recordConsent(
  tx: Tx,
  consent: Omit<Consent, 'purpose'> & {
    purpose: Consent['purpose'] | 'share_with_professional';
    personId: number;
    ipAddress: string;
  },
): Promise<void> {
  await tx.insert(consents).values(consent);
}
