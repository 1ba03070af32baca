import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { Refusal } from '../../foundation/errors.ts';
import type { Auth } from './auth.ts';
import { guardSignIn, type SignInDoors } from './guard-sign-in.ts';
import type { Homes } from './homes.ts';
import { forgetWindow, settleSession, withoutCookies } from './opened-session.ts';
import { isPassword } from './passwords.ts';
import { credentials, people } from './tables.ts';

/** An account, and of those that were made with the same, taken address the first of a professional and that of a buyer. */
const CANDIDATES = 3;

/** Of no password: compared with where there is no account, so that the work is the same to its last step. */
const nobodys = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

type Role = (typeof people.role.enumValues)[number];

export interface Entering {
  /** An address, or the username of an operator. */
  name: string;
  password: string;
  rememberMe: boolean;
  /** Where only one tier has its door. */
  role?: Role;
  /** What is said when name and password do not fit, whichever of them it is. */
  refusal: string;
}

interface Doors extends SignInDoors {
  auth: Auth;
  homes: Homes;
}

/**
 * Signs somebody in. Answer and work are the same whether the name is known or not.
 */
export async function enter(doors: Doors, asked: Entering) {
  const { db, auth, devices, homes, headers } = doors;
  const account = asked.name.toLowerCase();
  const takeBack = await guardSignIn(doors, account);
  const email = await emailThatFits(db, account, asked);
  const answer = await auth.api.signInEmail({
    body: { email: email ?? 'nobody@lintel.invalid', password: asked.password, rememberMe: asked.rememberMe },
    headers: withoutCookies(headers),
    asResponse: true,
  });
  if (!email || !answer.ok) throw new Refusal('UNAUTHENTICATED', asked.refusal);
  await takeBack();
  const cookies = answer.headers.getSetCookie();
  await settleSession(doors, cookies);
  const body = (await answer.json()) as { twoFactorRedirect?: boolean; user?: { id: string } };
  if (!body.twoFactorRedirect) cookies.push(...(await devices.remember(db, headers, Number(body.user?.id))));
  return {
    headers: { 'set-cookie': asked.rememberMe ? [...forgetWindow(headers), ...cookies] : cookies },
    body: body.twoFactorRedirect
      ? { next: 'second_factor' as const, home: null }
      : { next: 'home' as const, home: await homes.of(db, Number(body.user?.id)) },
  };
}

/** The address under which the account with this name and password is kept. */
async function emailThatFits(db: Db, name: string, { password, role }: Entering): Promise<string | undefined> {
  const named = or(eq(people.email, name), eq(people.username, name), eq(people.claimedEmail, name));
  const found = await db
    .select({ email: people.email, hash: credentials.password })
    .from(people)
    .innerJoin(credentials, eq(credentials.userId, people.id))
    .where(role ? and(named, eq(people.role, role)) : named)
    .orderBy(sql`${people.claimedEmail} is not null`, sql`${people.role} = 'end_user'`, people.id)
    .limit(CANDIDATES);
  const hashes = Array.from({ length: CANDIDATES }, (_, at) => found[at]?.hash ?? nobodys);
  const fits = await Promise.all(hashes.map((hash) => isPassword({ hash, password })));
  return found[fits.indexOf(true)]?.email;
}
