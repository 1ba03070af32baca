import { contract } from '../../src/contract.ts';
import { type Route, routesOf } from '../../src/platform/http/route-table.ts';
import { publicRows } from '../access-matrix/rows/public-rows.ts';
import { accessRows } from '../access-matrix/rows.ts';
import { nameOf, type Sent } from '../access-matrix/walk.ts';
import type { TestApp } from '../harness.ts';
import type { SharingBuyer } from './buyers.ts';

export interface Caller {
  name: string;
  as: Record<string, string>;
}

/** One response with its call: caller, operation and buyer. */
export interface Answer {
  call: string;
  status: number;
  text: string;
}

/** Id of a nonexistent object in the rows of the access matrix. */
const ABSENT = 999_999;

/** Excluded routes, with the reason. Every other route of the contract is called. */
const excluded: readonly [route: RegExp, reason: string][] = [
  [/^GET \/live$/, 'a stream without an end; what it publishes is tested by itself'],
  [/^GET \/reseller\/suggest-code$/, 'draws a new code each time'],
  [/^POST \/(sign-|wholesaler-login|demo-login|forgot-password|reset-password|verify-email)/, 'for visitors'],
  [/^POST \/account\/(password|email|two-factor|deletion)/, 'needs the password of the caller, who has none'],
  [/^POST \/account\/sessions\/end-others$/, 'ends the sessions of the caller'],
  [
    /^\w+ \/billing\/(checkout|subscription\/|customer|webhooks)/,
    'asks the payment provider about the caller’s own plan',
  ],
];

/** The routes of the contract: reads, then writes, with those that end a relationship last. */
const routes = routesOf(contract).filter((route) => !excluded.some(([pattern]) => pattern.test(nameOf(route))));
const reads = routes.filter(({ method }) => method === 'GET');
const ends = ({ path }: Route) => Number(/\/end$|offboard|suspend|leave/.test(path));
const writes = routes.filter(({ method }) => method !== 'GET').toSorted((a, b) => ends(a) - ends(b));

/** Further pages and filters of lists. */
const lists = [
  ...Array.from({ length: 5 }, (_, at) => `/connections?state=connected&page=${at + 1}`),
  ...['/connections?state=past', '/appointments?when=past', '/messages/threads?page=2', '/documents/shared?page=2'],
  ...['/audit?limit=200', '/audit.csv', '/wholesaler/analytics/rows?of=buyers&month=2026-11'],
];

/** Returns the input for a route on a buyer, with the buyer's number as every id. */
function sentTo(route: Route, id: number): Sent {
  const row = accessRows[nameOf(route)]!;
  const sent = typeof row === 'function' ? row() : row.absent;
  return JSON.parse(JSON.stringify(sent).replaceAll(String(ABSENT), String(id))) as Sent;
}

async function call(app: TestApp, { name, as }: Caller, route: Route, sent: Sent): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(sent.params?.[key])));
  const url = `/api${path}${sent.query ?? ''}`;
  const body = route.method === 'GET' ? undefined : (sent.body ?? {});
  const reply = await app.request(route.method, url, body, { ...sent.headers, ...as });
  const headers = [...reply.headers].filter(([key]) => ['content-disposition', 'x-total-count'].includes(key));
  return { call: `${name}: ${route.method} ${url}`, status: reply.status, text: JSON.stringify([headers, reply.body]) };
}

const isAboutBuyer = (route: Route) => {
  const row = accessRows[nameOf(route)];
  return row !== undefined && JSON.stringify(typeof row === 'function' ? row() : row.absent).includes(String(ABSENT));
};

/** Concurrent calls. The server shares one processor with the test, so more don't help. */
const PARALLEL = 12;

type Call = () => Promise<Answer | Answer[]>;

/** Returns the responses in the order of the calls. */
async function inParallel(calls: readonly Call[]): Promise<Answer[]> {
  const answers: (Answer | Answer[])[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < calls.length; at = next++) answers[at] = await calls[at]!();
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return answers.flat();
}

/**
 * Makes every read of a caller: lists once, and reads of one object for each buyer whose facts can affect the
 * response.
 */
export async function readAll(app: TestApp, caller: Caller, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  // Public data is the same for every caller.
  const own = reads.filter((route) => caller.name === 'agent' || !(nameOf(route) in publicRows));
  return inParallel([
    ...own.map((route) => () => ofEach(app, caller, route, buyers)),
    ...lists.map((path) => () => call(app, caller, { method: 'GET', path }, {})),
  ]);
}

/** Repeats the calls that succeeded. A rejected call reveals nothing. */
export const readAgain = (app: TestApp, callers: readonly Caller[], before: readonly Answer[]): Promise<Answer[]> =>
  inParallel(
    before
      .filter(({ status }) => status === 200)
      .map(({ call: made }) => {
        const [name, path] = made.split(': GET /api');
        return () =>
          call(app, callers.find((caller) => caller.name === name)!, { method: 'GET', path: path as '/' }, {});
      }),
  );

/** Makes every write of a caller, for each buyer where it concerns one. */
export async function writeAll(app: TestApp, caller: Caller, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const route of writes) answers.push(...(await ofEach(app, caller, route, buyers)));
  return answers;
}

/**
 * Calls a route for each buyer, starting with the one who shares most: if that call is rejected, all others
 * are, because more consent never shows less. If the response for the one who shares least is the same, it
 * depends on no shared fact.
 */
async function ofEach(app: TestApp, caller: Caller, route: Route, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  const ask = ({ id }: { id: number }) => call(app, caller, route, sentTo(route, id));
  if (!isAboutBuyer(route)) return [await ask({ id: 0 })];
  const [least, ...others] = buyers.toSorted((a, b) => a.shared.length - b.shared.length);
  const most = others.pop()!;
  const first = await ask(most);
  if ([400, 401, 403, 404, 405].includes(first.status)) return [first];
  const last = await ask(least!);
  if (route.method === 'GET' && withoutId(first.text, most) === withoutId(last.text, least!)) return [first, last];
  return [first, last, ...(await inParallel(others.map((buyer) => () => ask(buyer))))];
}

const withoutId = (text: string, { id }: { id: number }) => text.replaceAll(String(id), 'id');
