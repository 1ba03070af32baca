import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Refusal } from '../errors.ts';
import type { House } from '../house.ts';
import { createAdmission } from './admission.ts';
import type { Api } from './api.ts';
import { problemOf } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestIdOf } from './request-id.ts';
import { nothingRuns, securityHeaders } from './security-headers.ts';
import { type Answer, send } from './send.ts';
import { addressOf, isSecure, limitKeyOf } from './visitor.ts';

/** Something below `/api` that is no verb of the contract, such as its description. */
export type Extra = (request: IncomingMessage) => Promise<Answer> | Answer;

/** Answers all that is not `/api`: files and pages. Writes the answer itself and returns the route for logs. */
export type Pages = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<string>;

type Handled = { answer: Answer; route: string } | { route: string };

/**
 * The one door: each request gets its id, its security headers, its limit, its line in the log and its place in the
 * metrics, and goes to the API, the pages or the few addresses for those who run the server.
 */
export function createFront(
  house: House,
  { api, extras, pages }: { api: Api; extras: Map<string, Extra>; pages: Pages },
) {
  const { settings, log, metrics, readiness } = house;
  const limit = createRateLimit({ perSecond: settings.LINTEL_RATE_PER_SECOND, burst: settings.LINTEL_RATE_BURST });
  const admission = createAdmission({
    inFlightMax: settings.LINTEL_IN_FLIGHT_MAX,
    waitMsMax: settings.LINTEL_WAIT_MS_MAX,
  });
  metrics.gauge('lintel_requests_in_flight', 'Requests that are being answered', admission.inFlight);
  const trustProxy = settings.LINTEL_TRUST_PROXY;
  const secureByName = settings.LINTEL_PUBLIC_URL.startsWith('https:');

  const operations: Record<string, () => Promise<Answer>> = {
    '/healthz': async () => plain(200, 'alive\n'),
    '/readyz': async () => {
      const failing = await readiness.failing();
      return failing.length === 0 ? plain(200, 'ready\n') : plain(503, `not ready: ${failing.join(', ')}\n`);
    },
    '/metrics': async () => ({
      status: 200,
      headers: { 'content-type': metrics.contentType },
      body: await metrics.text(),
    }),
  };

  const handle = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Handled> => {
    const url = urlOf(request);
    const operation = operations[url.pathname];
    if (operation) return { route: url.pathname, answer: await operation() };
    const isApi = url.pathname === '/api' || url.pathname.startsWith('/api/');
    if (admission.full() && onlyReads(request, url.pathname))
      return { route: isApi ? 'api' : 'pages', answer: isApi ? busy(requestId) : busyPage() };
    const wait = await limit(limitKeyOf(addressOf(request, trustProxy)));
    if (wait > 0) return { route: isApi ? 'api' : 'pages', answer: tooMany(wait, requestId) };
    const extra = extras.get(url.pathname);
    if (extra) return { route: url.pathname, answer: await extra(request) };
    if (!isApi) return { route: await pages(request, response, requestId) };
    url.pathname = url.pathname.slice('/api'.length) || '/';
    return { route: `/api${api.routeOf(url.pathname)}`, answer: await api.answer(request, url, requestId) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<string> => {
    try {
      const handled = await handle(request, response, requestId);
      if ('answer' in handled) await send(request, response, withPolicy(handled.answer));
      return handled.route;
    } catch (err) {
      const { problem, fault } = problemOf(err, requestId);
      if (fault) log.error({ err, requestId }, 'request failed');
      await send(request, response, problemAnswer(problem));
      return 'unknown';
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    const headers = securityHeaders(secureByName || isSecure(request, trustProxy));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const closed = new Promise<void>((done) => response.once('close', () => done()));
    const leave = admission.enter();
    const route = await answer(request, response, requestId);
    leave();
    const answeredMs = performance.now() - startedAt;
    await closed;
    // How long somebody listens says nothing about how long they waited.
    const ms = isStream(response) ? answeredMs : performance.now() - startedAt;
    metrics.request(request.method!, route, response.statusCode, ms / 1_000);
    log.info({ requestId, method: request.method, route, status: response.statusCode, ms: Math.round(ms * 10) / 10 });
  };
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

const plain = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

function problemAnswer(problem: { status: number }, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'content-security-policy': nothingRuns, ...headers },
    body: JSON.stringify(problem),
  };
}

const tooMany = (seconds: number, requestId: string): Answer =>
  problemAnswer(problemOf(new Refusal('LIMIT_REACHED'), requestId).problem, { 'retry-after': String(seconds) });

/** After how many seconds those who were not let in come again. */
const COME_AGAIN_SECONDS = 1;

const busy = (requestId: string): Answer =>
  problemAnswer(problemOf(new Refusal('BUSY'), requestId).problem, { 'retry-after': String(COME_AGAIN_SECONDS) });

/** Asks for itself again; it loads nothing, because what it would load has to wait too. */
const busyPage = (): Answer => ({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(COME_AGAIN_SECONDS),
    refresh: String(COME_AGAIN_SECONDS),
  },
  body: '<!doctype html><html lang="en"><title>Lintel is busy</title><p role="status">Lintel is busy. Trying again.</p></html>\n',
});

/** Whether a request may come again as if nothing had happened: a call or a page that is read, and no file or picture of a page. */
const onlyReads = ({ method, headers }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && headers['sec-fetch-dest'] !== 'image';

function withPolicy(answer: Answer): Answer {
  return { ...answer, headers: { 'content-security-policy': nothingRuns, ...answer.headers } };
}

/** What was asked for; the host is not believed, so it is not used. */
function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(`http://lintel${request.url!.startsWith('/') ? request.url : '/'}`);
  } catch {
    throw new Refusal('INVALID', 'The address is not valid');
  }
}
