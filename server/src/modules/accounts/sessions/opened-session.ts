import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Auth } from '../sign-in/auth.ts';
import { sessions } from '../tables.ts';
import { currentSession, noteActivity } from './current-session.ts';
import { tokenHash } from './token-hash.ts';

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?lintel\.session_token=[^;]*/;
const rememberCookie = /(?:^|;\s*)((?:__Secure-)?lintel\.dont_remember)=/;

/** Removes all cookies of a request for a first step, so the sign-in library sees nothing of an earlier session. */
export const withoutCookies = (headers: Headers): Headers =>
  new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 400) });

/** Keeps the first step's cookies for the second step, without session cookies. */
export function withoutSession(headers: Headers): Headers {
  const kept = withoutCookies(headers);
  kept.set('cookie', (headers.get('cookie') ?? '').replace(sessionCookie, ''));
  return kept;
}

/** Extracts the session token from response cookies. */
export function tokenOf(setCookies: readonly string[]): string | undefined {
  const [, signed] = setCookies.map((line) => /lintel\.session_token=([^;]+)/.exec(line)).find(Boolean) ?? [];
  return signed && decodeURIComponent(signed).split('.')[0];
}

interface Entry {
  db: Db;
  auth: Auth;
  headers: Headers;
  address: string;
}

/**
 * Completes a sign-in: ends the session that the request came with, so a planted session cannot continue, and records
 * where the new one was opened.
 */
export async function completeSignIn(entry: Entry, setCookies: readonly string[]): Promise<void> {
  const { db, auth, headers, address } = entry;
  const token = tokenOf(setCookies);
  const before = await currentSession(auth, headers);
  if (before)
    await db.delete(sessions).where(and(eq(sessions.id, before.id), ne(sessions.token, tokenHash(token ?? ''))));
  if (!token) return;
  const [opened] = await db
    .update(sessions)
    .set({ ipAddress: address })
    .where(eq(sessions.token, tokenHash(token)))
    .returning({ personId: sessions.userId });
  if (opened) await noteActivity(db, opened.personId);
}

/** Clears the cookie that marks a session as not remembered. */
export function clearRememberCookie(headers: Headers): string[] {
  const [, name] = rememberCookie.exec(headers.get('cookie') ?? '') ?? [];
  const secure = name?.startsWith('__Secure-') ? '; Secure' : '';
  return name ? [`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`] : [];
}
