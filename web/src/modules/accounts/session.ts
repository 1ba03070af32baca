import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getCookie, setResponseHeader } from '@tanstack/react-start/server';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';

/** The server's current session. It is never written to browser storage. */
export type Session = Awaited<ReturnType<Api['network']['session']>>;
export type Me = NonNullable<Session['person']>;

const signedOut: Session = { person: null, demo: false, viewer: { country: 'US', units: null } };
const fetchSession = () => callApi((api) => api.network.session());

/** Browser only: the server's last response and its time. */
let known: { session: Session; at: number } | undefined;

const FRESH_MS = 5_000;

/** Returns the session for rendering: the request's session on the server, the last known session in the browser. */
export const sessionNow = createIsomorphicFn()
  .server(async (): Promise<Session> => {
    // A page about one person must not be cached, shared, or outlive their session.
    if (sessionCookies.some((name) => getCookie(name))) setResponseHeader('cache-control', 'private, no-store');
    const session = await fetchSession().catch(() => signedOut);
    const context = getGlobalStartContext();
    if (context) context.viewer = session.viewer;
    return session;
  })
  .client((): Session | Promise<Session> => known?.session ?? refreshSession().catch(() => signedOut));

const sessionCookies = ['lintel.session_token', '__Secure-lintel.session_token'];

/** Stores the session that a server-rendered page includes. */
export function openSession(session: Session) {
  if (!import.meta.env.SSR) known ??= { session, at: Date.now() };
}

export async function refreshSession(): Promise<Session> {
  const session = await fetchSession();
  known = { session, at: Date.now() };
  return session;
}

/**
 * Returns the viewer whose country and units decide how numbers are formatted. Each side reads it once it has a router.
 */
export const viewerOfSession = createIsomorphicFn()
  .server((): Session['viewer'] | undefined => {
    try {
      return getGlobalStartContext()?.viewer;
    } catch {
      // The contracts describe invalid input to the API as well, where no page is rendered and no context exists.
      return undefined;
    }
  })
  .client((): Session['viewer'] | undefined => known?.session.viewer ?? viewerOfDocument());

/** Reads the viewer from the server-rendered document. */
function viewerOfDocument(): Session['viewer'] {
  const { country, units } = document.documentElement.dataset;
  return {
    country: country === 'CA' ? 'CA' : 'US',
    units: units === 'metric' || units === 'imperial' ? units : null,
    locale: document.documentElement.lang,
  };
}

/** Returns the session for access decisions. Fetches it again when the last response is older than a few seconds. */
export const freshSession = async (): Promise<Session> =>
  known && Date.now() - known.at < FRESH_MS ? known.session : refreshSession();

export const knownPerson = (): Me | null => known?.session.person ?? null;
