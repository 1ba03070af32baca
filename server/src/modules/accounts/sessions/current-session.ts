import { HOUR_MS, MINUTE_MS } from '@lintel/geo';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { ApiError } from '../../../platform/serve/errors.ts';
import { type Token, token } from '../../../platform/serve/registry.ts';
import type { FindPerson } from '../../../platform/serve/session.ts';
import { type Auth, authToken } from '../sign-in/auth.ts';
import { people, sessions } from '../tables.ts';

export interface CurrentSession {
  id: number;
  token: string;
  personId: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** Idle time after which a browser-window session ends. */
const IDLE_MS = 24 * HOUR_MS;
/** Maximum age of a browser-window session. A remembered session lasts 30 days from its start. */
const WINDOW_MS = 7 * 24 * HOUR_MS;
/** Precision of a session's last use. */
const NOTED_EVERY_MS = 10 * MINUTE_MS;

const cookie = /(?:^|;\s*)(?:__Secure-)?lintel\.session_token=/;

/** Returns the session of a request's cookie. Does no work without a cookie. */
export async function currentSession(auth: Auth, headers: Headers): Promise<CurrentSession | null> {
  if (!cookie.test(headers.get('cookie') ?? '')) return null;
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(asOutage);
  if (!found) return null;
  const { id, token, createdAt, updatedAt, expiresAt } = found.session;
  return { id: Number(id), token, personId: Number(found.user.id), createdAt, updatedAt, expiresAt };
}

/** Returns the id of a request's session; null without one. */
export const sessionIdOf = async (resolve: <T>(part: Token<T>) => T, headers: Headers): Promise<number | null> =>
  (await currentSession(resolve(authToken), headers))?.id ?? null;

/** Better Auth hides why it could not read a session; only the database can fail there. */
function asOutage(cause: unknown): never {
  throw new ApiError('UNAVAILABLE', undefined, { retryAfterSeconds: 2, cause });
}

/** Finds the person of a session's cookie and periodically records that the session is in use. */
export const personFinder =
  (auth: Auth, db: Db): FindPerson =>
  async (headers) => {
    const session = await currentSession(auth, headers);
    if (!session) return null;
    if (Date.now() - session.updatedAt.getTime() > NOTED_EVERY_MS) await noteUse(db, session);
    return { id: session.personId };
  };

/** Finds the person without recording use of the session, for requests that pages send by themselves. */
export const personWatcher =
  (auth: Auth): FindPerson =>
  async (headers) => {
    const session = await currentSession(auth, headers);
    return session && { id: session.personId };
  };

export const watchPersonToken = token<FindPerson>('who is signed in, looked at');

async function noteUse(db: Db, session: CurrentSession): Promise<void> {
  const now = new Date();
  const expiresAt = isRemembered(session) ? session.expiresAt : endOfWindow(session, now);
  await db
    .update(sessions)
    .set({ updatedAt: now, expiresAt })
    .where(and(eq(sessions.id, session.id), gt(sessions.expiresAt, now)));
  await noteActivity(db, session.personId);
}

/** Accounts without a confirmed address expire when unused; see address/expire.ts. */
export async function noteActivity(db: Db, personId: number): Promise<void> {
  await db
    .update(people)
    .set({ lastActiveAt: new Date(), expiryWarnedAt: null })
    .where(and(eq(people.id, personId), eq(people.emailVerified, false)));
}

export const isRemembered = ({ createdAt, expiresAt }: Pick<CurrentSession, 'createdAt' | 'expiresAt'>): boolean =>
  expiresAt.getTime() - createdAt.getTime() > WINDOW_MS + HOUR_MS;

const endOfWindow = ({ createdAt }: CurrentSession, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + WINDOW_MS));
