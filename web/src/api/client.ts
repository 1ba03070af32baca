import type { Viewer } from '@lintel/geo';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Api } from './api.ts';
import { Failure, failureOf } from './failure.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: {
      requestContext: {
        api: Api;
        nonce?: string;
        origin?: string;
        supportEmail?: string | undefined;
        mapStyle?: { light: string; dark: string } | undefined;
        /** Set once the request's session is known. */
        viewer?: Viewer;
      };
    };
  }
}

/**
 * On the server, calls run in the same process; in the browser they use HTTP. The HTTP link is a separate chunk,
 * because a server-rendered page makes its first call only after a person's action.
 */
const client = createIsomorphicFn()
  .server(async (): Promise<Api> => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('The page server must pass its API with each request: fetch(request, { context })');
    return context.api as Api;
  })
  .client((): Promise<Api> => import('./browser-link.ts').then((link) => link.api));

/** Settles when calls may be made: while a call that replaces the session runs, other calls wait for it. */
let gate: Promise<void> | undefined;

/** Calls that wait for their response. */
const pending = new Set<Promise<unknown>>();
const PENDING_MS_MAX = 2_000;

/** Makes a call; every error becomes a `Failure`. */
export async function callApi<T>(call: (api: Api) => Promise<T>): Promise<T> {
  await gate;
  const result = callWithRetry(call);
  pending.add(result);
  try {
    return await result;
  } finally {
    pending.delete(result);
  }
}

/**
 * A call that replaces or ends the session. It is sent after the pending calls, for two seconds at most, and later calls
 * wait for it, because both would run with a session that has ended.
 */
export function callAlone<T>(call: (api: Api) => Promise<T>): Promise<T> {
  const timeout = new Promise((done) => setTimeout(done, PENDING_MS_MAX));
  const only = Promise.race([Promise.allSettled(pending), timeout]).then(() => callWithRetry(call));
  gate = only.then(
    () => {},
    () => {},
  );
  return only;
}

/** The last call of a page, which ends the session. After success the page must be left: no later call is sent. */
export async function callLast(call: (api: Api) => Promise<unknown>): Promise<void> {
  const last = callAlone(call);
  gate = last.then(
    () => new Promise<never>(() => {}),
    () => {},
  );
  await last;
}

async function callWithRetry<T>(call: (api: Api) => Promise<T>): Promise<T> {
  let waits = false;
  try {
    for (let again = 0; ; again++) {
      // Properties of the client are proxies with their own `then`, so the API itself must not be awaited twice.
      try {
        return await call(await client());
      } catch (cause) {
        const failure = cause instanceof Failure ? cause : failureOf(cause);
        if (failure.status === 401) unauthorized?.();
        if (failure.code !== 'BUSY' || again === RETRIES_MAX) throw failure;
        if (!waits) waiting++;
        waits = true;
        busy?.(true);
        await waitForRetry();
      }
    }
  } finally {
    if (waits && --waiting === 0) busy?.(false);
  }
}

/** Number of calls waiting to retry because of overload. */
let waiting = 0;

/**
 * Maximum number of retries of a call that the server shed because of overload. Retrying is safe, because a shed call
 * was not executed.
 */
const RETRIES_MAX = 5;

/** Waits for the server's `Retry-After` of one second plus up to one second of jitter. */
const waitForRetry = () => new Promise<void>((done) => setTimeout(done, 1_000 + Math.random() * 1_000));

let busy: ((waits: boolean) => void) | undefined;

/** Registers a browser callback that runs whenever a call waits because of overload, and when none waits any longer. */
export function onBusy(notify: (waits: boolean) => void) {
  busy = notify;
}

let unauthorized: (() => void) | undefined;

/** Registers a browser callback for each 401 response: there is no session, or the credentials are wrong. */
export function onUnauthenticated(notify: () => void) {
  unauthorized = notify;
}
