import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, type TestPerson } from '../../../../test/people.ts';
import { fileSizeMax } from '../contract.ts';
import { documentStoreToken } from '../document-store.ts';
import { aPdf, fetchBytes, sendAll, sendPart, startUpload, upload } from '../documents.fixture.ts';
import { documentFileRemovals, documents, documentUploads, documentVersions } from '../tables.ts';
import { cleanUpUploads } from './clean-up.ts';

let app: TestApp;
let folder: string;
let me: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-uploads-'));
  app = await startTestApp({ settings: { LINTEL_DATA_FOLDER: folder } });
});
beforeEach(async () => {
  await app.reset();
  await rm(join(folder, 'files'), { recursive: true, force: true });
  me = await aBuyer(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const db = () => app.context.database.db;
const list = async (as = me.as) => (await app.request('GET', '/api/documents', undefined, as)).body;
const contentOf = async (id: number) => (await fetchBytes(app, `/api/documents/${id}/content`, me.as)).bytes;
const filesNow = async () => {
  const keys: string[] = [];
  for await (const { key } of app.context.resolve(documentStoreToken).files.list()) keys.push(key);
  return keys;
};

describe('an uploaded document', () => {
  it('exists only once its content is complete, then is pending, and downloads unchanged', async () => {
    const bytes = aPdf('Pre-approval for 480,000');
    const { status, body } = await startUpload(app, me.as, {
      fileSize: bytes.length,
      status: 'approved',
      userId: me.id,
    });
    expect(status).toBe(200);
    expect(body.upload).toMatchObject({ path: `/api/documents/${body.id}/content`, offset: 0, partBytes: 524_288 });
    expect(await list()).toEqual([]);
    expect((await app.request('GET', `/api/documents/${body.id}`, undefined, me.as)).status).toBe(404);
    const sent = await sendPart(app, me.as, body.id, bytes);
    expect(sent.body).toMatchObject({ complete: true, offset: bytes.length, sameAs: null });
    expect(await list()).toMatchObject([
      {
        id: body.id,
        userId: me.id,
        fileName: 'letter.pdf',
        fileType: 'application/pdf',
        fileSize: bytes.length,
        category: 'pre_approval',
        status: 'pending',
        pages: 1,
        version: 1,
        checked: true,
      },
    ]);
    expect((await contentOf(body.id)).equals(bytes)).toBe(true);
    await cleanUpUploads(app.context);
    expect((await filesNow()).map((key) => key.split('/')[0])).toEqual(['documents']);
  });

  it('resumes after an interruption, part by part', async () => {
    const bytes = aPdf('Statement', 1_300_000);
    const { id, upload: how } = (await startUpload(app, me.as, { fileSize: bytes.length })).body;
    await sendPart(app, me.as, id, bytes.subarray(0, how.partBytes));
    // A connection that breaks within a part leaves the offset unchanged.
    const cut = new AbortController();
    const broken = fetch(`${app.url}/api/documents/${id}/content`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(how.partBytes), ...me.as },
      body: new ReadableStream({
        start(flow) {
          flow.enqueue(new Uint8Array(bytes.subarray(how.partBytes, how.partBytes + 70_000)));
          setTimeout(() => cut.abort(), 20);
        },
      }),
      duplex: 'half',
      signal: cut.signal,
    } as RequestInit);
    await expect(broken).rejects.toThrow();
    const { body } = await app.request('GET', `/api/documents/${id}/upload`, undefined, me.as);
    expect(body).toMatchObject({ offset: how.partBytes, fileSize: bytes.length, fileName: 'letter.pdf' });
    expect((await app.request('GET', '/api/documents/uploads', undefined, me.as)).body).toEqual([body]);
    const sent = await sendAll(app, me.as, id, bytes, how.partBytes, body.offset);
    expect(sent.body.complete).toBe(true);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
  });

  it('accepts each part once: a repeated, concurrent or out-of-range part gets the right offset', {
    tags: ['both-databases'],
  }, async () => {
    const bytes = aPdf('Statement', 1_000_000);
    const { id, upload: how } = (await startUpload(app, me.as, { fileSize: bytes.length })).body;
    const first = bytes.subarray(0, how.partBytes);
    const both = await Promise.all([1, 2, 3].map(() => sendPart(app, me.as, id, first)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await sendPart(app, me.as, id, first);
    expect([again.status, again.body.detail]).toEqual([
      409,
      `The next part starts at ${how.partBytes}. Continue from there`,
    ]);
    expect((await sendPart(app, me.as, id, first, 5)).status).toBe(409);
    expect((await sendPart(app, me.as, id, new Uint8Array(100), how.partBytes)).body.fields[0].field).toBe('body');
    expect((await sendAll(app, me.as, id, bytes, how.partBytes, how.partBytes)).body.complete).toBe(true);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
  });

  it('is reported as identical to an existing one', async () => {
    const one = await upload(app, me.as, { fileName: 'first.pdf' });
    const two = await upload(app, me.as, { fileName: 'second.pdf' });
    expect(one.body.sameAs).toBeNull();
    expect(two.body.sameAs).toEqual({ id: one.id, fileName: 'first.pdf' });
    const other = await aBuyer(app);
    expect((await upload(app, other.as)).body.sameAs).toBeNull();
  });

  it('may have 10 MB and not one byte more', async () => {
    const bytes = aPdf('Large', fileSizeMax);
    expect(bytes.length).toBe(10_485_760);
    const sent = await upload(app, me.as, {}, bytes);
    expect(sent.body).toMatchObject({ complete: true, document: { fileSize: fileSizeMax } });
    expect((await contentOf(sent.id)).equals(bytes)).toBe(true);
    const over = await startUpload(app, me.as, { fileSize: fileSizeMax + 1 });
    expect([over.status, over.body.detail]).toEqual([413, 'Files can be up to 10 MB (10,485,760 bytes)']);
    // Declared as small and sent as large.
    const { id } = (await startUpload(app, me.as, { fileSize: 70_000 })).body;
    const more = await sendPart(app, me.as, id, new Uint8Array(70_001));
    expect([more.status, more.body.detail]).toEqual([
      413,
      'This file is larger than the 70,000 bytes declared for the upload',
    ]);
    expect((await app.request('GET', `/api/documents/${id}/upload`, undefined, me.as)).body.offset).toBe(0);
  });

  it('is rejected with an invalid name, size or category, and nothing is stored', async () => {
    for (const [fields, field, rule] of [
      [{ fileSize: 0 }, 'fileSize', 'must be at least 1 byte: the file is empty'],
      [{ fileSize: 1.5 }, 'fileSize', undefined],
      [{ fileName: 'x'.repeat(300) }, 'fileName', 'must have at most 255 characters'],
      [{ fileName: '.pdf' }, 'fileName', 'must be a file name'],
      [{ fileName: '../../' }, 'fileName', 'must be a file name'],
      [{ fileName: 'page.html' }, 'fileName', 'must end with .pdf, .doc, .docx, .jpg, .jpeg or .png'],
      [{ fileName: 'drawing.svg' }, 'fileName', undefined],
      [{ fileName: 7 }, 'fileName', 'must be a file name'],
      [{ category: 'secrets' }, 'category', undefined],
      [{ category: undefined }, 'category', undefined],
      [{ ownerId: 1 }, undefined, undefined],
    ] as const) {
      const { status, body } = await startUpload(app, me.as, fields);
      expect([status, JSON.stringify(fields)]).toEqual([400, JSON.stringify(fields)]);
      if (field) expect(body.fields[0].field).toBe(field);
      if (rule) expect(body.fields[0].rule).toBe(rule);
    }
    expect(await db().select().from(documents)).toEqual([]);
  });

  it('gets the last part of its path as name, without invisible characters', async () => {
    for (const [fileName, shown] of [
      ['../../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\Users\\Elena\\pay stub.pdf', 'pay stub.pdf'],
      ['nul\0led.pdf', 'nulled.pdf'],
      ['pay\u202efdp.stub.pdf', 'payfdp.stub.pdf'],
      ['  relevé d’emploi\n.pdf ', 'relevé d’emploi.pdf'],
      ['<script>alert(1)<.pdf', '<script>alert(1)<.pdf'],
    ] as const) {
      const { id } = await upload(app, me.as, { fileName });
      expect((await list())[0].fileName).toBe(shown);
      const { headers } = await fetchBytes(app, `/api/documents/${id}/content?download=true`, me.as);
      const disposition = headers.get('content-disposition')!;
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%~!-]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(shown);
    }
  });

  it('is rejected because of its content, whatever its name and type claim, and leaves nothing', async () => {
    const spoofs: [string, string, string, Buffer][] = [
      ['a page', 'page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      [
        'a drawing with a script',
        'photo.png',
        'image/png',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      ],
      ['a program', 'id.jpg', 'image/jpeg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
      ['a PDF that is called a picture', 'id.jpg', 'image/jpeg', aPdf('x')],
      ['a PDF that is cut off', 'letter.pdf', 'application/pdf', aPdf('x').subarray(0, 40)],
    ];
    for (const [what, fileName, fileType, bytes] of spoofs) {
      const { id } = (await startUpload(app, me.as, { fileName, fileType, fileSize: bytes.length })).body;
      const { status, body } = await sendPart(app, me.as, id, bytes);
      expect([what, status, body.fields?.[0].field]).toEqual([what, 400, 'file']);
      expect(body.fields[0].rule.length).toBeGreaterThan(20);
    }
    expect(await db().select().from(documents)).toEqual([]);
    await cleanUpUploads(app.context);
    expect(await filesNow()).toEqual([]);
  });

  it('can be canceled by the uploader and is abandoned after a day', async () => {
    const bytes = aPdf('Statement', 700_000);
    const one = (await startUpload(app, me.as, { fileSize: bytes.length })).body;
    const two = (await startUpload(app, me.as, { fileSize: bytes.length })).body;
    for (const { id } of [one, two]) await sendPart(app, me.as, id, bytes.subarray(0, 524_288));
    expect((await app.request('DELETE', `/api/documents/${one.id}/upload`, undefined, me.as)).status).toBe(200);
    expect((await sendPart(app, me.as, one.id, bytes.subarray(524_288), 524_288)).status).toBe(404);
    await db().execute(sql`update document_uploads set expires_at = expires_at - interval '24 hours'`);
    expect((await sendPart(app, me.as, two.id, bytes.subarray(524_288), 524_288)).status).toBe(404);
    await cleanUpUploads(app.context);
    expect(await db().select().from(documents)).toEqual([]);
    expect(await filesNow()).toEqual([]);
    expect(await db().select().from(documentFileRemovals)).toEqual([]);
  });

  it('is completed by another process when the first one died', async () => {
    const bytes = aPdf('Statement');
    const { id } = (await startUpload(app, me.as, { fileSize: bytes.length })).body;
    const key = 'uploads/left-behind';
    await app.context.resolve(documentStoreToken).files.put(key, bytes);
    await db()
      .update(documentUploads)
      .set({ receivedBytes: bytes.length, partKeys: [key], finishingSince: sql`now() - interval '1 minute'` });
    expect((await sendPart(app, me.as, id, new Uint8Array(), bytes.length)).status).toBe(409);
    await cleanUpUploads(app.context);
    expect(await list()).toEqual([]);
    await db().execute(sql`update document_uploads set finishing_since = now() - interval '3 minutes'`);
    await cleanUpUploads(app.context);
    expect((await contentOf(id)).equals(bytes)).toBe(true);
    expect((await filesNow()).length).toBe(1);
  });

  it('is limited to 500 MB, 500 documents and 200 an hour', async () => {
    const [first] = await db().insert(documents).values({ ownerId: me.id, category: 'other', version: 1 }).returning();
    const version = { documentId: first!.id, number: 1, sealedName: '', mediaType: 'application/pdf', contentMark: '' };
    await db()
      .insert(documentVersions)
      .values({ ...version, sizeBytes: 500 * 1024 * 1024 - 1_000, fileKey: 'documents/x', scan: 'none' });
    expect((await startUpload(app, me.as, { fileSize: 1_001 })).body.detail).toMatch(/500 MB/);
    expect((await startUpload(app, me.as, { fileSize: 500 })).status).toBe(200);
    expect((await startUpload(app, me.as, { fileSize: 501 })).status).toBe(409);
    const other = await aBuyer(app);
    await db()
      .insert(documents)
      .values(Array.from({ length: 200 }, () => ({ ownerId: other.id, category: 'other' })));
    expect((await startUpload(app, other.as)).status).toBe(429);
    await db().execute(sql`update documents set created_at = now() - interval '2 hours'`);
    expect((await startUpload(app, other.as)).status).toBe(200);
  });
});
