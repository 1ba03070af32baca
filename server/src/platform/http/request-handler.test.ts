import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp } from '../../../test/notes-app.ts';
import { readSettings } from '../settings/settings.ts';
import { listenForMetrics } from './metrics-endpoint.ts';

const token = 'a token of metrics with 32 characters';
let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, { settings: { LINTEL_METRICS_TOKEN: token } });
});
afterAll(() => app.stop());

/** `fetch` would decode the body. */
function raw(path: string, headers: Record<string, string>): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((done, fail) => {
    get(app.url + path, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      done({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) });
    }).once('error', fail);
  });
}

describe('every response', () => {
  it.each(['/api/notes', '/api/nothing', '/healthz'])('of %s carries the security headers', async (path) => {
    const { headers } = await app.request('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('keeps a valid request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await app.request('GET', '/healthz', undefined, { 'x-request-id': id })).headers.get('x-request-id');
    expect(await idFor('abc-123.DEF_456')).toBe('abc-123.DEF_456');
    for (const odd of ['short', 'x'.repeat(65), 'with space in it', '<script>alert(1)</script>'])
      expect(await idFor(odd)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to a read has an ETag and is a 304 when it matches', async () => {
    const first = await app.request('GET', '/api/notes');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await app.request('GET', '/api/notes', undefined, { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect((await app.request('GET', '/api/notes?limit=2', undefined, { 'if-none-match': etag })).status).toBe(200);
    expect((await app.request('POST', '/api/notes', { text: 'x' })).headers.get('etag')).toBeNull();
  });

  it('has no body for HEAD', async () => {
    const reply = await app.request('HEAD', '/api/notes');
    expect(reply).toMatchObject({ status: 200, body: '' });
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('is compressed with an encoding that the client accepts', async () => {
    const path = '/api/openapi.json';
    const plain = await raw(path, {});
    const br = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect((await raw('/api/notes', { 'accept-encoding': 'br' })).encoding).toBeUndefined();
  });
});

describe('the API reference', () => {
  it('has its own content security policy and loads its script from our origin', async () => {
    const page = await app.request('GET', '/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    const nonce = /<script nonce="([^"]+)">/.exec(page.body)![1];
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const script = await app.request('GET', /<script src="([^"]+)">/.exec(page.body)![1]!);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.body).toContain('Scalar');
  });
});

describe('operator endpoints', () => {
  it('report liveness', async () => {
    expect(await app.request('GET', '/healthz')).toMatchObject({ status: 200, body: 'alive\n' });
  });

  it('report ready when every check passes, and name the failing checks otherwise', async () => {
    expect(await app.request('GET', '/readyz')).toMatchObject({ status: 200, body: 'ready\n' });
    let built = false;
    app.context.readiness.add('index', () => built);
    app.context.readiness.add('throws', () => {
      if (!built) throw new Error('secret detail');
      return true;
    });
    expect(await app.request('GET', '/readyz')).toMatchObject({ status: 503, body: 'not ready: index, throws\n' });
    built = true;
    expect((await app.request('GET', '/readyz')).status).toBe(200);
  });

  const metrics = (authorization = `Bearer ${token}`) =>
    app.request('GET', '/metrics', undefined, { authorization, 'accept-encoding': 'identity' });

  it('count requests by route pattern', async () => {
    await app.request('GET', '/api/notes/123456');
    const { body, headers } = await metrics();
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain('lintel_http_request_seconds_count{method="GET",route="/api/notes/{id}",status="401"} 1');
    expect(body).not.toContain('123456');
    expect(body).toMatch(/lintel_event_lag_seconds 0/);
    expect(body).toMatch(/lintel_pool_connections \d/);
  });

  it('keep metric labels a closed set for any method and path', async () => {
    const seriesOf = async () => {
      await setTimeout(1_050);
      const { body } = await metrics();
      return new Set(String(body).match(/^lintel_http_request_seconds_count\{[^}]*\}/gm));
    };
    const odd = ['PROPFIND', 'LINK', 'M-SEARCH', 'PURGE', 'REBIND'];
    const paths = (round: number) => [
      `/api/x${round}`,
      `/page-${round}`,
      `/api/notes/${round}/x`,
      `/${'%41'.repeat(round)}`,
    ];
    const request = (round: number) =>
      Promise.all(odd.flatMap((method) => paths(round).map((path) => app.request(method, path))));
    await request(1);
    const before = await seriesOf();
    await request(2);
    await request(3);
    expect(await seriesOf()).toEqual(before);
    expect([...before].join()).not.toMatch(/PROPFIND|x1|page-1|%41/);
    expect([...before].join()).toContain('method="other"');
  });

  it('return the same metrics for a second, also compressed', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => metrics()));
    for (const each of others) expect(each.body).toBe(first!.body);
    const gzip = await raw('/metrics', { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' });
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toContain('lintel_pool_connections');
  });

  it('serve /metrics on the public port only with the token', async () => {
    for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const refused = await metrics(wrong);
      expect(refused).toMatchObject({ status: 401, body: 'no token\n' });
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    }
    const without = await startTest(createNotesApp);
    try {
      for (const path of ['/metrics', '/metrics/', '/metrics?x=1', '//metrics', '/x/../metrics'])
        expect((await without.request('GET', path)).body, path).not.toContain('lintel_');
      expect((await without.request('GET', '/metrics')).status).toBe(404);
    } finally {
      await without.stop();
    }
  });

  it('serve only /metrics on the configured port', async () => {
    const listenAt = (more: Record<string, string>) =>
      listenForMetrics(app.context.metrics, readSettings({ LINTEL_METRICS_PORT: '0', ...more }));
    expect(await listenForMetrics(app.context.metrics, readSettings({}))).toBeUndefined();
    for (const setting of [{}, { LINTEL_METRICS_TOKEN: token }]) {
      const server = (await listenAt(setting))!;
      const { address, port } = server.address() as AddressInfo;
      expect(address).toBe('127.0.0.1');
      const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const isOpen = !('LINTEL_METRICS_TOKEN' in setting);
      expect((await ask('/metrics')).status).toBe(isOpen ? 200 : 401);
      expect((await ask('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
      expect((await ask('/api/notes')).status).toBe(404);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});

describe('behind a hostname or proxy', () => {
  const withSettings = async (settings: Record<string, string>, test: (app: TestApp) => Promise<void>) => {
    const other = await startTest(createNotesApp, { settings });
    try {
      await test(other);
    } finally {
      await other.stop();
    }
  };
  const hsts = async (other: TestApp, headers: Record<string, string> = {}) =>
    (await other.request('GET', '/healthz', undefined, headers)).headers.get('strict-transport-security');

  it('sends HSTS when the public address is https', () =>
    withSettings({ LINTEL_PUBLIC_URL: 'https://homes.example' }, async (other) => {
      expect(await hsts(other)).toContain('max-age=31536000');
    }));

  it('trusts the proxy’s protocol header only when configured', async () => {
    const proxied = { 'x-forwarded-proto': 'https' };
    await withSettings({}, async (other) => expect(await hsts(other, proxied)).toBeNull());
    await withSettings({ LINTEL_TRUST_PROXY: 'true' }, async (other) =>
      expect(await hsts(other, proxied)).not.toBeNull(),
    );
  });

  it('limits each address, sends Retry-After, and exempts health checks', () =>
    withSettings({ LINTEL_RATE_PER_SECOND: '1', LINTEL_RATE_BURST: '3' }, async (other) => {
      const send = (from: string) => other.request('GET', '/api/notes', undefined, { 'x-forwarded-for': from });
      const statuses = [];
      // Without LINTEL_TRUST_PROXY the header is ignored, so it does not raise the limit.
      for (let i = 0; i < 4; i++) statuses.push((await send(`10.0.0.${i}`)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const refused = await send('10.0.0.9');
      expect(refused.body).toMatchObject({ code: 'LIMIT_REACHED', status: 429 });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await other.request('GET', '/healthz')).status).toBe(200);
    }));

  it('limits by the client address that a trusted proxy reports', () =>
    withSettings({ LINTEL_TRUST_PROXY: 'true', LINTEL_RATE_PER_SECOND: '1', LINTEL_RATE_BURST: '1' }, async (other) => {
      const send = async (from: string) =>
        (await other.request('GET', '/api/notes', undefined, { 'x-forwarded-for': from })).status;
      expect(await send('203.0.113.1')).toBe(200);
      expect(await send('203.0.113.2')).toBe(200);
      // An entry that the visitor wrote itself does not count.
      expect(await send('198.51.100.77, 203.0.113.1')).toBe(429);
      // An IPv6 /64 counts as one visitor.
      expect(await send('2001:db8:1:2::1')).toBe(200);
      expect(await send('2001:db8:1:2:ffff::9')).toBe(429);
    }));
});
