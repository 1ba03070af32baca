import { request } from 'node:https';
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

/** Reads the text at an HTTPS address on the public internet; throws a `CalendarProblem`. */
export async function fetchCalendar(address: string): Promise<string> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const answer = await get(url);
    if (typeof answer === 'string') return answer;
    url = new URL(answer.location, url);
  }
  throw new CalendarProblem('unreachable');
}

function get(url: URL): Promise<string | { location: string }> {
  if (!isPublicHttps(url)) return Promise.reject(new CalendarProblem('private_address'));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof CalendarProblem
          ? error
          : new CalendarProblem(error instanceof NotPublic ? 'private_address' : 'unreachable'),
      );
    const options = {
      lookup: publicLookup,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'text/calendar' },
    };
    request(url, options, (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy();
        return resolve({ location: headers.location });
      }
      if (statusCode !== 200) {
        answer.destroy();
        return fail(new CalendarProblem(statusCode === 404 || statusCode === 410 ? 'not_found' : 'unreachable'));
      }
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        parts.push(part);
        if (size > BYTES_MAX) answer.destroy(new CalendarProblem('too_large'));
      });
      answer.once('error', fail);
      answer.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    })
      .once('error', fail)
      .end();
  });
}
