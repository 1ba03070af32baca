import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { accountsContract as contract } from '../contract.ts';
import { sessions } from '../tables.ts';
import { authToken } from './auth.ts';

export const signOut = serve(contract.signOut, {
  access: anyone('who is signed out already may ask for it again'),
  async run({ input: { everywhere }, me, headers, resolve, transaction }) {
    if (everywhere && me)
      await transaction(async ({ tx, audit }) => {
        await tx.delete(sessions).where(eq(sessions.userId, me.id));
        await audit({ action: 'sessions.ended', object: `person:${me.id}` });
      });
    const answer = await resolve(authToken).api.signOut({ headers, asResponse: true });
    return { headers: { 'set-cookie': answer.headers.getSetCookie() }, body: { signedOut: true as const } };
  },
});
