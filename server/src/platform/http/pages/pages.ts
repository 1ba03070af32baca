import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { m } from '@lintel/messages';
import sirv from 'sirv';
import type { Api } from '../api.ts';
import type { Pages } from '../request-handler.ts';
import { preferredEncoding, send } from '../send.ts';
import { contentSecurityPolicy, nothingRuns } from './security-headers.ts';
import { createSharedRenders, newNonce, sendShared, sharedHeader, sharedKeyOf, Ticket } from './shared-renders.ts';

/** The web app as exported by its build: a web request in, a web response out. */
export interface WebApp {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
}

/** Request and settings data for a page. */
interface PageContext extends Pick<Api, 'origin' | 'supportEmail' | 'mapStyle'> {
  api: unknown;
  nonce: string;
}

export const webBuild = new URL('../../../../../web/dist/', import.meta.url);

/** Serves the built web app: its files, and its pages rendered on the server. */
export async function builtPages(api: Api): Promise<Pages> {
  const entry = new URL('server/server.js', webBuild);
  if (!existsSync(entry)) return withoutPages;
  const { default: app } = (await import(entry.href)) as { default: WebApp };
  const folder = fileURLToPath(new URL('client', webBuild));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const forever = path.startsWith('/assets/');
      response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const render = renderedPages(api, () => app);
  return (request, response, requestId) =>
    new Promise((done, fail) => {
      response.once('close', () => done('files'));
      const page = () => void render(request, response, requestId).then(done, fail);
      // A file deleted by a later build would otherwise crash the process, because sirv lists files once and reads them
      // late.
      const asset = /^\/assets\/[\w.-]+/.exec(request.url ?? '')?.[0];
      if (asset && !existsSync(folder + asset)) page();
      else files(request, response, page);
    });
}

/**
 * Renders pages on the server, each response with its own nonce. A page that is the same for every visitor is rendered
 * once within `LINTEL_SHARED_RENDER_MS` and sent to all of them.
 */
export function renderedPages(api: Api, load: () => WebApp | Promise<WebApp>, { inlineStyles = false } = {}): Pages {
  const renders = createSharedRenders(api.sharedRenderMs);
  const policyOf = (nonce: string) =>
    contentSecurityPolicy(nonce, { inlineStyles, mapHosts: api.mapStyle?.hosts ?? [], photoHosts: api.photoHosts });
  return async (request, response, requestId) => {
    const mended = mendedAddress(request.url);
    if (mended) {
      response.writeHead(307, { location: mended, 'cache-control': 'no-store' }).end();
      return 'pages';
    }
    const key = sharedKeyOf(request);
    const found = key === undefined ? undefined : renders.find(key);
    const ticket = found instanceof Ticket ? found : undefined;
    const shared = ticket ? undefined : await (found as Exclude<typeof found, Ticket>);
    if (shared) {
      await sendShared(request, response, shared, policyOf);
      return 'pages';
    }
    const nonce = newNonce();
    let fault: unknown;
    let isOutage = false;
    const render = async (page: Request) => {
      try {
        const app = await load();
        const rendered = await app.fetch(page, {
          context: {
            api: api.clientFor(page.headers, request, () => {
              isOutage = true;
            }),
            nonce,
            origin: api.origin,
            supportEmail: api.supportEmail,
            mapStyle: api.mapStyle,
          },
        });
        // A page rendered without the database would claim that the person is signed out or that there are no homes.
        if (isOutage) return outagePage();
        if (ticket && isSharable(rendered)) {
          await sendShared(request, response, await ticket.keep(rendered, nonce), policyOf);
          return RESPONSE_ALREADY_SENT;
        }
        return finish(request, page, rendered, policyOf(nonce));
      } catch (error) {
        fault = error;
        return faultPage(requestId);
      } finally {
        ticket?.giveUp();
      }
    };
    await getRequestListener(render, { overrideGlobalObjects: false })(request, response);
    // The response was sent; the caller writes the log.
    if (fault) throw fault;
    return 'pages';
  };
}

const isSharable = ({ status, headers }: Response): boolean =>
  status === 200 && headers.has(sharedHeader) && !headers.has('set-cookie');

/**
 * Returns the URL with each undecodable path segment, such as `%zz` of a truncated link, escaped as typed, so that the
 * page can explain what is wrong with the link. Returns undefined for a valid URL.
 */
function mendedAddress(address = '/'): string | undefined {
  const [path = '/', ...query] = address.split('?');
  const mended = path.split('/').map((part) => (canDecode(part) ? part : encodeURIComponent(part)));
  // Exactly one leading slash: two, or a slash and a backslash, would name another host.
  const location = [mended.join('/').replace(/^[/\\]+/, '/'), ...query].join('?');
  return path.includes('%') && !canDecode(path) ? location : undefined;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const faultPage = (requestId: string) => textPage(500, m.platform__something_went_wrong_on_our_2({ requestId }));

/** The page reloads itself. */
const outagePage = () =>
  textPage(503, m.platform__lintel_isnt_ready_yet_this(), {
    'retry-after': String(RELOAD_SECONDS),
    refresh: String(RELOAD_SECONDS),
  });
const RELOAD_SECONDS = 2;

const textPage = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': nothingRuns,
      'cache-control': 'no-store',
      ...headers,
    },
  });

function finish(request: IncomingMessage, page: Request, rendered: Response, policy: string): Response {
  const headers = new Headers(rendered.headers);
  headers.delete(sharedHeader);
  const location = headers.get('location');
  if (location !== null) headers.set('location', withoutHost(location, page));
  headers.set('content-security-policy', policy);
  headers.append('vary', 'Accept-Encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  const encoding = preferredEncoding(request);
  const isText = /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');
  if (!rendered.body || !encoding || !isText || headers.has('content-encoding') || request.method === 'HEAD')
    return new Response(rendered.body, { status: rendered.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const compressed = rendered.body.pipeThrough(Duplex.toWeb(compressor(encoding)) as never);
  return new Response(compressed as ReadableStream, { status: rendered.status, headers });
}

/**
 * Redirects within Lintel contain no host, because the host of a request is chosen by the client. Two leading slashes
 * in a path would be read as a host.
 */
function withoutHost(location: string, page: Request): string {
  const target = new URL(location.replace(/^[/\\]{2,}/, '/'), page.url);
  if (target.host !== new URL(page.url).host) return location;
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`;
}

/** Flushes each chunk, so the head of a page is sent while its body is still rendering. */
function compressor(encoding: 'br' | 'gzip') {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
}

/** Pages for a server that runs only the API, as in its tests. */
async function withoutPages(request: IncomingMessage, response: ServerResponse): Promise<string> {
  await send(request, response, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: 'The pages are not built yet: run "npm run build". The API answers at /api/docs.\n',
  });
  return 'pages';
}
