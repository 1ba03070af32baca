import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorOf } from '../../serve/viewer.ts';
import { isLocalRequest } from '../local-request.ts';
import { AT_ONCE_BYTES, compress, preferredEncoding } from '../send.ts';

/** Response header by which a page declares that its content is the same for every visitor. It is not sent. */
export const sharedHeader = 'x-shared-render';

/** A rendered page without its nonces. */
interface SharedRender {
  headers: readonly (readonly [name: string, value: string])[];
  /** The pieces of the body between the nonces. */
  pieces: readonly Buffer[];
  bytes: number;
  /** The time in milliseconds until which it is sent. */
  until: number;
}

export interface SharedRenders {
  /**
   * Returns the render for a request. The first caller of a key gets a ticket and renders; callers in the meantime
   * wait for its result. Undefined when the page must be rendered for this request.
   */
  find(key: string): SharedRender | Ticket | Promise<SharedRender | undefined>;
}

/** The right to render a page for all who wait for it. Call one of its functions. */
export class Ticket {
  readonly keep: (rendered: Response, nonce: string) => Promise<SharedRender>;
  readonly giveUp: () => void;

  constructor(keep: Ticket['keep'], giveUp: Ticket['giveUp']) {
    this.keep = keep;
    this.giveUp = giveUp;
  }
}

/** Longest address of a shared page in characters. */
const ADDRESS_MAX = 2_000;
/** Cookies whose values are part of the key. A request with any other cookie is never shared. */
const KEY_COOKIES: ReadonlySet<string> = new Set(['theme', 'locale']);

/**
 * Returns what the content of a visitor's page depends on: address, language, country, theme, host, and whether the
 * request comes from this machine. Undefined when the request may belong to a person: it has a session cookie, any
 * other unknown cookie, or credentials.
 */
export function sharedKeyOf(request: IncomingMessage): string | undefined {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || headers.authorization !== undefined || url.length > ADDRESS_MAX) return undefined;
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? [];
  if (cookies.some((cookie) => !KEY_COOKIES.has(cookie.slice(0, cookie.indexOf('='))))) return undefined;
  const languages = { 'accept-language': String(headers['accept-language'] ?? ''), cookie: headers.cookie ?? '' };
  const { country, locale = '' } = visitorOf(new Headers(languages));
  const theme = cookies.find((cookie) => cookie.startsWith('theme=')) ?? '';
  return [country, locale, theme.slice(0, 12), isLocalRequest(request), headers.host, url].join(' ');
}

/**
 * Creates a cache of rendered pages. Each is sent for `lifetimeMs` after its rendering began, and up to twice as long
 * while it is rendered again; 0 turns the cache off.
 */
export function createSharedRenders(
  lifetimeMs: number,
  { bytesMax = 32 * 1_048_576, now = () => performance.now() } = {},
): SharedRenders {
  const renders = new Map<string, SharedRender>();
  const rendering = new Map<string, Promise<SharedRender | undefined>>();
  let bytes = 0;

  const isKept = ({ until }: SharedRender): boolean => until + lifetimeMs > now();
  const remove = (key: string): void => {
    bytes -= renders.get(key)?.bytes ?? 0;
    renders.delete(key);
  };
  const add = (key: string, render: SharedRender): void => {
    remove(key);
    renders.set(key, render);
    bytes += render.bytes;
    // The oldest come first: removes those that are too old, then as many as needed.
    for (const [old, each] of renders) {
      if (isKept(each) && bytes <= bytesMax) break;
      remove(old);
    }
  };

  return {
    find(key) {
      const known = renders.get(key);
      if (known && known.until > now()) return known;
      const running = rendering.get(key);
      // Only the visitor who came first after the interval waits for the next render.
      if (running) return known && isKept(known) ? known : running;
      const until = now() + lifetimeMs;
      const { promise, resolve } = Promise.withResolvers<SharedRender | undefined>();
      rendering.set(key, promise);
      const end = (render?: SharedRender) => {
        if (rendering.get(key) === promise) rendering.delete(key);
        resolve(render);
      };
      return new Ticket(
        async (rendered, nonce) => {
          try {
            const render = await sharedRenderOf(rendered, nonce, until);
            if (lifetimeMs > 0) add(key, render);
            end(lifetimeMs > 0 ? render : undefined);
            return render;
          } catch (error) {
            end();
            throw error;
          }
        },
        () => end(),
      );
    },
  };
}

async function sharedRenderOf(rendered: Response, nonce: string, until: number): Promise<SharedRender> {
  const pieces = (await rendered.text()).split(nonce).map((piece) => Buffer.from(piece));
  const headers = [...rendered.headers].filter(([name]) => name !== sharedHeader);
  return { headers, pieces, bytes: pieces.reduce((sum, { length }) => sum + length, 0), until };
}

/**
 * Sends a shared page with a nonce of its own. No buffer of the page's size is created: V8 collects the whole heap after
 * each 64 MB of buffers.
 */
export async function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, pieces, bytes }: SharedRender,
  policyOf: (nonce: string) => string,
): Promise<void> {
  const nonce = newNonce();
  const filler = Buffer.from(nonce);
  const parts = pieces.flatMap((piece, at) => (at === 0 ? [piece] : [filler, piece]));
  const length = bytes + filler.length * (pieces.length - 1);
  const encoding = preferredEncoding(request);
  const compressed = encoding && (await compress(joined(parts, length), encoding));
  if (response.destroyed) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.cork();
  response.writeHead(200, {
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policyOf(nonce),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': compressed?.length ?? length,
  });
  for (const part of compressed ? [compressed] : parts) response.write(part);
  response.end();
  response.uncork();
}

const reused = Buffer.allocUnsafe(AT_ONCE_BYTES);

/** Joins parts; in a buffer that the next call reuses, if they are compressed at once. */
function joined(parts: readonly Buffer[], length: number): Buffer {
  if (length > AT_ONCE_BYTES) return Buffer.concat(parts);
  let at = 0;
  for (const part of parts) at += part.copy(reused, at);
  return reused.subarray(0, length);
}

/** Returns a nonce without characters that HTML or JSON would escape. */
export const newNonce = (): string => randomBytes(16).toString('base64url');
