import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTest, type TestApp } from '../../../test/harness.ts';
import { createNotesApp, noteAccess, notes } from '../../../test/notes-app.ts';

const owner = { id: 1 };
const reader = { id: 2 };
const stranger = { id: 3 };

let app: TestApp;
beforeAll(async () => {
  app = await startTest(createNotesApp, {
    findPerson: async (headers) => (headers.get('x-test-person') ? { id: Number(headers.get('x-test-person')) } : null),
  });
});
beforeEach(async () => {
  await app.reset();
  await app.context.database.db.insert(notes).values([
    { ownerId: owner.id, readerId: reader.id, text: 'shared' },
    { ownerId: owner.id, text: 'private' },
    { ownerId: stranger.id, text: 'of someone else' },
  ]);
});
afterAll(() => app.stop());

const as = (person: { id: number }) => ({ 'x-test-person': String(person.id) });

describe('a policy', () => {
  it('gives the row to those who stand in a relation that may', async () => {
    expect(await app.request('GET', '/api/notes/1', undefined, as(reader))).toMatchObject({
      status: 200,
      body: { id: 1, text: 'shared' },
    });
    expect(await app.request('PUT', '/api/notes/1', { text: 'new' }, as(owner))).toMatchObject({
      status: 200,
      body: { text: 'new' },
    });
  });

  it('answers 404 for a row that a person may not see, as for one that does not exist', async () => {
    const hidden = await app.request('GET', '/api/notes/2', undefined, as(reader));
    const missing = await app.request('GET', '/api/notes/99', undefined, as(reader));
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await app.request('PUT', '/api/notes/2', { text: 'x' }, as(stranger))).status).toBe(404);
  });

  it('answers 403 for a row that a person sees but may not change, and leaves it as it is', async () => {
    const refused = await app.request('PUT', '/api/notes/1', { text: 'mine now' }, as(reader));
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await app.request('GET', '/api/notes/1', undefined, as(reader))).body.text).toBe('shared');
  });

  it('answers 401 where no one is signed in', async () => {
    expect(await app.request('GET', '/api/notes/1')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('filters lists by the same relations', async () => {
    const seen = await app.context.database.db.select({ id: notes.id }).from(notes).where(noteAccess.visible(owner));
    expect(seen.map((row) => row.id).sort()).toEqual([1, 2]);
    expect(
      await app.context.database.db
        .select()
        .from(notes)
        .where(noteAccess.visible({ id: 9 })),
    ).toEqual([]);
  });

  it('tells for buttons what a person may do, an action without relations being open to no one', async () => {
    const [row] = await app.context.database.db
      .select({ ...noteAccess.can(reader) })
      .from(notes)
      .where(noteAccess.visible(reader));
    expect(row).toEqual({ see: true, change: false, burn: false });
  });

  it('names its relations for the table of access', () => {
    expect(noteAccess.may('change').label).toBe('change: owner');
    expect(noteAccess.may('burn').label).toBe('burn: nobody');
  });
});
