import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (query: string) => app.request('GET', `/api/places?${query}`);

it('suggests places to anyone, as many as asked for', async () => {
  const { status, body } = await ask('q=aus&limit=3');
  expect(status).toBe(200);
  expect(body).toHaveLength(3);
  expect(body[0]).toEqual({
    name: 'Austin',
    kind: 'city',
    state: 'TX',
    country: 'US',
    latitude: 30.26715,
    longitude: -97.74306,
    label: 'Austin, TX',
  });
});

it('suggests nothing for what is no name', async () => {
  for (const q of ['%00', '%F0%9F%8F%A0', '!!!', '%3C%2F%3E']) {
    const { status, body } = await ask(`q=${q}`);
    expect([status, body], q).toEqual([200, []]);
  }
});

it.each(['', 'q=', 'q=%20', `q=${'a'.repeat(81)}`, 'q=a&limit=0', 'q=a&limit=21', 'q=a&limit=x'])(
  'says what is wrong with %j',
  async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.fields[0].field).toMatch(/^(q|limit)$/);
  },
);
