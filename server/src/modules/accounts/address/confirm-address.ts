import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { token } from '../../../platform/serve/registry.ts';
import { credentials, people, sessions, twoFactors } from '../tables.ts';
import { lockAddress, ownerOf, removeOtherClaims } from './claims.ts';
import { endAllTokens, endResetsOf, endTokens } from './tokens.ts';

export interface AddressProof {
  personId: number;
  email: string;
  /** Hash of the password chosen at confirmation; undefined when the account was just opened with its password. */
  passwordHash: string | undefined;
  /** True if the confirmation came from a browser that was signed in to the account. */
  bySession: boolean;
}

export interface ConfirmedAddress extends Pick<AddressProof, 'personId' | 'email' | 'bySession'> {
  tx: Tx;
  emit: Emit;
}

/**
 * Callbacks of other modules that run in the transaction that gives an account its address. Each adds its own at
 * startup.
 */
export const addressConfirmedToken = token<((proved: ConfirmedAddress) => Promise<void>)[]>(
  'what follows the proof of an address',
);

/**
 * Gives an address to the account that confirmed it and removes it from all others that claim it. Anything that
 * another person set up before, such as sessions, password, second factor and links, is ended. Returns false when
 * another account owns the address or this account no longer claims it.
 */
export async function confirmAddress(
  { tx, emit }: { tx: Tx; emit: Emit },
  proof: AddressProof,
  follow: readonly ((proved: ConfirmedAddress) => Promise<void>)[],
): Promise<boolean> {
  const { personId, email, passwordHash, bySession } = proof;
  await lockAddress(tx, email);
  if (await ownerOf(tx, email)) return false;
  const proved = await tx
    .update(people)
    .set({
      ...{ email, emailVerified: true, claimedEmail: null, expiryWarnedAt: null },
      ...{ twoFactorEnabled: false, updatedAt: new Date() },
    })
    .where(sql`${people.id} = ${personId} and ${people.claimedEmail} = ${email} and ${people.claimRemovedAt} is null`)
    .returning({ id: people.id });
  if (proved.length === 0) return false;
  await tx.delete(sessions).where(eq(sessions.userId, personId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, personId));
  if (passwordHash !== undefined)
    await tx
      .update(credentials)
      .set({ password: passwordHash, updatedAt: new Date() })
      .where(eq(credentials.userId, personId));
  await endAllTokens(tx, personId);
  await endResetsOf(tx, email);
  const others = await removeOtherClaims(tx, email, personId);
  for (const id of others) await endTokens(tx, 'confirm', id);
  for (const next of follow) await next({ tx, emit, personId, email, bySession });
  await writeAudit(
    tx,
    { id: personId },
    { action: 'email.confirmed', object: `person:${personId}`, details: { claimsRemoved: others } },
  );
  return true;
}
