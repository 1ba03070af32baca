import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../../test/harness.ts';
import { createNotesApp } from '../../../../test/notes-app.ts';
import { renderedPages, type WebApp } from './pages.ts';
import { createSharedRenders, Ticket } from './shared-renders.ts';

const LIFETIME_MS = 400;
let renders = 0;
let price = '$500,000';

/** A web app with a page that shows a price, which visitors may share, and a page of one person. */
const web: WebApp = {
  async fetch(request, { context }) {
    renders++;
    const { pathname } = new URL(request.url);
    const shown = price;
    await wait(20);
    const body = `<html lang="${request.headers.get('accept-language')}"><script nonce="${context.nonce}"></script>${shown} ${request.headers.get('cookie')}<script nonce="${context.nonce}"></script>${'long '.repeat(500)}`;
    const status = pathname === '/missing' ? 404 : 200;
    const shared: Record<string, string> = pathname === '/own' ? {} : { 'x-shared-render': 'visitors' };
    return new Response(body, { status, headers: { 'content-type': 'text/html', ...shared } });
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, {
    settings: { LINTEL_SHARED_RENDER_MS: String(LIFETIME_MS) },
    makePages: async (api) => renderedPages(api, () => web),
  });
});
afterAll(() => app.stop());
/** Each test has a page of its own. */
let page = '/0';
beforeEach(() => {
  page = `/${Number(page.slice(1)) + 1}`;
  renders = 0;
});

const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, undefined, headers);
const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)![1]!;

describe('a page that is the same for all visitors', () => {
  it('is rendered once for visitors who ask at the same time or shortly after, each with a nonce of its own', async () => {
    const together = await Promise.all([get(page), get(page), get(page)]);
    const all = [...together, await get(page, { 'accept-encoding': 'br' })];
    expect(renders).toBe(1);
    for (const { body, headers } of all) {
      const nonce = nonceOf(body);
      expect(body.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
      expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect([headers.get('x-shared-render'), headers.get('etag')]).toEqual([null, null]);
    }
    expect(new Set(all.map(({ body }) => nonceOf(body))).size).toBe(4);
  });

  it('shows a changed price after the interval', async () => {
    expect((await get(page)).body).toContain('$500,000');
    price = '$480,000';
    await wait(LIFETIME_MS);
    expect((await get(page)).body).toContain('$480,000');
  });

  it('is rendered for each language, theme and address', async () => {
    const french = await get(page, { 'accept-language': 'fr-CA' });
    const dark = await get(page, { cookie: 'theme=dark' });
    const other = await get(`${page}?place=Austin`);
    await get(page, { 'accept-language': 'fr-CA' });
    expect(french.body).toContain('lang="fr-CA"');
    expect(dark.body).toContain('theme=dark');
    expect(other.body).not.toContain('theme=dark');
    expect(renders).toBe(3);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', { cookie: '__Secure-lintel.session_token=abc' }],
    ['a session beside a theme', { cookie: 'theme=dark; lintel.session_token=abc' }],
    ['an unknown cookie', { cookie: 'visit=7' }],
    ['credentials', { authorization: 'Bearer abc' }],
  ])('is neither shared with nor taken from a request with %s', async (_, headers) => {
    const first = await get(page, headers);
    const second = await get(page, headers);
    const visitor = await get(page);
    expect(renders).toBe(3);
    expect(first.body).toContain(headers.cookie ?? 'null');
    expect(second.status).toBe(200);
    expect(visitor.body).not.toContain('session_token');
  });

  it('is not shared when it does not declare it or was not found', async () => {
    for (const path of ['/own', '/own', '/missing', '/missing']) await get(path);
    expect(renders).toBe(4);
  });
});

it('keeps at most the allowed bytes of renders, the newest', async () => {
  const shared = createSharedRenders(1_000, { bytesMax: 2_500, now: () => 0 });
  for (const key of ['a', 'b', 'c'])
    await (shared.find(key) as Ticket).keep(new Response('x'.repeat(1_000)), 'no such nonce');
  expect(['a', 'b', 'c'].map((key) => shared.find(key) instanceof Ticket)).toEqual([true, false, false]);
});

it('sends the former render while the page is rendered again, up to twice the interval', async () => {
  let time = 0;
  const shared = createSharedRenders(1_000, { now: () => time });
  const rendered = () => new Response('page');
  const first = await (shared.find('a') as Ticket).keep(rendered(), 'no such nonce');
  time = 1_500;
  const ticket = shared.find('a') as Ticket;
  expect(shared.find('a')).toBe(first);
  time = 2_000;
  const waiting = shared.find('a');
  expect(waiting).toBeInstanceOf(Promise);
  const second = await ticket.keep(rendered(), 'no such nonce');
  expect(await waiting).toBe(second);
  expect(second).not.toBe(first);
});
