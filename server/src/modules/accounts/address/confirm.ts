import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone, signedIn } from '../../../platform/serve/access.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { accountsContract as contract } from '../contract.ts';
import { dashboardPathsToken } from '../dashboard-paths.ts';
import { accountEmailsToken } from '../emails.ts';
import { rejectCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { confirmChange } from '../settings/email.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { people } from '../tables.ts';
import { lockAddress, ownerOf, removeClaim } from './claims.ts';
import { addressConfirmedToken, confirmAddress } from './confirm-address.ts';
import { emailClaimant } from './email-claimant.ts';
import { type EmailToken, findToken, useToken } from './tokens.ts';

export const emailLink = serve(contract.emailLink, {
  access: anyone('the token of the email says whose address it is'),
  async run({ input, db, me }) {
    const { purpose, personId, email } = await linkOf(db, input.token);
    const [person] = await db.select().from(people).where(eq(people.id, personId));
    if (!person || (purpose === 'confirm' && (await ownerOf(db, email)))) throw spent();
    const { role, createdAt } = person;
    return { purpose, email, role, openedAt: createdAt.toISOString(), isMine: me?.id === personId };
  },
});

/**
 * Confirms an address with the link of an email. The page asks for a password when the address is confirmed for the
 * first time, because another person may have opened the account. A change of address is confirmed only while its
 * account is signed in.
 */
export const verifyEmail = serve(contract.verifyEmail, {
  access: anyone('the token of the email says whose address it is'),
  async run(call) {
    const { input, db, me, resolve, transaction } = call;
    const { purpose, personId, email } = await linkOf(db, input.token);
    if (purpose === 'change') {
      if (me?.id !== personId) throw conflict(m.accounts__sign_in_to_the_account());
      const changed = await transaction(async ({ tx, audit }) => {
        const done = await confirmChange(tx, resolve(accountEmailsToken), input.token);
        if (done) await audit({ action: 'email.changed', object: `person:${personId}` });
        return done;
      });
      if (!changed) throw spent();
      return {
        headers: { 'set-cookie': [] },
        body: { verified: true as const, home: await resolve(dashboardPathsToken).of(db, me.id) },
      };
    }
    if (input.password === undefined) throw invalid('password', m.accounts__is_required_to_confirm_this());
    rejectCommonPassword('password', input.password);
    const passwordHash = await hashPassword(input.password);
    const proved = await transaction(async ({ tx, emit }) => {
      // Locked before the token's row, because confirmation by another account deletes rows in the same order.
      await lockAddress(tx, email);
      if (!(await useToken(tx, input.token))) return false;
      const proof = { personId, email, passwordHash, bySession: me?.id === personId };
      return confirmAddress({ tx, emit }, proof, resolve(addressConfirmedToken));
    });
    if (!proved) throw spent();
    const cookies = await openSession(call, personId);
    return {
      headers: { 'set-cookie': cookies },
      body: { verified: true as const, home: await resolve(dashboardPathsToken).of(db, personId) },
    };
  },
});

/** Removes the claim of an account whose confirmation email reached another person. */
export const denyEmail = serve(contract.denyEmail, {
  access: anyone('the token of the email says whose address it is'),
  async run({ input, transaction }) {
    const removed = await transaction(async ({ tx, audit }) => {
      const token = await useToken(tx, input.token);
      if (!token?.personId || token.purpose === 'reset') return false;
      const { personId, email } = token;
      if (token.purpose === 'confirm') await removeClaim(tx, personId, email);
      await audit({ action: 'email.denied', object: `person:${personId}`, details: { purpose: token.purpose } });
      return true;
    });
    if (!removed) throw spent();
    return { removed: true as const };
  },
});

export const sendVerification = serve(contract.sendVerification, {
  access: signedIn,
  async run({ subject: me, db, resolve, transaction }) {
    await resolve(attemptsToken).count('mailTo', `person ${me.id}`);
    const [person] = await db
      .select({ claimedEmail: people.claimedEmail, claimRemovedAt: people.claimRemovedAt })
      .from(people)
      .where(eq(people.id, me.id));
    const email = person?.claimRemovedAt ? null : person?.claimedEmail;
    if (email)
      await transaction(({ tx }) => emailClaimant(tx, resolve(accountEmailsToken), { personId: me.id, email }));
    return { sent: true as const };
  },
});

const spent = () => invalid('token', m.accounts__is_no_longer_valid_please());

async function linkOf(
  db: Db,
  written: string,
): Promise<EmailToken & { purpose: 'confirm' | 'change'; personId: number }> {
  const token = await findToken(db, written);
  if (!token?.personId || token.purpose === 'reset') throw spent();
  return { purpose: token.purpose, personId: token.personId, email: token.email };
}
