import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../../test/harness.ts';
import { createNotesApp } from '../../../../test/notes-app.ts';
import { renderedPages, type WebApp } from './pages.ts';

/** A web app that renders the request it gets. */
const web: WebApp = {
  async fetch(request, { context }) {
    const path = new URL(request.url).pathname;
    if (path.startsWith('//')) return Response.redirect(new URL(path.slice(1), request.url), 308);
    if (path === '/slashes') return new Response(null, { status: 307, headers: { location: '//evil.example/x' } });
    if (path === '/broken') throw new Error('secret detail');
    // biome-ignore lint/suspicious/noExplicitAny: the page is typed by the web app
    const { limit } = await (context.api as any).list({ limit: 7 });
    const body = `<script nonce="${context.nonce}">1</script> limit ${limit} ${'long '.repeat(1_000)}`;
    return new Response(body, { status: path === '/' ? 200 : 404, headers: { 'content-type': 'text/html' } });
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, { makePages: async (api) => renderedPages(api, () => web) });
});
afterAll(() => app.stop());

describe('pages', () => {
  it('are rendered with in-process calls and a nonce that is unique to the response', async () => {
    const [first, second] = [await app.request('GET', '/'), await app.request('GET', '/')];
    expect(first.status).toBe(200);
    expect(first.body).toContain('limit 7');
    const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)![1]!;
    const policy = first.headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first.body)}'`);
    expect(policy).toMatch(/script-src [^;]*;/);
    expect(/script-src [^;]*/.exec(policy)![0]).not.toMatch(/unsafe|\*|https?:/);
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
  });

  it('may load data and images from the map style’s host only, and no scripts from it', async () => {
    const policy = (await app.request('GET', '/')).headers.get('content-security-policy')!;
    const foreign = policy.split('; ').filter((line) => line.includes('https:'));
    expect(foreign).toEqual([
      "img-src 'self' data: blob: https://tiles.openfreemap.org",
      "connect-src 'self' https://tiles.openfreemap.org",
    ]);
  });

  it('keep their status and are compressed while they are rendered', async () => {
    const reply = await app.request('GET', '/nowhere', undefined, { 'accept-encoding': 'br' });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.body).toContain('limit 7');
  });

  it.each([
    ['/link/%zz?do=pause', '/link/%25zz?do=pause'],
    ['/%ff/a%20b', '/%25ff/a%20b'],
    ['//evil.example/%zz', '/evil.example/%25zz'],
  ])('lead from the address %s, which cannot be decoded, to %s', async (path, location) => {
    const reply = await app.request('GET', path);
    expect([reply.status, reply.headers.get('location')]).toEqual([307, location]);
  });

  it('redirect without a host, whatever host the request names', async () => {
    const locationOf = (path: string) =>
      new Promise((done, fail) => {
        const asked = { path, headers: { host: 'evil.example' } };
        get({ ...asked, port: new URL(app.url).port }, (reply) => done(reply.resume().headers.location)).once(
          'error',
          fail,
        );
      });
    expect(await locationOf('//evil.example/dashboard?tab=1')).toBe('/evil.example/dashboard');
    expect(await locationOf('http://evil.example//x/y')).toBe('/x/y');
    expect(await locationOf('/slashes')).toBe('/evil.example/x');
  });

  it('show only the request id when they fail', async () => {
    const reply = await app.request('GET', '/broken');
    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply.body)).not.toContain('secret');
    expect(JSON.stringify(reply.body)).toContain(reply.headers.get('x-request-id'));
  });
});
