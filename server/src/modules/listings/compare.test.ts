import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());

const ask = (...ids: (number | string)[]) =>
  app.request('GET', `/api/properties/compare?${ids.map((id) => `id=${id}`).join('&')}`);

it('returns each home as its own page shows it but the places nearby, in the requested order', async () => {
  const [a, b] = await storeHomes(app.context.database, home(), home({ listPriceCents: 61_000_000 }));
  const { status, body } = await ask(b!, a!, b!);
  expect(status).toBe(200);
  expect(body.gone).toEqual([]);
  const pages = await Promise.all([b, a].map((id) => app.request('GET', `/api/properties/${id}`)));
  expect(body.homes).toEqual(pages.map(({ body: { nearby: _, ...home } }) => home));
});

it('lists homes that don’t exist or are not shown as gone', async () => {
  const [shown, hidden] = await storeHomes(
    app.context.database,
    home(),
    home({ internetEntireListingDisplayYn: false }),
  );
  const { body } = await ask(shown!, hidden!, 2_000_000_000);
  expect(body.homes.map(({ id }: { id: number }) => id)).toEqual([shown]);
  expect(body.gone).toEqual([hidden, 2_000_000_000]);
});

it.each([[[]], [[1]], [[1, 1]], [[1, 2, 3, 4, 5, 6, 7]], [[1, 'x']], [[1, 0]], [[1, -2]], [[1, 1.5]]])(
  'refuses %j with the rule',
  async (ids) => {
    const { status, body } = await ask(...ids);
    expect(status).toBe(400);
    expect(body.fields[0].field).toMatch(/^id/);
  },
);
