import { contract } from '../../src/contract.ts';
import { type Route, routesOf } from '../../src/foundation/http/route-table.ts';
import { publicRows } from '../access-matrix/rows/public-rows.ts';
import { accessRows } from '../access-matrix/rows.ts';
import { nameOf, type Sent } from '../access-matrix/walk.ts';
import type { TestApp } from '../harness.ts';
import type { SharingBuyer } from './buyers.ts';

export interface Caller {
  name: string;
  as: Record<string, string>;
}

/** One answer: who called what about which buyer, and what came back. */
export interface Answer {
  call: string;
  status: number;
  text: string;
}

/** Stands for an object that is not there in the rows of the access matrix. */
const ABSENT = 999_999;
/** Streams without an end, a code that is drawn anew each time, and calls that take the caller's own account or company away. */
const left = /^(GET \/live|GET \/reseller\/suggest-code|POST \/sign-|\w+ \/(account|session|billing|demo|auth))/;

/** The routes of the contract: those that read, then those that write, with what ends the work of two last. */
const routes = routesOf(contract).filter((route) => !left.test(nameOf(route)));
const reads = routes.filter(({ method }) => method === 'GET');
const writes = routes
  .filter(({ method }) => method !== 'GET')
  .toSorted((a, b) => Number(/\/end$|offboard|suspend/.test(a.path)) - Number(/\/end$|offboard|suspend/.test(b.path)));

/** Pages and filters of lists beside the first one. */
const lists = [
  ...Array.from({ length: 8 }, (_, at) => `/connections?state=connected&page=${at + 1}`),
  ...['/connections?state=past', '/appointments?when=past', '/messages/threads?page=2', '/documents/shared?page=2'],
  ...['/audit?limit=200', '/audit.csv', '/wholesaler/analytics/rows?of=buyers&month=2026-11'],
];

/** What is sent to a route about a buyer: every number in it is theirs, in the path as well as in the body. */
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

/**
 * Every read that a caller can make: lists once, and what is about one object for each buyer. Where neither the buyer who
 * shares all nor the one who shares nothing can be reached, no other can: more consent never shows less.
 */
export async function readAll(app: TestApp, caller: Caller, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  // What is public is the same for everybody.
  const own = reads.filter((route) => caller.name === 'agent' || !(nameOf(route) in publicRows));
  for (const route of own)
    if (!isAboutBuyer(route)) answers.push(await call(app, caller, route, sentTo(route, 0)));
    else answers.push(...(await ofEach(app, caller, route, buyers)));
  for (const path of lists) answers.push(await call(app, caller, { method: 'GET', path }, {}));
  return answers;
}

/** Every write that a caller can make, for each buyer. */
export async function writeAll(app: TestApp, caller: Caller, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const route of writes) if (isAboutBuyer(route)) answers.push(...(await ofEach(app, caller, route, buyers)));
  return answers;
}

async function ofEach(app: TestApp, caller: Caller, route: Route, buyers: readonly SharingBuyer[]): Promise<Answer[]> {
  const [most, least] = [
    buyers.find(({ shared }) => shared.length === 9)!,
    buyers.find(({ shared }) => shared.length === 0)!,
  ];
  const probes = [
    await call(app, caller, route, sentTo(route, most.id)),
    await call(app, caller, route, sentTo(route, least.id)),
  ];
  if (probes.every(({ status }) => [400, 401, 403, 404, 405].includes(status))) return probes;
  const rest: Answer[] = [];
  for (const buyer of buyers)
    if (buyer !== most && buyer !== least) rest.push(await call(app, caller, route, sentTo(route, buyer.id)));
  return [...probes, ...rest];
}
