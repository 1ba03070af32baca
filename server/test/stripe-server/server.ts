import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Book } from './book.ts';
import { parseForm } from './form.ts';
import { routes, StripeFault } from './routes.ts';

export const SECRET_KEY = 'sk_test_stand_in';
export const WEBHOOK_SECRET = 'whsec_stand_in';

export interface StripeServer {
  url: string;
  book: Book;
  /** Errors for the next requests; `done` does the work first and loses the response. */
  faults: { status: number; done?: boolean }[];
  /** Received requests, with their responses. */
  requests: { method: string; path: string; key: string | undefined; status: number; replayed: boolean }[];
  /** Sends new events as signed webhooks, each until it is accepted, in the order of `mix`. */
  deliver(to: string, mix?: (bodies: string[]) => string[]): Promise<number[]>;
  stop(): Promise<void>;
}

/** A local server with Stripe's wire format: forms, bearer keys, idempotency, errors, signed events. */
export async function startStripeServer(): Promise<StripeServer> {
  const book = new Book();
  const faults: StripeServer['faults'] = [];
  const requests: StripeServer['requests'] = [];
  const answered = new Map<string, { words: string; status: number; body: string }>();
  let delivered = 0;

  const work = (method: string, url: URL, words: string): { status: number; body: string } => {
    const form = parseForm(method === 'GET' ? url.search.slice(1) : words);
    for (const [verb, path, answer] of routes) {
      const match = verb === method && path.exec(url.pathname);
      if (!match) continue;
      try {
        return { status: 200, body: JSON.stringify(answer(book, form, match[1] ?? '')) };
      } catch (error) {
        if (error instanceof StripeFault) return { status: error.status, body: JSON.stringify(error.body) };
        throw error;
      }
    }
    return {
      status: 404,
      body: JSON.stringify({ error: { type: 'invalid_request_error', message: `No ${method} ${url.pathname}` } }),
    };
  };

  const answer = async (
    request: IncomingMessage,
  ): Promise<{ status: number; body: string; key: string | undefined; replayed?: boolean }> => {
    const url = new URL(request.url!, 'http://stripe');
    const words = await bodyOf(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return { status: 401, body: errorOf('authentication_error'), key };
    const fault = faults.shift();
    if (fault && !fault.done)
      return { status: fault.status, body: errorOf(fault.status === 429 ? 'rate_limit_error' : 'api_error'), key };
    const known = key === undefined ? undefined : answered.get(`${url.pathname} ${key}`);
    if (known && known.words !== words) return { status: 400, body: errorOf('idempotency_error'), key };
    const given = known ?? work(request.method!, url, words);
    if (key !== undefined && !known) answered.set(`${url.pathname} ${key}`, { words, ...given });
    if (fault) return { status: fault.status, body: errorOf('api_error'), key };
    return { ...given, key, replayed: known !== undefined };
  };

  const server = createServer(async (request, response) => {
    const {
      status,
      body,
      key,
      replayed = false,
    } = await answer(request).catch((error: unknown) => ({
      ...{ status: 500, body: errorOf(String(error)), key: undefined, replayed: false },
    }));
    requests.push({ method: request.method!, path: request.url!.split('?')[0]!, key, status, replayed });
    const date = new Date(book.now() * 1_000).toUTCString();
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${requests.length}`,
      date,
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    faults,
    requests,
    async deliver(to, mix = (bodies) => bodies) {
      const fresh = book.events.slice(delivered).map(({ id, type, created, object }) =>
        JSON.stringify({
          id,
          object: 'event',
          type,
          created,
          api_version: '2026-10-28.endive',
          livemode: false,
          data: { object },
        }),
      );
      delivered = book.events.length;
      const statuses: number[] = [];
      for (const body of mix(fresh)) statuses.push(await send(to, body));
      return statuses;
    },
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}

/** Signs like Stripe: HMAC-SHA256 over "t.body"; implemented independently, as a cross-check. */
export async function send(
  to: string,
  body: string,
  { secret = WEBHOOK_SECRET, at = Date.now() } = {},
): Promise<number> {
  const seconds = Math.floor(at / 1_000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${seconds},v1=${mac},v0=old`,
  };
  return (await fetch(to, { method: 'POST', body, headers })).status;
}

const errorOf = (type: string): string => JSON.stringify({ error: { type, message: type } });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
