import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import type { Auth } from './auth.ts';
import { currentSession, noteActivity } from './current-session.ts';
import { sessions } from './tables.ts';
import { tokenHash } from './token-hash.ts';

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?lintel\.session_token=[^;]*/;
const windowCookie = /(?:^|;\s*)((?:__Secure-)?lintel\.dont_remember)=/;

/** What the sign-in library gets to see of a request for a first step: nothing that an earlier session left behind. */
export const withoutCookies = (headers: Headers): Headers =>
  new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 400) });

/** For a second step: the first one's cookies, without those of a session. */
export function withoutSession(headers: Headers): Headers {
  const kept = withoutCookies(headers);
  kept.set('cookie', (headers.get('cookie') ?? '').replace(sessionCookie, ''));
  return kept;
}

/** The token within the cookies of an answer. */
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
 * What has to follow each sign-in: the session with which the request came ends, so that nobody goes on in one that was
 * planted before, and the new one knows where it was opened.
 */
export async function settleSession(entry: Entry, setCookies: readonly string[]): Promise<void> {
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

/** Who is to be remembered now, but was not before, loses the mark of that. */
export function forgetWindow(headers: Headers): string[] {
  const [, name] = windowCookie.exec(headers.get('cookie') ?? '') ?? [];
  const secure = name?.startsWith('__Secure-') ? '; Secure' : '';
  return name ? [`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`] : [];
}
