import type { IncomingMessage } from 'node:http';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a request that may change something was made by one of our own pages or by no page at all. Another
 * site's page can make a browser send our cookies, but cannot hide its origin.
 */
export function isOwnRequest(request: IncomingMessage, ownOrigin: string): boolean {
  if (reads.has(request.method ?? '')) return true;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  // Sent by browsers on https and localhost. `none` means that the person typed the URL.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Clients other than browsers, such as scripts and servers, send no Origin.
  if (origin === undefined) return true;
  return origin === ownOrigin || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
