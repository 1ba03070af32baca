import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp } from '../../../test/notes-app.ts';
import { Problem } from '../serve/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, { settings: { LINTEL_BODY_LIMIT_BYTES: '2048' } });
});
afterAll(() => app.stop());

/** Sends a request and checks what every error must satisfy. */
async function refusal(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const startedAt = performance.now();
  const reply = await app.request(method, path, body, headers);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  expect(Problem.parse(reply.body).status).toBe(reply.status);
  expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
  return reply;
}

describe('invalid input over HTTP', () => {
  it.each([
    ['GET', '/api/notes?limit=ten', 'limit', 'must be a number'],
    ['GET', '/api/notes?limit=0', 'limit', 'must be at least 1'],
    ['GET', '/api/notes?limit=101', 'limit', 'must be at most 100'],
    ['GET', '/api/notes?limit=1.5', 'limit', 'must be a whole number'],
    ['GET', '/api/notes?limit=1e99', 'limit', 'must be a whole number'],
    ['GET', '/api/notes?kind=<script>', 'kind', 'must be one of short, long'],
    ['GET', '/api/notes?colour=red', 'colour', 'is unknown'],
    ['GET', '/api/notes?__proto__=1', '__proto__', 'is unknown'],
    ['GET', '/api/notes?constructor[prototype][x]=1', 'constructor', 'is unknown'],
    ['GET', '/api/notes/abc', 'id', 'must be a number'],
    ['GET', '/api/notes/-3', 'id', 'must be more than 0'],
    ['GET', '/api/notes/99999999999999999999', 'id', 'must be a whole number'],
  ])('answers %s %s with 400, the field and its rule', async (method, path, field, rule) => {
    const { status, body } = await refusal(method, path, undefined, { 'x-test-person': '1' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', title: 'Some of the information sent isn’t valid' });
    expect(body.fields).toContainEqual({ field, rule });
  });

  it.each([
    ['nothing', undefined, { field: 'body', rule: 'is required' }],
    ['an empty object', {}, { field: 'text', rule: 'is required' }],
    ['an empty text', { text: '' }, { field: 'text', rule: 'must not be empty' }],
    ['a text that is too long', { text: 'x'.repeat(201) }, { field: 'text', rule: 'must have at most 200 characters' }],
    ['a number for a text', { text: 5 }, { field: 'text', rule: 'must be text' }],
    ['a wrong entry of a list', { text: 'a', tags: ['b', null] }, { field: 'tags.1', rule: 'must be text' }],
    ['a field too many', { text: 'a', admin: true }, { field: 'admin', rule: 'is unknown' }],
    ['a list for an object', [1, 2], { field: 'body', rule: 'must be an object' }],
    ['null', null, { field: 'body', rule: 'must be an object' }],
  ])('answers a body that is %s with the field and its rule', async (_, body, field) => {
    const reply = await refusal('POST', '/api/notes', body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toContainEqual(field);
  });

  it.each([
    ['broken JSON', '{"text":', 'application/json', { field: 'body', rule: 'must be JSON in UTF-8' }],
    [
      'bytes that are no UTF-8',
      Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('latin1'),
      'application/json; charset=latin1',
      undefined,
    ],
    [
      'JSON that is nested very deep',
      '['.repeat(900) + ']'.repeat(900),
      'application/json',
      { field: 'body', rule: 'must be an object' },
    ],
    [
      'a text that no database holds',
      '{"text":"a","tags":["b","\\u0000"]}',
      'application/json',
      { field: 'tags.1', rule: 'must not contain the character U+0000' },
    ],
    ['a broken form', '--x', 'multipart/form-data; boundary=y', { field: 'body', rule: 'must be form data' }],
    ['XML', '<text/>', 'application/xml', { field: 'content-type', rule: 'must be application/json' }],
  ])('answers %s with 400', async (_, body, type, field) => {
    const reply = await refusal('POST', '/api/notes', body, { 'content-type': type });
    expect(reply.status).toBe(400);
    if (field) expect(reply.body.fields).toContainEqual(field);
  });

  it('is not repeated in the error except for truncated names of unknown fields', async () => {
    const { body } = await refusal('GET', `/api/notes?kind=${'secret'.repeat(5)}&${'y'.repeat(500)}=1`);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.fields[1].field).toHaveLength(60);
  });

  it('gives a limited number of field errors for a thousand invalid fields', async () => {
    const query = Array.from({ length: 1_000 }, (_, i) => `f${i}=1`).join('&');
    expect((await refusal('GET', `/api/notes?${query}`)).body.fields).toHaveLength(20);
  });

  it('with a huge list index is rejected quickly', async () => {
    expect((await refusal('GET', '/api/notes?words[999999999]=1&nope=1')).status).toBe(400);
  });

  it('over the body limit gets 413, with and without a declared length', async () => {
    const text = 'x'.repeat(5_000);
    expect(await refusal('POST', '/api/notes', { text })).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const stream = new Blob([JSON.stringify({ text })]).stream();
    const reply = await fetch(`${app.url}/api/notes`, {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(413);
    expect(Problem.parse(await reply.json()).code).toBe('TOO_LARGE');
  });

  it('with oversized headers is rejected', async () => {
    const reply = await fetch(`${app.url}/api/notes`, { headers: { 'x-large': 'x'.repeat(500_000) } });
    expect(reply.status).toBe(431);
  });

  it('gets 404 for an unknown API path and 405 with the allowed methods for a wrong method', async () => {
    expect(await refusal('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await refusal('GET', '/api')).toMatchObject({ status: 404 });
    const wrong = await refusal('DELETE', '/api/notes');
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it.each([
    '/api/%E0%A4%A',
    '/api/notes/%00',
    '/api//notes',
    '/api/../../etc/passwd',
    '/api/notes/%2e%2e%2f',
    '//evil/api',
  ])('answers the odd path %s without a fault', async (path) => {
    const line = await rawRequest(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(line).toMatch(/^HTTP\/1\.1 (400|401|404) /);
  });

  it.each([
    'GET http://evil/api/notes HTTP/1.1\r\nHost: evil',
    'OPTIONS * HTTP/1.1\r\nHost: x',
    'GET /api/notes HTTP/1.1\r\nHost: a b',
  ])('answers the odd request %j without a fault', async (head) => {
    expect(await rawRequest(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (2\d\d|4\d\d) /);
  });
});

function rawRequest(text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(app.url).port), 'localhost', () => socket.write(text));
    socket.once('data', (bytes) => {
      socket.destroy();
      done(bytes.toString('latin1').split('\r\n')[0]!);
    });
    socket.once('error', fail);
  });
}
