import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
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

/** Addresses that are not on the public internet (RFC 6890), which a person's address must not make the server call. */
const notPublic = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  notPublic[4].addSubnet(net, bits, 'ipv4');
// All of IPv6 but 2000::/3; and of that the parts that stand for IPv4 addresses or documentation.
for (const [net, bits] of [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
  ] as const),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const)
  notPublic[6].addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean => {
  const version = isIP(address);
  return (version === 4 && !notPublic[4].check(address)) || (version === 6 && !notPublic[6].check(address, 'ipv6'));
};

/** Resolves a name to public addresses only; the connection goes to what was checked. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    if (error) return done(error, []);
    if (!addresses.every(({ address }) => isPublic(address))) return done(new CalendarProblem('private_address'), []);
    if (options.all) return done(null, addresses);
    done(null, addresses[0]!.address, addresses[0]!.family);
  });

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
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host)))
    return Promise.reject(new CalendarProblem('private_address'));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof CalendarProblem ? error : new CalendarProblem('unreachable'));
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
