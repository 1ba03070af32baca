import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../app/app-context.ts';
import { ApiError } from '../serve/errors.ts';
import { requestAddress } from './address.ts';
import type { Api } from './api.ts';
import { createAdmission } from './limits/admission.ts';
import { busyCall, busyPage, onlyReads } from './limits/busy.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { publicMetrics } from './metrics-endpoint.ts';
import { nothingRuns, securityHeaders } from './pages/security-headers.ts';
import { problemAnswer, problemOf } from './problem.ts';
import { type Answer, type Extra, send } from './send.ts';
import { addressGroupOf, isSecure } from './visitor.ts';

const SANE = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the id that a proxy assigned to the request when it is safe to log, or a new id. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Serves everything outside `/api`: files and pages. Writes the response itself and returns the route for logs. */
export type Pages = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<string>;

type Handled = { answer: Answer; route: string } | { route: string };

/**
 * The entry point of every request. Assigns a request id, adds security headers, applies the rate limit, writes the
 * log line and metrics, and passes the request to the API, the pages or the operator endpoints.
 */
export function createRequestHandler(
  app: AppContext,
  { api, extras, pages }: { api: Api; extras: Map<string, Extra>; pages: Pages },
) {
  const { settings, log, metrics, readiness } = app;
  const limit = createRateLimit({ perSecond: settings.LINTEL_RATE_PER_SECOND, burst: settings.LINTEL_RATE_BURST });
  const admission = createAdmission({
    inFlightMax: settings.LINTEL_IN_FLIGHT_MAX,
    waitMsMax: settings.LINTEL_WAIT_MS_MAX,
  });
  metrics.gauge('lintel_requests_in_flight', 'Requests that are being answered', admission.inFlight);
  const proxyHops = settings.LINTEL_TRUST_PROXY;
  const secureByName = settings.LINTEL_PUBLIC_URL.startsWith('https:');
  const isLogged = log.isLevelEnabled('info');

  const metricsAnswer = publicMetrics(metrics, settings.LINTEL_METRICS_TOKEN);
  const operations: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    '/healthz': async () => plain(200, 'alive\n'),
    '/readyz': async () => {
      const failing = await readiness.failing();
      return failing.length === 0 ? plain(200, 'ready\n') : plain(503, `not ready: ${failing.join(', ')}\n`);
    },
    '/metrics': metricsAnswer,
  };

  const handle = async (request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<Handled> => {
    const { requestId } = asked;
    const { path, query } = requestAddress(request);
    const operation = operations[path];
    if (operation) return { route: path, answer: await operation(request) };
    const isApi = path === '/api' || path.startsWith('/api/');
    const apiPath = path.slice('/api'.length) || '/';
    if (admission.full() && (onlyReads(request, path) || (isApi && api.readOnly(request.method!, apiPath))))
      return { route: isApi ? 'api' : 'pages', answer: isApi ? busyCall(requestId) : busyPage() };
    const wait = limit(addressGroupOf(request, proxyHops));
    if (wait > 0) return { route: isApi ? 'api' : 'pages', answer: tooMany(wait, requestId) };
    const extra = extras.get(path);
    if (extra) return { route: path, answer: await extra(request) };
    if (isApi)
      return {
        route: `/api${api.routeOf(apiPath)}`,
        answer: await api.answer(request, { path: apiPath, query }, requestId),
      };
    for (const [name, value] of asked.headers) response.setHeader(name, value);
    return { route: await pages(request, response, requestId) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<Handled> => {
    try {
      const handled = await handle(request, response, asked);
      if ('answer' in handled) await send(request, response, withPolicy(handled.answer), asked.headers);
      return handled;
    } catch (err) {
      const { problem, fault } = problemOf(err, asked.requestId);
      if (fault) log.error({ err, requestId: asked.requestId }, 'request failed');
      const later = problem.status === 503 ? { 'retry-after': '2' } : {};
      await send(request, response, problemAnswer(problem, later), asked.headers);
      return { route: 'unknown' };
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const secured = secureByName || isSecure(request, proxyHops) ? securelyHeaded : plainlyHeaded;
    const closed = new Promise<void>((done) => response.once('close', () => done()));
    const leave = admission.enter();
    const handled = await answer(request, response, { requestId, headers: [['x-request-id', requestId], ...secured] });
    leave();
    const answeredMs = performance.now() - startedAt;
    await closed;
    const given = 'answer' in handled ? handled.answer : undefined;
    // The duration of a stream says nothing about response time, so only the time to the first byte counts.
    const ms = given && isStream(given) ? answeredMs : performance.now() - startedAt;
    const { method } = request;
    metrics.request(method!, handled.route, response.statusCode, ms / 1_000);
    if (isLogged)
      log.info({ requestId, method, route: handled.route, status: response.statusCode, ms: Math.round(ms * 10) / 10 });
  };
}

/** A request's id and the headers of every response to it. */
interface Asked {
  requestId: string;
  headers: readonly (readonly [string, string])[];
}

const securelyHeaded = Object.entries(securityHeaders(true));
const plainlyHeaded = Object.entries(securityHeaders(false));

const isStream = ({ headers }: Answer) => String(headers?.['content-type']).startsWith('text/event-stream');

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

const tooMany = (seconds: number, requestId: string): Answer =>
  problemAnswer(problemOf(new ApiError('LIMIT_REACHED'), requestId).problem, { 'retry-after': String(seconds) });

function withPolicy(answer: Answer): Answer {
  return { ...answer, headers: { 'content-security-policy': nothingRuns, ...answer.headers } };
}
