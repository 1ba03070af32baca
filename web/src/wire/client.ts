import type { Viewer } from '@lintel/geo';
import type { contract } from '@lintel/server/contract';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { Failure, failureOf } from './failure.ts';

/** What may go along with a call beside its input. */
export interface CallContext {
  /** The same for the same body: a call that is sent again has happened once. */
  idempotencyKey?: string;
}

/** Every call of the contract, typed; the same shape on the server and in the browser. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

declare module '@tanstack/react-start' {
  interface Register {
    server: {
      requestContext: {
        api: Api;
        nonce?: string;
        origin?: string;
        supportEmail?: string | undefined;
        mapStyle?: { light: string; dark: string } | undefined;
        /** Set once the session of the request is known. */
        viewer?: Viewer;
      };
    };
  }
}

/**
 * On the server the calls run in the same process; in the browser they go over HTTP. The HTTP link is a chunk of its
 * own, because a page that was rendered on the server makes its first call only after a person does something.
 */
const client = createIsomorphicFn()
  .server(async (): Promise<Api> => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('The page server must pass its API with each request: fetch(request, { context })');
    return context.api as Api;
  })
  .client((): Promise<Api> => import('./browser-link.ts').then((link) => link.api));

/** Settles when calls may be made: while the last call of a page is under way, the others wait for how it ends. */
let gate: Promise<void> | undefined;

/** Makes a call; whatever goes wrong arrives as a `Failure`. */
export async function ask<T>(call: (api: Api) => Promise<T>): Promise<T> {
  await gate;
  return make(call);
}

/**
 * The last call of this page, which ends the session: until it has failed nothing else is asked, lest it be asked in
 * nobody's name. Once it has passed, the page must be left.
 */
export async function askLast(call: (api: Api) => Promise<unknown>): Promise<void> {
  const last = make(call);
  gate = last.then(
    () => new Promise<never>(() => {}),
    () => {},
  );
  await last;
}

async function make<T>(call: (api: Api) => Promise<T>): Promise<T> {
  let waits = false;
  try {
    for (let again = 0; ; again++) {
      // Property paths of the client are proxies with a `then` of their own, so the api itself must not be awaited twice.
      try {
        return await call(await client());
      } catch (cause) {
        const failure = cause instanceof Failure ? cause : failureOf(cause);
        if (failure.status === 401) refused?.();
        if (failure.code !== 'BUSY' || again === COMES_AGAIN) throw failure;
        if (!waits) waiting++;
        waits = true;
        busy?.(true);
        await comeAgain();
      }
    }
  } finally {
    if (waits && --waiting === 0) busy?.(false);
  }
}

/** Calls that the server let wait outside. */
let waiting = 0;

/** How often a call that the server let wait outside comes again by itself; nothing was done for it, so it can. */
const COMES_AGAIN = 5;

/** As long as the server asks for and up to as much more: those who were turned away together come back apart. */
const comeAgain = () => new Promise<void>((done) => setTimeout(done, 1_000 + Math.random() * 1_000));

let busy: ((waits: boolean) => void) | undefined;

/** Told in the browser of each time that a call waits because the server is busy, and when none does any more. */
export function onBusy(tell: (waits: boolean) => void) {
  busy = tell;
}

let refused: (() => void) | undefined;

/** Told in the browser of each call that was refused because nobody is signed in, or not with these words. */
export function onUnauthenticated(tell: () => void) {
  refused = tell;
}
