import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { attack, statusLine } from '../../server/test/hostile/attack.ts';
import type { OpenApiDocument } from '../../server/test/hostile/document.ts';
import { embeddedPlace, type Place, postgresPlace } from './durability/places.ts';
import type { Torture } from './torture.ts';
import { createServer } from './two-servers/server.ts';

/** People of the sample network, one of each role. */
const demo = { username: 'demo', password: 'open-the-door' };
const doors: Record<string, [path: string, body: object]> = {
  buyer: ['/demo-login', { ...demo, userType: 'buyer' }],
  agent: ['/demo-login', { ...demo, userType: 'agent' }],
  lender: ['/demo-login', { ...demo, userType: 'agent', agentType: 'mortgage' }],
  reseller: ['/demo-login', { ...demo, userType: 'reseller' }],
  wholesaler: ['/wholesaler-login', { username: 'margaret.whitfield', password: demo.password, rememberMe: false }],
};

/**
 * Sends generated hostile requests to a separate server on each database; prints the number of responses by
 * status.
 */
export const hostile: Torture = async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'both' },
      parallel: { type: 'string', default: '4' },
    },
  });
  let held = true;
  const options = { requests: Number(values.requests), seed: Number(values.seed), parallel: Number(values.parallel) };
  if (values.database !== 'postgres') held = (await attacked(embeddedPlace(), options)) && held;
  if (values.database !== 'embedded') held = (await attacked(await postgresPlace(), options)) && held;
  return held;
};

async function attacked(place: Place, options: { requests: number; seed: number; parallel: number }): Promise<boolean> {
  const server = createServer(place.name, {
    PORT: '0',
    NODE_ENV: 'production',
    LINTEL_LOG_LEVEL: 'silent',
    LINTEL_RATE_PER_SECOND: '1000000',
    LINTEL_RATE_BURST: '1000000',
    ...place.environment,
  });
  try {
    await server.start();
    const url = `http://localhost:${server.port}`;
    const people = await signIn(server.port);
    const startedAt = performance.now();
    const { statuses, faults, slowestMs } = await attack({
      ...options,
      msMax: 1_000,
      url,
      document: (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument,
      roles: people.roles,
      pause: people.renew,
    });
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(
      `${place.name}, seed ${options.seed}: ${options.requests} requests in ${seconds} s; ${statusLine(statuses)}`,
    );
    console.log(`  slowest answer ${Math.round(slowestMs)} ms; ${faults.length} faults`);
    // Slow responses last, because on a busy machine they would hide all other errors.
    const isLate = (fault: string) => Number(fault.includes(': took '));
    for (const fault of faults.toSorted((a, b) => isLate(a) - isLate(b)).slice(0, 30)) console.log(`  ${fault}`);
    const ready = await fetch(`${url}/readyz`);
    if (ready.status !== 200) console.log(`  not ready afterwards: ${await ready.text()}`);
    return faults.length === 0 && ready.status === 200;
  } finally {
    await server.kill().catch(() => {});
    await place.remove();
  }
}

/**
 * Opens a session of each role. A session that a request ended, such as a sign-out, is replaced at the next pause.
 * Sign-ins use another loopback address than the hostile requests, whose wrong passwords block their own address.
 */
async function signIn(port: number) {
  const cookies: Record<string, string> = {};
  const renew = async () => {
    for (const [role, [path, body]] of Object.entries(doors)) {
      const session = await fromPeople(port, 'GET', '/api/session', { cookie: cookies[role] ?? '' });
      if ((JSON.parse(session.text) as { person: unknown }).person) continue;
      const reply = await fromPeople(port, 'POST', `/api${path}`, {}, body);
      if (reply.status !== 200) throw new Error(`${role} cannot sign in: ${reply.status} ${reply.text}`);
      cookies[role] = reply.cookies.map((line) => line.split(';')[0]).join('; ');
    }
  };
  await renew();
  const signedIn = Object.keys(doors).map((role) => [role, () => ({ cookie: cookies[role] ?? '' })] as const);
  return { renew, roles: { visitor: () => ({}), ...Object.fromEntries(signedIn) } };
}

async function fromPeople(port: number, method: string, path: string, headers: Record<string, string>, body?: object) {
  const options = { host: '127.0.0.1', localAddress: '127.0.0.2', port, method, path, headers };
  if (body) Object.assign(headers, { 'content-type': 'application/json' });
  const reply = await new Promise<IncomingMessage>((done, fail) =>
    request(options, done)
      .once('error', fail)
      .end(body ? JSON.stringify(body) : undefined),
  );
  return { status: reply.statusCode, cookies: reply.headers['set-cookie'] ?? [], text: await text(reply) };
}
