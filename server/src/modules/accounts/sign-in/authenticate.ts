import { ApiError } from '../../../platform/serve/errors.ts';
import { type DashboardPaths, dashboardPathOf } from '../dashboard-paths.ts';
import { clearRememberCookie, completeSignIn, withoutCookies } from '../sessions/opened-session.ts';
import type { people } from '../tables.ts';
import type { Auth } from './auth.ts';
import type { ClaimPasswords } from './claim-password.ts';
import { emailOfAccount } from './find-account.ts';
import { guardSignIn, type SignInGuardServices } from './guard-sign-in.ts';

type Role = (typeof people.role.enumValues)[number];

export interface SignInAttempt {
  /** An email address, or the username of an operator. */
  name: string;
  password: string;
  rememberMe: boolean;
  /** Set when only one role may sign in here. */
  role?: Role;
  /** The same message for an unknown name and a wrong password. */
  failureMessage: string;
}

interface SignInServices extends SignInGuardServices {
  auth: Auth;
  homes: DashboardPaths;
  claimPasswords: ClaimPasswords;
}

/** Signs a person in. Response and work are the same for known and unknown names. */
export async function authenticate(services: SignInServices, attempt: SignInAttempt) {
  const { db, auth, devices, homes, headers } = services;
  const account = attempt.name.toLowerCase();
  const undoAttempt = await guardSignIn(services, account);
  const { password, role } = attempt;
  const email = await emailOfAccount({ db, claimPasswords: services.claimPasswords, name: account, password, role });
  const answer = await auth.api.signInEmail({
    body: { email: email ?? 'nobody@lintel.invalid', password: attempt.password, rememberMe: attempt.rememberMe },
    headers: withoutCookies(headers),
    asResponse: true,
  });
  if (!email || !answer.ok) throw new ApiError('UNAUTHENTICATED', attempt.failureMessage);
  await undoAttempt();
  const cookies = answer.headers.getSetCookie();
  await completeSignIn(services, cookies);
  const body = (await answer.json()) as { twoFactorRedirect?: boolean; user?: { id: string } };
  if (!body.twoFactorRedirect) cookies.push(...(await devices.remember(db, headers, Number(body.user?.id))));
  return {
    headers: { 'set-cookie': attempt.rememberMe ? [...clearRememberCookie(headers), ...cookies] : cookies },
    body: body.twoFactorRedirect
      ? { next: 'second_factor' as const, home: null }
      : { next: 'home' as const, home: await dashboardPathOf(db, homes, Number(body.user?.id)) },
  };
}
