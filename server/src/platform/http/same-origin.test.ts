import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp, notes } from '../../../test/notes-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, { settings: { LINTEL_PUBLIC_URL: 'https://lintel.example' } });
  await app.context.database.db.insert(notes).values({ ownerId: 1, text: 'mine' });
});
afterAll(() => app.stop());

/** Uses `http.request`, because fetch does not allow these headers. */
function ask(method: string, headers: Record<string, string>, body = '{"text":"new"}'): Promise<number> {
  return new Promise((done, fail) => {
    const type = { 'content-type': 'application/json' };
    const request = send(`${app.url}/api/notes/1`, { method, headers: { 'x-test-person': '1', ...type, ...headers } });
    request.on('response', (response) => {
      response.resume();
      done(response.statusCode!);
    });
    request.on('error', fail);
    request.end(method === 'GET' ? undefined : body);
  });
}

describe('a request that may change something', () => {
  it.each([
    ['a page of our own', { 'sec-fetch-site': 'same-origin', origin: 'https://lintel.example' }],
    ['a person at the address bar', { 'sec-fetch-site': 'none' }],
    ['no browser at all', {}],
    ['our own origin, of a browser that tells no more', { origin: 'https://lintel.example' }],
    ['the host that was asked', { origin: 'http://here.example:81', host: 'here.example:81' }],
  ])('is taken from %s', async (_who, headers) => {
    expect(await ask('PUT', headers as Record<string, string>)).toBe(200);
  });

  it.each([
    ['a page of someone else', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour on the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.lintel.example' }],
    ['one who claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'https://lintel.example' }],
    ['an origin that is not ours', { origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { origin: 'https://lintel.example.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port of the host', { origin: 'http://here.example:82', host: 'here.example:81' }],
  ])('is refused with 403 from %s', async (_who, headers) => {
    expect(await ask('PUT', headers as Record<string, string>)).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is refused as %s, which forms can send',
    async (type) => {
      expect(await ask('PUT', { 'content-type': type })).toBe(400);
    },
  );
});

it('can be read from any origin, because browsers keep cross-origin replies from the page', async () => {
  expect(await ask('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(200);
});

it('gets replies that are not cached when the person is signed in', async () => {
  const mine = await app.request('GET', '/api/notes/1', undefined, { 'x-test-person': '1' });
  expect(mine.headers.get('cache-control')).toBe('no-store');
});
