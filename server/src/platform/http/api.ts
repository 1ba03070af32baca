import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { m } from '@lintel/messages';
import type { AnyContractRouter } from '@orpc/contract';
import { createJsonifiedRouterClient } from '@orpc/openapi';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { type AnyRouter, getRouter, isProcedure, ORPCError, traverseContractProcedures } from '@orpc/server';
import type { AppContext } from '../app/app-context.ts';
import type { CallContext } from '../serve/call-context.ts';
import { ApiError, forbidden, isApiError, notFound, unauthenticated } from '../serve/errors.ts';
import { Json } from '../serve/reply-json.ts';
import { readOnlyPosts, visitorHandlers } from '../serve/serve.ts';
import type { Address } from './address.ts';
import { createEventStreams } from './event-stream.ts';
import { isLocalRequest } from './local-request.ts';
import { type MapStyle, mapStyleOf } from './pages/map-style.ts';
import { outageOf, problemOf } from './problem.ts';
import { readBody } from './request-body.ts';
import { createRouteTable, routesOf } from './route-table.ts';
import { isOwnRequest } from './same-origin.ts';
import type { Answer } from './send.ts';
import { StreamingBlob } from './streaming-blob.ts';
import { addressGroupOf } from './visitor.ts';

export interface Api {
  /** Returns the route pattern of a path below `/api`, for logs and metrics. */
  routeOf(path: string): string;
  /** Operations that visitors may call, such as `GET /plans`. The others need a session. */
  readonly forVisitors: ReadonlySet<string>;
  /** Returns whether this is a POST that only reads and may be retried. */
  readOnly(method: string, path: string): boolean;
  /** Answers a request below `/api`. Never throws. */
  answer(request: IncomingMessage, address: Address, requestId: string): Promise<Answer>;
  /**
   * Calls the operations in process with the same checks, for server-side rendering. `onOutage` is called when the
   * database is unavailable.
   */
  clientFor(headers: Headers, request?: IncomingMessage, onOutage?: () => void): unknown;
  /** Closes the open event streams because the process is about to end. */
  endStreams(): void;
  /** The public origin, for URLs on pages. The host of a request is untrusted. */
  readonly origin: string;
  /** The support email address; undefined when only the form is offered. */
  readonly supportEmail: string | undefined;
  /** The source of the base map; undefined for the plain map. */
  readonly mapStyle: MapStyle | undefined;
  /** How long a page without personal content is sent to other visitors after it was rendered. */
  readonly sharedRenderMs: number;
  /** Origins of photos other than our own. */
  readonly photoHosts: readonly string[];
}

type LazyRequest = Parameters<StandardOpenAPIHandler<CallContext>['handle']>[0];

