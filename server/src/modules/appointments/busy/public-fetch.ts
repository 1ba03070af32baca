import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublicHttps, NotPublic, publicLookup } from '../../../platform/http/public-internet.ts';
import type { Failure } from './busy.tables.ts';

const BYTES_MAX = 5_000_000;
const REDIRECTS_MAX = 3;
const TIMEOUT_MS = 15_000;

/** Why a calendar was not read. */
export class CalendarProblem extends Error {
  readonly problem: Failure['problem'];
  constructor(problem: Failure['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Returns a fetch of HTTPS addresses on the public internet, and of the origins that the operator lists, at every redirect
 * too. A password goes to no other host by a redirect. Throws a `CalendarProblem`.
 */
export const calendarFetch =
  (origins: readonly string[] = []): typeof fetch =>
  async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const response = await callOnce(url, init, headers, origins.includes(url.origin));
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location || init.redirect === 'manual') return response;
      const next = new URL(location, url);
      if (next.host !== url.host) headers.delete('authorization');
      url = next;
    }
    throw new CalendarProblem('unreachable');
  };

function callOnce(
  url: URL,
  { method = 'GET', body }: RequestInit,
  headers: Headers,
  isListed: boolean,
): Promise<Response> {
  if (!isListed && !isPublicHttps(url)) return Promise.reject(new CalendarProblem('private_address'));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof CalendarProblem
          ? error
          : new CalendarProblem(error instanceof NotPublic ? 'private_address' : 'unreachable'),
      );
    const options = {
      ...{ method, headers: Object.fromEntries(headers) },
      ...(isListed ? {} : { lookup: publicLookup }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
    request(url, options, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > BYTES_MAX) answer.destroy(new CalendarProblem('too_large'));
      });
      answer.once('error', fail);
      answer.once('end', () => {
        const { statusCode: status = 500, rawHeaders } = answer;
        const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
          at % 2 === 0 ? [[name, rawHeaders[at + 1]!]] : [],
        );
        // A response of these statuses has no body.
        const content = [204, 205, 304].includes(status) ? null : Buffer.concat(parts);
        resolve(new Response(content, { status, headers: pairs }));
      });
    })
      .once('error', fail)
      .end(typeof body === 'string' ? body : undefined);
  });
}
