/** @module-tag both-databases */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessRows as rows } from '../test/access-matrix/rows.ts';
import { nameOf, walk } from '../test/access-matrix/walk.ts';
import { createWorld } from '../test/access-matrix/world.ts';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { contract } from './contract.ts';
import { routesOf } from './platform/http/route-table.ts';

const routes = routesOf(contract).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

// Both databases evaluate the same authorization SQL, so one walk is enough.
describe.runIf(inject('forEither'))('who may call what', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('lists every route of the contract and no other', () => {
    expect(Object.keys(rows).sort()).toEqual(routes.map(nameOf).sort());
  });

  it('matches the table for every role, on own objects, another company’s, and absent ones', async () => {
    const order = new Map(Object.keys(rows).map((name, at) => [name, at]));
    const inOrder = routes.toSorted((a, b) => order.get(nameOf(a))! - order.get(nameOf(b))!);
    await expect(await walk(await createWorld(app), inOrder, rows)).toMatchFileSnapshot('access-matrix.snapshot.txt');
  }, 240_000);

  it('is checked before the input is read: a visitor with an invalid body gets 401 where a session is required', async () => {
    const { body: document } = await app.request('GET', '/api/openapi.json');
    const needsSession = routes.filter(
      ({ method, path }) => document.paths[path][method.toLowerCase()].security.length,
    );
    expect(needsSession.length).toBeGreaterThan(200);
    for (const route of routes) {
      const path = `/api${route.path.replace(/\{\w+\}/g, 'none')}?unknown=1`;
      const { status, body } = await app.request(route.method, path, route.method === 'GET' ? undefined : '{"');
      if (needsSession.includes(route))
        expect(body, nameOf(route)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      else expect(status, nameOf(route)).not.toBe(401);
    }
  });
});
