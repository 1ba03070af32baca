import { and, eq, ne } from 'drizzle-orm';
import { signedIn } from '../../../foundation/access.ts';
import { post } from '../../../foundation/letters.ts';
import { serve } from '../../../foundation/serve.ts';
import { endTokens } from '../address/tokens.ts';
import { attemptsPart } from '../attempts.ts';
import { authPart } from '../auth.ts';
import { claimPasswordsPart, hashNewPassword } from '../claim-password.ts';
import { refuseCommon } from '../common-passwords.ts';
import { currentSession } from '../current-session.ts';
import { accountLettersPart } from '../letters.ts';
import { credentials, people, sessions } from '../tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { settingsContract as contract } from './contract.ts';

export const changePassword = serve(contract.changePassword, {
  access: signedIn,
  async run({ input: { currentPassword, newPassword }, subject: me, db, headers, use, transaction }) {
    refuseCommon('newPassword', newPassword);
    const asked = { db, attempts: use(attemptsPart), personId: me.id, field: 'currentPassword' };
    await confirmPassword({ ...asked, password: currentPassword });
    const password = await hashNewPassword(db, use(claimPasswordsPart), me.id, newPassword);
    const current = await currentSession(use(authPart), headers);
    await transaction(async ({ tx, audit }) => {
      await tx.update(credentials).set({ password, updatedAt: new Date() }).where(eq(credentials.userId, me.id));
      await tx.delete(sessions).where(and(eq(sessions.userId, me.id), ne(sessions.id, current?.id ?? 0)));
      await endTokens(tx, 'reset', me.id);
      const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, me.id));
      await post(tx, use(accountLettersPart).passwordChanged(person!.email), 'trusted');
      await audit({ action: 'password.changed', object: `person:${me.id}` });
    });
    return { changed: true as const };
  },
});
