import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp, noteAccess, notes, notesContract } from '../../../test/notes-app.ts';
import { events } from '../events/events.tables.ts';
import { anyone } from './access.ts';
import { serve } from './serve.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp);
});
beforeEach(() => app.reset());
afterAll(() => app.stop());

const rows = () => app.context.database.db.select().from(notes);
const emitted = () => app.context.database.db.select().from(events);

describe('serve', () => {
  it('does not compile without access, nor does an undeclared write', () => {
    const run = async () => ({ id: 1, text: '' });
    // @ts-expect-error: who may call it is left out
    expect(() => serve(notesContract.get, { run })).not.toThrow();
    // @ts-expect-error: only a operation that says `writes: true` holds a transaction
    serve(notesContract.get, { access: anyone('test'), run: async ({ tx }) => tx });
    // @ts-expect-error: the answer does not fit the contract
    serve(notesContract.get, { access: anyone('test'), run: async () => ({ id: 'one' }) });
    // @ts-expect-error: a visitor is no one
    serve(notesContract.get, { access: anyone('test'), run: async ({ me }) => ({ id: me.id, text: '' }) });
    serve(notesContract.get, { access: noteAccess.may('see'), run: async ({ me }) => ({ id: me.id, text: '' }) });
  });

  it('rejects a GET that writes', () => {
    const run = async () => ({ id: 1, text: '' });
    expect(() => serve(notesContract.get, { access: anyone('test'), writes: true, run })).toThrow(/must not write/);
  });

  it('commits writes and events together, and drops fields that the contract does not name', async () => {
    const reply = await app.request('POST', '/api/notes', { text: 'hello' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id: expect.any(Number), text: 'hello' });
    expect(await rows()).toMatchObject([{ ownerId: 0, text: 'hello' }]);
    expect(await emitted()).toMatchObject([{ name: 'note.written', payload: { text: 'hello' } }]);
  });

  it.each([
    ['a refusal', 'conflict', { status: 409, code: 'CONFLICT', detail: 'This note was written already' }],
    ['a fault', 'crash', { status: 500, code: 'INTERNAL' }],
  ])('leaves nothing after %s', async (_, text, problem) => {
    const reply = await app.request('POST', '/api/notes', { text });
    expect(reply.body).toMatchObject(problem);
    expect(await rows()).toEqual([]);
    expect(await emitted()).toEqual([]);
  });

  it.each(['/api/broken', '/api/wrong'])('tells of the fault of %s nothing but the request id', async (path) => {
    const reply = await app.request('GET', path);
    expect(reply.body).toEqual({
      type: 'about:blank',
      title: 'Something went wrong on our side',
      status: 500,
      code: 'INTERNAL',
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('answers with and without a trailing slash', async () => {
    const plain = await app.request('GET', '/api/notes?limit=3');
    expect(plain).toMatchObject({ status: 200, body: { limit: 3 } });
    expect(await app.request('GET', '/api/notes/?limit=3')).toMatchObject({ status: 200, body: plain.body });
  });

  it('parses a list as a=1&a=2, a[]=1 and a=1', async () => {
    const words = async (query: string) => (await app.request('GET', `/api/notes?${query}`)).body.words;
    expect(await words('words=a&words=b')).toEqual(['a', 'b']);
    expect(await words('words[]=a')).toEqual(['a']);
    expect(await words('words=a')).toBe('a');
  });

  it('gives callers in process the same replies and errors', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the client is typed by its caller
    const api = app.client(new Headers()) as any;
    expect(await api.list({ limit: 5 })).toEqual({ limit: 5, words: null });
    await expect(api.list({ limit: 500 })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID',
      message: 'limit must be at most 100',
      data: { fields: [{ field: 'limit', rule: 'must be at most 100' }], requestId: expect.any(String) },
    });
    await expect(api.get({ id: 1 })).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await expect(api.broken()).rejects.toMatchObject({ status: 500, message: 'Something went wrong on our side' });
  });
});
