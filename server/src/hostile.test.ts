import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, roles, type World } from '../test/access-matrix/world.ts';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { home, storeHomes } from '../test/homes.ts';
import { attack, statusLine } from '../test/hostile/attack.ts';
import { faultsOf } from '../test/hostile/faults.ts';
import { createSender } from '../test/hostile/send.ts';
import { testDatabase } from '../test/test-database.ts';
import { attempts } from './capabilities/accounts/tables.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RATE_PER_SECOND: '1000000', LINTEL_RATE_BURST: '1000000' } });
  world = await createWorld(app);
  await storeHomes(await testDatabase(), home(), home({ city: 'Dallas' }), home(), home());
});
afterAll(() => app.stop());

/** Requests that no client of HTTP sends. */
const raw: readonly [name: string, bytes: string][] = [
  ['no HTTP', 'hello\r\n\r\n'],
  ['a method that does not exist', 'FETCH /api/plans HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another version', 'GET /api/plans HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a NUL in a header', 'GET /api/plans HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
  ['a head of 300 kB', `GET /api/plans HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`],
  ['two lengths', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length below zero', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: -2\r\n\r\n{}'],
  [
    'a length and pieces',
    'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  ],
  ['broken pieces', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
];

describe('hostile input', () => {
  it('gets no 5xx, no late answer and no detail of the server, in 2,000 generated requests as each role', async () => {
    const { body: document } = await app.request('GET', '/api/openapi.json');
    const { statuses, faults, slowestMs } = await attack({
      url: app.url,
      document,
      roles: Object.fromEntries(Object.entries(roles).map(([name, headers]) => [name, () => headers(world)])),
      requests: 2_000,
      seed: 20_261_123,
      // Several times the second that the torture allows: this machine runs other tests at the same time.
      msMax: 5_000,
      parallel: 4,
      // Limits on attempts would turn the rest of the requests away before they reach anything.
      pause: async () => void (await app.house.database.db.delete(attempts)),
    });
    console.log(`hostile: ${statusLine(statuses)}; slowest ${Math.round(slowestMs)} ms`);
    expect(faults).toEqual([]);
    for (const status of [200, 400, 401, 403, 404, 405]) expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
    expect((await app.request('GET', '/readyz')).status).toBe(200);
  }, 120_000);

  it.each(raw)('is refused as a problem document where the request is %s', async (_, bytes) => {
    const reply = await createSender(app.url).raw(bytes);
    expect(faultsOf('GET', '/api', reply)).toEqual([]);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await app.request('GET', '/healthz')).status).toBe(200);
  });
});
