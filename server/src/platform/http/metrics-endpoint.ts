import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Metrics } from '../log/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { type Answer, send } from './send.ts';

/** Serves `/metrics` on the public port when the token matches. Without a configured token the path does not exist. */
export const publicMetrics = (metrics: Metrics, token: string | undefined) =>
  token === undefined ? async () => notFound : guarded(answerOf(metrics), token);

/** Listens on the metrics-only port; returns undefined when none is configured. */
export async function listenForMetrics(
  metrics: Metrics,
  { LINTEL_METRICS_PORT: place, LINTEL_METRICS_TOKEN: token }: Settings,
): Promise<Server | undefined> {
  if (!place) return undefined;
  const answer = token === undefined ? answerOf(metrics) : guarded(answerOf(metrics), token);
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, async (request, response) => {
    const isMetrics = request.url === '/metrics' && request.method === 'GET';
    await send(request, response, await (isMetrics ? answer(request) : notFound)).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(place.port, place.host, done);
  });
  return server;
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const notFound: Answer = { status: 404, headers: plain, body: 'not found\n' };
const unauthorized: Answer = { status: 401, headers: { ...plain, 'www-authenticate': 'Bearer' }, body: 'no token\n' };

const gzipped: (text: string) => Promise<Buffer> = promisify(gzip);

type Answering = (request: IncomingMessage) => Promise<Answer>;

/** Hashes and compresses the text once for all requests within the same second. */
function answerOf(metrics: Metrics): Answering {
  const encode = async (reading: Promise<string>) => {
    const text = await reading;
    const etag = `"${digest(text).toString('base64url')}"`;
    return { etag, plain: Buffer.from(text), gzip: await gzipped(text) };
  };
  let last: { reading: Promise<string>; encoded: ReturnType<typeof encode> } | undefined;
  return async (request) => {
    const reading = metrics.text();
    if (last?.reading !== reading) last = { reading, encoded: encode(reading) };
    const { etag, plain: text, gzip: compressed } = await last.encoded;
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store', etag };
    return String(request.headers['accept-encoding']).includes('gzip')
      ? { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: compressed }
      : { status: 200, headers, body: text };
  };
}

const guarded =
  (answer: Answering, token: string): Answering =>
  async (request) =>
    isToken(request.headers.authorization, token) ? answer(request) : unauthorized;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
