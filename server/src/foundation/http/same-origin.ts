import type { IncomingMessage } from 'node:http';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something was made by one of our own pages, or by no page at all. A page of somebody
 * else makes a browser send our cookies along; it cannot make it hide where the request comes from.
 */
export function isOwnRequest(request: IncomingMessage, ownOrigin: string): boolean {
  if (reads.has(request.method ?? '')) return true;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  // Told by browsers on https and on localhost; `none` is a person at the address bar.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // No browser: commands and other servers send no Origin.
  if (origin === undefined) return true;
  return origin === ownOrigin || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
