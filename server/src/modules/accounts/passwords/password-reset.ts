import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { claimantsOf, lockAddress, ownerOf } from '../address/claims.ts';
import { addressConfirmedToken, confirmAddress } from '../address/confirm-address.ts';
import { endTokens, findToken, issueToken, useToken } from '../address/tokens.ts';
import { accountsContract as contract } from '../contract.ts';
import { type AccountEmails, accountEmailsToken } from '../emails.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { credentials, people } from '../tables.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

const VALID_SECONDS = 30 * 60;

export const forgotPassword = serve(contract.forgotPassword, {
  access: anyone('who forgot the password cannot sign in'),
  async run({ input: { email }, address, resolve, transaction }) {
    const attempts = resolve(attemptsToken);
    await attempts.count('mailFrom', address);
    // Runs after the response, so neither its content nor its time reveals whether the address is known or was
    // requested too often.
    setImmediate(() => {
      attempts
        .count('mailTo', email)
        .then(() => transaction(({ tx }) => postReset(tx, resolve(accountEmailsToken), email)))
        .catch(() => {});
    });
    return { sent: true as const };
  },
});

/**
 * The link belongs to the account that owns the address. Without an owner it belongs to the address: the person who
 * opens it has confirmed the address and chooses which of the accounts that claim it is theirs.
 */
async function postReset(tx: Tx, emails: AccountEmails, email: string): Promise<void> {
  const personId = (await ownerOf(tx, email)) ?? null;
  if (personId === null && (await claimantsOf(tx, email)).length === 0) return;
  const token = await issueToken(tx, { purpose: 'reset', personId, email }, VALID_SECONDS);
  await queueEmail(tx, emails.resetPassword(email, token), 'stranger');
}

export const resetAccounts = serve(contract.resetAccounts, {
  access: anyone('the token of the letter says who it is'),
  async run({ input, db }) {
    const token = await findToken(db, input.token);
    if (token?.purpose !== 'reset') throw spent();
    const accounts = token.personId ? [] : await claimantsOf(db, token.email);
    return {
      accounts: accounts.map(({ id, role, openedAt, lastUsedAt }) => ({
        ...{ id, role },
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  },
});

export const resetPassword = serve(contract.resetPassword, {
  access: anyone('the token of the letter says who it is'),
  async run({ input: { token: written, password, accountId }, me, resolve, transaction }) {
    rejectCommonPassword('password', password);
    const passwordHash = await hashPassword(password);
    const isDone = await transaction(async ({ tx, emit }) => {
      const found = await findToken(tx, written);
      // Locked before the token's row, because confirmation by another account deletes rows in the same order.
      if (found && !found.personId) await lockAddress(tx, found.email);
      const token = await useToken(tx, written);
      if (token?.purpose !== 'reset') return false;
      if (token.personId) return setPassword(tx, resolve(accountEmailsToken), token.personId, passwordHash);
      const { email } = token;
      const accounts = await claimantsOf(tx, email);
      const [account, other] = accountId === undefined ? accounts : accounts.filter(({ id }) => id === accountId);
      // Thrown inside the transaction, so that the link is not consumed.
      if (other || (!account && accountId !== undefined))
        throw invalid('accountId', m.accounts__must_name_your_account());
      if (!account) return false;
      const proof = { personId: account.id, email, passwordHash, bySession: me?.id === account.id };
      return confirmAddress({ tx, emit }, proof, resolve(addressConfirmedToken));
    });
    if (!isDone) throw spent();
    return { changed: true as const };
  },
});

async function setPassword(tx: Tx, emails: AccountEmails, personId: number, password: string): Promise<boolean> {
  const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  if (!person) return false;
  await tx.update(credentials).set({ password, updatedAt: new Date() }).where(eq(credentials.userId, personId));
  await endSessions(tx, personId);
  await endTokens(tx, 'reset', personId);
  await queueEmail(tx, emails.passwordChanged(person.email), 'trusted');
  await writeAudit(
    tx,
    { id: personId },
    { action: 'password.changed', object: `person:${personId}`, details: { by: 'letter' } },
  );
  return true;
}

const spent = () => invalid('token', m.accounts__is_no_longer_valid_please_2());
