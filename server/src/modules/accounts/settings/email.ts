import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { lockAddress, ownerOf, removeOtherClaims } from '../address/claims.ts';
import { emailClaimant } from '../address/email-claimant.ts';
import { endResetsOf, endTokens, issueToken, useToken } from '../address/tokens.ts';
import { type AccountEmails, accountEmailsToken, CONFIRM_WITHIN_SECONDS } from '../emails.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { claimPasswordsToken } from '../sign-in/claim-password.ts';
import { credentials, people } from '../tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { settingsContract as contract } from './contract.ts';

/**
 * The reply is the same whether or not the new address is taken: its owner gets an email, the requester does not learn
 * of it. An account without a confirmed address claims the new one immediately. A confirmed address stays in effect
 * until the link of the email to the new one is opened.
 */
export const changeEmail = serve(contract.changeEmail, {
  access: signedIn,
  async run({ input: { email, password }, subject: me, db, resolve, transaction }) {
    const attempts = resolve(attemptsToken);
    await confirmPassword({ db, attempts, personId: me.id, password });
    await attempts.count('mailTo', `person ${me.id}`);
    const emails = resolve(accountEmailsToken);
    const passwordHash = await resolve(claimPasswordsToken).hash(email, password);
    await transaction(async ({ tx, audit }) => {
      const [person] = await tx.select().from(people).where(eq(people.id, me.id)).for('update');
      if (!person!.emailVerified) await claim(tx, emails, person!, email, passwordHash);
      else await requestChange(tx, emails, person!, email);
      await audit({ action: 'email.change_asked', object: `person:${me.id}` });
    });
    return { sent: true as const };
  },
});

type Row = typeof people.$inferSelect;

async function claim(tx: Tx, emails: AccountEmails, person: Row, email: string, password: string): Promise<void> {
  if (person.claimedEmail === email)
    throw invalid(
      'email',
      person.claimRemovedAt ? m.accounts__cant_be_used_with_this() : m.accounts__is_already_your_email_address(),
    );
  await tx
    .update(people)
    .set({ claimedEmail: email, claimRemovedAt: null, updatedAt: new Date() })
    .where(eq(people.id, person.id));
  await tx.update(credentials).set({ password }).where(eq(credentials.userId, person.id));
  await endTokens(tx, 'confirm', person.id);
  await emailClaimant(tx, emails, { personId: person.id, email });
}

/** Only the last of several requested changes can be confirmed. */
async function requestChange(tx: Tx, emails: AccountEmails, person: Row, email: string): Promise<void> {
  if (person.email === email) throw invalid('email', m.accounts__is_already_your_email_address());
  await endTokens(tx, 'change', person.id);
  const token = await issueToken(tx, { purpose: 'change', personId: person.id, email }, CONFIRM_WITHIN_SECONDS);
  const isOwned = (await ownerOf(tx, email)) !== undefined;
  await queueEmail(tx, isOwned ? emails.addressWanted(email) : emails.confirmNewAddress(email, token), 'stranger');
  await queueEmail(tx, emails.addressChangeRequested(person.email), 'trusted');
}

/**
 * Applies the new address and removes it from accounts that claim it. Returns false when the token is invalid or
 * another account owns the address by now.
 */
export async function confirmChange(tx: Tx, emails: AccountEmails, written: string): Promise<boolean> {
  const token = await useToken(tx, written);
  if (token?.purpose !== 'change' || !token.personId) return false;
  const { personId, email } = token;
  await lockAddress(tx, email);
  if (await ownerOf(tx, email)) return false;
  const [before] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  const changed = await tx
    .update(people)
    .set({ email, updatedAt: new Date() })
    .where(sql`${people.id} = ${personId} and ${people.emailVerified}`)
    .returning({ id: people.id });
  if (!before || changed.length === 0) return false;
  await endTokens(tx, 'reset', personId);
  await endResetsOf(tx, email);
  for (const id of await removeOtherClaims(tx, email, personId)) await endTokens(tx, 'confirm', id);
  await queueEmail(tx, emails.addressChanged(before.email), 'trusted');
  return true;
}
