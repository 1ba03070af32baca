import { and, eq, ne } from 'drizzle-orm';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { endTokens } from '../address/tokens.ts';
import { accountEmailsToken } from '../emails.ts';
import { rejectCommonPassword } from '../passwords/common-passwords.ts';
import { currentSession } from '../sessions/current-session.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { authToken } from '../sign-in/auth.ts';
import { claimPasswordsToken, hashNewPassword } from '../sign-in/claim-password.ts';
import { credentials, people, sessions } from '../tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { settingsContract as contract } from './contract.ts';

export const changePassword = serve(contract.changePassword, {
  access: signedIn,
  async run({ input: { currentPassword, newPassword }, subject: me, db, headers, resolve, transaction }) {
    rejectCommonPassword('newPassword', newPassword);
    const check = { db, attempts: resolve(attemptsToken), personId: me.id, field: 'currentPassword' };
    await confirmPassword({ ...check, password: currentPassword });
    const password = await hashNewPassword(db, resolve(claimPasswordsToken), me.id, newPassword);
    const current = await currentSession(resolve(authToken), headers);
    await transaction(async ({ tx, audit }) => {
      await tx.update(credentials).set({ password, updatedAt: new Date() }).where(eq(credentials.userId, me.id));
      await tx.delete(sessions).where(and(eq(sessions.userId, me.id), ne(sessions.id, current?.id ?? 0)));
      await endTokens(tx, 'reset', me.id);
      const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, me.id));
      await queueEmail(tx, resolve(accountEmailsToken).passwordChanged(person!.email), 'trusted');
      await audit({ action: 'password.changed', object: `person:${me.id}` });
    });
    return { changed: true as const };
  },
});
