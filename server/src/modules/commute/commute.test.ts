import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aPerson } from '../../../test/people.ts';
import { createLog } from '../../platform/log/log.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { commuteData } from './records.ts';
import { routerOf } from './router.ts';

let app: TestApp;
let homeId: number;
let hidden: number;
beforeAll(async () => {
  app = await startTestApp();
  const stored = await storeHomes(app.context.database, home(), home({ internetAddressDisplayYn: false }));
  [homeId, hidden] = stored as [number, number];
});
afterAll(() => app.stop());

const path = '/api/commute/addresses';
const work = { text: 'Work, 78701', place: '78701', latitude: 30.2713, longitude: -97.7426 };

describe('the addresses that a person travels to', () => {
  it('are returned to their owner only, encrypted in the database, part of the export, and erased on request', async () => {
    const [her, other] = [await aBuyer(app), await aPerson(app, 'agent')];
    const { db } = app.context.database;
    expect((await app.request('PUT', path, { addresses: [work] }, her.as)).body).toEqual({ addresses: [work] });
    expect((await app.request('GET', path, undefined, her.as)).body).toEqual({ addresses: [work] });
    expect((await app.request('GET', path, undefined, other.as)).body).toEqual({ addresses: [] });
    expect((await app.request('GET', path)).status).toBe(401);
    const { rows } = await db.execute<{ addresses: string }>('select addresses from commute_addresses');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.addresses).toMatch(/^sealed:1:/);
    expect(await commuteData.rows(db, her.id)).toMatchObject([{ personId: her.id, addresses: [work] }]);
    await app.request('PUT', path, { addresses: [] }, her.as);
    expect(await commuteData.rows(db, her.id)).toEqual([]);
  });

  it('are at most two', async () => {
    const { status, body } = await app.request('PUT', path, { addresses: [work, work, work] }, (await aBuyer(app)).as);
    expect([status, body.fields[0].field]).toEqual([400, 'addresses']);
  });
});

describe('an address', () => {
  const locate = async (text: string, id = homeId) => app.request('POST', '/api/commute/locate', { home: id, text });

  it.each([
    ['1100 Congress Ave, Austin, TX 78701', '78701'],
    ['78701', '78701'],
    ['Round Rock', 'Round Rock'],
    ['Zilker', 'Zilker'],
    ['200 Main Street, Round Rock, TX', 'Round Rock'],
  ])('%s is located at %s', async (text, place) => {
    const { status, body } = await locate(text);
    expect(status).toBe(200);
    expect(body.address).toMatchObject({ text, place });
    expect(Math.hypot(body.address.latitude - 30.25, body.address.longitude + 97.75)).toBeLessThan(0.5);
  });

  it('without a known place, far away, or for a home whose position is hidden is rejected with the field', async () => {
    for (const [text, id, field] of [
      ['12 Nowhere Street', homeId, 'text'],
      ['98101', homeId, 'text'],
      ['78701', hidden, 'home'],
    ] as const)
      expect(await locate(text, id), text).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });
});

it('estimates a trip at 600 m a minute in a straight line when no routing service is configured', async () => {
  const to = [{ latitude: 30.25, longitude: -97.75 + 0.1 }];
  const { body } = await app.request('POST', '/api/commute/trips', { home: homeId, to });
  // A tenth of a degree at this latitude is 9.6 km.
  expect(body).toEqual({ trips: [{ minutes: 16, meters: 9_605, model: 'straight-line' }] });
});

describe('the routing service', () => {
  const from = { latitude: 30, longitude: -97 };
  const to = [
    { latitude: 30.1, longitude: -97.1 },
    { latitude: 31, longitude: -98 },
  ];

  /** Serves `answer` and returns the router with the requests it sent. */
  async function routing(
    protocol: 'osrm' | 'valhalla',
    answer: (request: IncomingMessage, reply: ServerResponse) => void,
  ) {
    const requests: { url: string; body: string }[] = [];
    const server = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push({ url: request.url!, body });
      answer(request, reply);
    });
    await new Promise<void>((done) => server.listen(0, done));
    const settings = readSettings({
      LINTEL_ROUTER_URL: `http://localhost:${(server.address() as AddressInfo).port}/`,
      LINTEL_ROUTER_PROTOCOL: protocol,
      LINTEL_ROUTER_TIMEOUT_MS: '200',
    });
    const router = routerOf(settings, createLog('silent'))!;
    const stop = async () => {
      server.closeAllConnections();
      server.close();
    };
    return { router, requests, [Symbol.asyncDispose]: stop };
  }

  it('answers in the OSRM protocol with one table request', async () => {
    await using service = await routing('osrm', (_, reply) =>
      reply.end(JSON.stringify({ code: 'Ok', durations: [[0, 600.4, null]], distances: [[0, 9_000, null]] })),
    );
    expect(await service.router(from, to)).toEqual([{ seconds: 600.4, meters: 9_000 }, null]);
    expect(service.requests.map(({ url }) => url)).toEqual([
      '/table/v1/driving/-97,30;-97.1,30.1;-98,31?sources=0&annotations=duration,distance',
    ]);
  });

  it('answers in the Valhalla protocol with one matrix request', async () => {
    await using service = await routing('valhalla', (_, reply) =>
      reply.end(
        JSON.stringify({
          sources_to_targets: [
            [
              { time: 720, distance: 9.5 },
              { time: null, distance: null },
            ],
          ],
        }),
      ),
    );
    expect(await service.router(from, to)).toEqual([{ seconds: 720, meters: 9_500 }, null]);
    expect(service.requests[0]!.url).toBe('/sources_to_targets');
    expect(JSON.parse(service.requests[0]!.body)).toEqual({
      sources: [{ lat: 30, lon: -97 }],
      targets: [
        { lat: 30.1, lon: -97.1 },
        { lat: 31, lon: -98 },
      ],
      costing: 'auto',
      units: 'kilometers',
    });
  });

  it.each([
    ['fails', (_: unknown, reply: ServerResponse) => reply.writeHead(500).end()],
    ['answers something else', (_: unknown, reply: ServerResponse) => reply.end('{"code":"NoTable"}')],
    ['redirects', (_: unknown, reply: ServerResponse) => reply.writeHead(302, { location: '/elsewhere' }).end()],
    ['is too slow', () => {}],
  ])('that %s gives no routes and is not called again for a while', async (_, answer) => {
    await using service = await routing('osrm', answer);
    expect(await service.router(from, to)).toBeUndefined();
    expect(await service.router(from, to)).toBeUndefined();
    expect(service.requests).toHaveLength(1);
  });
});
