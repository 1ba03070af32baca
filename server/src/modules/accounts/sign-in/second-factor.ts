import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { ApiError } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { accountsContract as contract } from '../contract.ts';
import { dashboardPathsToken } from '../dashboard-paths.ts';
import { completeSignIn, tokenOf, withoutSession } from '../sessions/opened-session.ts';
import { tokenHash } from '../sessions/token-hash.ts';
import { sessions } from '../tables.ts';
import { authToken, LOCKED_SECONDS } from './auth.ts';
import { devicesToken } from './devices.ts';
import { isFirstUse } from './used-codes.ts';

export const secondFactor = serve(contract.secondFactor, {
  access: anyone('the first step of the sign-in stands in a cookie of its own'),
  async run({ input: { code, kind }, db, headers, address, resolve }) {
    const auth = resolve(authToken);
    const plain = kind === 'app' ? code.replace(/[\s-]/g, '') : code;
    const ask = { body: { code: plain }, headers: withoutSession(headers), asResponse: true } as const;
    const answer = await (kind === 'app' ? auth.api.verifyTOTP(ask) : auth.api.verifyBackupCode(ask));
    if (!answer.ok) throw await refusalOf(answer);
    const { user } = (await answer.json()) as { user: { id: string } };
    const cookies = answer.headers.getSetCookie();
    if (kind === 'app' && !(await isFirstUse(db, Number(user.id), plain))) {
      await db.delete(sessions).where(eq(sessions.token, tokenHash(tokenOf(cookies) ?? '')));
      throw new ApiError('UNAUTHENTICATED', m.accounts__this_code_was_used_already());
    }
    await completeSignIn({ db, auth, headers, address }, cookies);
    return {
      headers: { 'set-cookie': [...cookies, ...(await resolve(devicesToken).remember(db, headers, Number(user.id)))] },
      body: { next: 'home' as const, home: await resolve(dashboardPathsToken).of(db, Number(user.id)) },
    };
  },
});

async function refusalOf(answer: Response): Promise<ApiError> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
    return new ApiError('LIMIT_REACHED', m.accounts__too_many_attempts_please_try_2(), {
      retryAfterSeconds: LOCKED_SECONDS,
    });
  if (code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' || code === 'INVALID_TWO_FACTOR_COOKIE')
    return new ApiError('UNAUTHENTICATED', m.accounts__this_sign_in_took_too());
  return new ApiError('UNAUTHENTICATED', m.accounts__this_code_isnt_right_or());
}
