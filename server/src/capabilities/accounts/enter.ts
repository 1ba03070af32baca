import { ApiError } from '../../foundation/errors.ts';
import type { Auth } from './auth.ts';
import type { ClaimPasswords } from './claim-password.ts';
import { emailOfAccount } from './find-account.ts';
import { guardSignIn, type SignInDoors } from './guard-sign-in.ts';
import { type Homes, homeOf } from './homes.ts';
import { forgetWindow, settleSession, withoutCookies } from './opened-session.ts';
import type { people } from './tables.ts';

type Role = (typeof people.role.enumValues)[number];

export interface Entering {
  /** An email address, or the username of an operator. */
  name: string;
  password: string;
  rememberMe: boolean;
  /** Set when only one role may sign in here. */
  role?: Role;
  /** The same message for an unknown name and a wrong password. */
  refusal: string;
}

interface Doors extends SignInDoors {
  auth: Auth;
  homes: Homes;
  claimPasswords: ClaimPasswords;
}

/** Signs a person in. Response and work are the same for known and unknown names. */
export async function enter(doors: Doors, asked: Entering) {
  const { db, auth, devices, homes, headers } = doors;
  const account = asked.name.toLowerCase();
  const takeBack = await guardSignIn(doors, account);
  const { password, role } = asked;
  const email = await emailOfAccount({ db, claimPasswords: doors.claimPasswords, name: account, password, role });
  const answer = await auth.api.signInEmail({
    body: { email: email ?? 'nobody@lintel.invalid', password: asked.password, rememberMe: asked.rememberMe },
    headers: withoutCookies(headers),
    asResponse: true,
  });
  if (!email || !answer.ok) throw new ApiError('UNAUTHENTICATED', asked.refusal);
  await takeBack();
  const cookies = answer.headers.getSetCookie();
  await settleSession(doors, cookies);
  const body = (await answer.json()) as { twoFactorRedirect?: boolean; user?: { id: string } };
  if (!body.twoFactorRedirect) cookies.push(...(await devices.remember(db, headers, Number(body.user?.id))));
  return {
    headers: { 'set-cookie': asked.rememberMe ? [...forgetWindow(headers), ...cookies] : cookies },
    body: body.twoFactorRedirect
      ? { next: 'second_factor' as const, home: null }
      : { next: 'home' as const, home: await homeOf(db, homes, Number(body.user?.id)) },
  };
}
