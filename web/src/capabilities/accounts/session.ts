import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getCookie, setResponseHeader } from '@tanstack/react-start/server';
import { type Api, ask } from '../../wire/client.ts';

/** Who is signed in, as the server says. Nothing of it is kept in browser storage. */
export type Session = Awaited<ReturnType<Api['network']['session']>>;
export type Me = NonNullable<Session['person']>;

const nobody: Session = { person: null, demo: false, viewer: { country: 'US', units: null } };
const askServer = () => ask((api) => api.network.session());

/** In the browser: what the server said last, and when. */
let known: { session: Session; at: number } | undefined;

const FRESH_MS = 5_000;

/** The session while a page is made: on the server that of the request, in the browser the one known last. */
export const sessionNow = createIsomorphicFn()
  .server(async (): Promise<Session> => {
    // A page about one person is nobody else's, and must be gone when that person is.
    if (sessionCookies.some((name) => getCookie(name))) setResponseHeader('cache-control', 'private, no-store');
    const session = await askServer().catch(() => nobody);
    const context = getGlobalStartContext();
    if (context) context.viewer = session.viewer;
    return session;
  })
  .client((): Session | Promise<Session> => known?.session ?? refreshSession().catch(() => nobody));

const sessionCookies = ['lintel.session_token', '__Secure-lintel.session_token'];

/** The page that came from the server brings its session along. */
export function openSession(session: Session) {
  if (!import.meta.env.SSR) known ??= { session, at: Date.now() };
}

export async function refreshSession(): Promise<Session> {
  const session = await askServer();
  known = { session, at: Date.now() };
  return session;
}

/** For whom figures are written; each side of the app reads its figures from here once it has a router. */
export const viewerOfSession = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.viewer)
  .client((): Session['viewer'] | undefined => known?.session.viewer ?? viewerOfDocument());

/** The page that came from the server says for whom it was written. */
function viewerOfDocument(): Session['viewer'] {
  const { country, units } = document.documentElement.dataset;
  return {
    country: country === 'CA' ? 'CA' : 'US',
    units: units === 'metric' || units === 'imperial' ? units : null,
    locale: document.documentElement.lang,
  };
}

/** For whoever decides by it: asked anew where the last answer is older than a few seconds. */
export const freshSession = async (): Promise<Session> =>
  known && Date.now() - known.at < FRESH_MS ? known.session : refreshSession();

export const knownPerson = (): Me | null => known?.session.person ?? null;