/** Serves the operations of the router under the paths of the contract. */
export function createApi(app: AppContext, router: AnyRouter, contract: AnyContractRouter): Api {
  const table = createRouteTable(routesOf(contract));
  const streams = createEventStreams();
  const ownOrigin = new URL(app.settings.LINTEL_PUBLIC_URL).origin;
  const problem = (error: unknown, requestId: string, headers: OutgoingHttpHeaders = {}) => {
    const outage = isApiError(error) ? undefined : outageOf(error);
    const { problem: body, fault } = problemOf(outage ?? error, requestId);
    if (fault) app.log.error({ err: error, requestId }, 'request failed');
    if (outage) app.log.warn({ err: error, requestId }, 'the database is unreachable or the disk is full');
    return {
      status: body.status,
      headers: { 'content-type': 'application/problem+json', ...waiting(outage ?? error), ...headers },
      body,
    };
  };
  /** Gives callers in process the same codes, texts and fields as over HTTP. */
  const toApiError = (error: unknown, requestId: string) => {
    const { status, body } = problem(error, requestId);
    return new ORPCError(body.code, { status, message: body.detail ?? body.title, data: body });
  };
  const handler = new StandardOpenAPIHandler<CallContext>(router, {
    interceptors: [
      ({ next, context }) =>
        next().catch((error: unknown) => ({
          matched: true as const,
          // The library's handler would encode errors in its own format.
          response: problem(error, context.requestId, closeIfUnread(error)) as never,
        })),
    ],
  });

  const readOperations = routesServedBy(router, readOnlyPosts);
  const forVisitors = routesServedBy(router, visitorHandlers);

  const respond = async (request: IncomingMessage, { path, query }: Address, requestId: string) => {
    const route = table.find(path);
    if (!route) return problem(notFound(m.platform__this_path_isnt_in_the()), requestId);
    const method = request.method === 'HEAD' ? 'GET' : request.method!;
    if (!route.methods.includes(method)) {
      const allow = route.methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])).join(', ');
      return problem(new ApiError('METHOD_NOT_ALLOWED', m.platform__only_is_allowed_here({ allow })), requestId, {
        allow,
      });
    }
    if (!isOwnRequest(request, ownOrigin))
      return problem(forbidden(m.platform__only_lintels_own_pages_can()), requestId);
    const address = addressGroupOf(request, app.settings.LINTEL_TRUST_PROXY);
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const isLocal = isLocalRequest(request);
    const context: CallContext = { app, headers, requestId, address, isLocal };
    if (!forVisitors.has(`${method} ${route.path}`)) {
      context.me = await app.findPerson(headers);
      if (!context.me) return problem(unauthenticated(), requestId);
    }
    const keep = (bytes: Buffer) => {
      context.rawBody = bytes;
    };
    const lazyRequest: LazyRequest = {
      method,
      url: new URL(`http://lintel${path}${query && '?'}${query}`),
      headers: request.headers,
      body: () => readBody(request, app.settings.LINTEL_BODY_LIMIT_BYTES, keep) as never,
      signal: undefined,
    };
    const { matched, response } = await handler.handle(lazyRequest, { context });
    if (!matched) return problem(notFound(), requestId);
    if (!isIterator(response.body)) return kept(response, context);
    const body = streams.open(response.body, { personId: context.personId, address });
    return { ...response, headers: { ...response.headers, ...asEvents }, body };
  };

  return {
    forVisitors,
    origin: ownOrigin,
    supportEmail: app.settings.LINTEL_SUPPORT_EMAIL,
    mapStyle: mapStyleOf(app.settings),
    sharedRenderMs: app.settings.LINTEL_SHARED_RENDER_MS,
    photoHosts: [...new Set(app.settings.LINTEL_PHOTO_HOSTS.map((host) => new URL(host).origin))],
    endStreams: streams.end,
    routeOf: (path) => table.find(path)?.path ?? '/unknown',
    readOnly: (method, path) => readOperations.has(`${method} ${path}`),
    async answer(request, address, requestId) {
      try {
        return await encode(await respond(request, address, requestId));
      } catch (error) {
        return encode(problem(error, requestId));
      }
    },
    clientFor(headers, request, onOutage) {
      const requestId = randomUUID();
      const address = request ? addressGroupOf(request, app.settings.LINTEL_TRUST_PROXY) : 'page';
      const isLocal = request !== undefined && isLocalRequest(request);
      const context: CallContext = { app, headers, requestId, address, isLocal, inProcess: true };
      return createJsonifiedRouterClient(router, {
        context,
        interceptors: [
          ({ next }) =>
            next().catch((error: unknown) => {
              const apiError = toApiError(error, requestId);
              if (apiError.code === 'UNAVAILABLE') onOutage?.();
              throw apiError;
            }),
        ],
      });
    },
  };
}

/** Returns the routes, such as `GET /plans`, whose handlers are in a set. */
export function routesServedBy(router: AnyRouter, handlers: WeakSet<object>): ReadonlySet<string> {
  const routes = new Set<string>();
  traverseContractProcedures({ router, path: [] }, ({ path: place }) => {
    const procedure = getRouter(router, place);
    if (!isProcedure(procedure)) return;
    const { handler, route } = procedure['~orpc'];
    if (handlers.has(handler) && route.path) routes.add(`${route.method ?? 'POST'} ${route.path}`);
  });
  return routes;
}

type Response = { status: number; headers: object; body: unknown };

async function encode({ status, headers, body }: Response): Promise<Answer> {
  if (body === undefined) return { status, headers: { ...headers } };
  if (body instanceof StreamingBlob)
    return { status, headers: { 'content-type': body.type, ...headers }, body: body.flow() };
  if (body instanceof Blob)
    return { status, headers: { 'content-type': body.type, ...headers }, body: Buffer.from(await body.arrayBuffer()) };
  if (body instanceof Readable) return { status, headers: { ...headers }, body };
  const text = body instanceof Json ? body.text : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: text };
}

const isIterator = (body: unknown): body is AsyncIterator<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** Proxies must not buffer or change an event stream. */
const asEvents = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The rest of an oversized body is not read, so the connection cannot carry another request. */
function closeIfUnread(error: unknown): OutgoingHttpHeaders {
  return isApiError(error) && error.code === 'TOO_LARGE' ? { connection: 'close' } : {};
}

/** Sets Retry-After on a rate-limit error. */
function waiting(error: unknown): OutgoingHttpHeaders {
  const seconds = isApiError(error) && error.data?.retryAfterSeconds;
  return seconds ? { 'retry-after': String(seconds) } : {};
}

/** Keeps replies to signed-in people out of caches unless the operation sets its own cache header. */
function kept<T extends { headers: object }>(response: T, { personId }: CallContext): T {
  return personId !== undefined
    ? { ...response, headers: { 'cache-control': 'no-store', ...response.headers } }
    : response;
}
