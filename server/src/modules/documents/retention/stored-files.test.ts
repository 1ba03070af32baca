import { readFile, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { aBuyer } from '../../../../test/people.ts';
import { encryptedFiles, fileStoreOf } from '../../../platform/files/files.ts';
import { masterKeys } from '../../../platform/files/master-keys.ts';
import { rotate } from '../../../platform/files/rotate.ts';
import { uniqueName } from '../archive.ts';
import { documentStoreToken } from '../document-store.ts';
import { aPdf, fetchBytes, sendPart, startUpload, upload } from '../documents.fixture.ts';
import { documentVersions } from '../tables.ts';
import { cleanUpUploads } from '../uploads/clean-up.ts';
import {
  entriesOf,
  former,
  type Parties,
  present,
  type RetentionApp,
  retentionCalls,
  startRetentionApp,
} from './retention.fixture.ts';
import { sweep } from './sweep.ts';

let retentionApp: RetentionApp;
let app: TestApp;
let parties: Parties;
beforeAll(async () => {
  retentionApp = await startRetentionApp();
  ({ app } = retentionApp);
});
beforeEach(async () => {
  parties = await retentionApp.reset();
});
afterAll(() => retentionApp.stop());

const db = () => app.context.database.db;
const { ask, contentOf, share } = retentionCalls(
  () => app,
  () => parties,
);

/**
 * Returns which of these texts appear anywhere in the data folder, in names or bytes, or in any row of the database.
 */
async function readable(words: readonly string[]): Promise<string[]> {
  const formsOf = (word: string) => [
    word,
    Buffer.from(word).toString('base64').replace(/=+$/, '').slice(0, -1),
    Buffer.from(word).toString('hex'),
  ];
  const { rows: tables } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const texts = tables.map(({ name }) => sql`select line::text as text from ${sql.identifier(name)} as line`);
  const { rows } = await db().execute<{ text: string }>(sql.join(texts, sql` union all `));
  let all = rows.map((row) => row.text).join('\n');
  for (const { parentPath, name } of await retentionApp.onDisk())
    all += `${join(parentPath, name)}\n${(await readFile(join(parentPath, name))).toString('latin1')}\n`;
  return words.filter((word) => formsOf(word).some((form) => all.includes(form)));
}

describe('stored files', () => {
  it('are readable nowhere on disk or in the database, neither name nor content, also during upload', async () => {
    const bytes = aPdf('Elena earns 7,213 a month', 1_000_000);
    const fileName = 'Elena Novak pay stub March.pdf';
    const { id, upload: how } = (await startUpload(app, parties.buyer.as, { fileName, fileSize: bytes.length })).body;
    await sendPart(app, parties.buyer.as, id, bytes.subarray(0, how.partBytes));
    const words = ['Elena earns', '7,213 a month', 'pay stub March', 'BaseFont', '%PDF'];
    expect(await readable(words)).toEqual([]);
    await sendPart(app, parties.buyer.as, id, bytes.subarray(how.partBytes), how.partBytes);
    await share();
    const opened = (await ask('POST', `/documents/${id}/opening`, parties.agent.as, {})).body.path;
    expect((await fetchBytes(app, opened, parties.agent.as)).bytes.equals(bytes)).toBe(true);
    expect(await readable(words)).toEqual([]);
    // The same search finds texts that exist.
    expect(await readable(['LNTL', parties.buyer.email])).toEqual(['LNTL', parties.buyer.email]);
  });

  it('are rewrapped with the current key while in use and no longer need the former one', async () => {
    const { id } = await upload(app, parties.buyer.as);
    const store = fileStoreOf(app.context.settings);
    const [row] = await db().select().from(documentVersions);
    await encryptedFiles(store, masterKeys(former, [])).put(row!.fileKey, aPdf('Hello'));
    const reading = Promise.all(Array.from({ length: 10 }, () => contentOf(id)));
    expect(await rotate(store, masterKeys(present, [former]))).toMatchObject({ rewrapped: 1, unreadable: [] });
    for (const { status, bytes } of await reading) expect([status, bytes.equals(aPdf('Hello'))]).toEqual([200, true]);
    const alone = encryptedFiles(store, masterKeys(present, []));
    expect(await text((await alone.get(row!.fileKey))!)).toBe(aPdf('Hello').toString('latin1'));
    expect(await rotate(store, masterKeys(present, []))).toMatchObject({ rewrapped: 0, unreadable: [] });
  });

  it('are compared with the rows every night: files without a row are deleted, versions without a file are reported', async () => {
    const { id } = await upload(app, parties.buyer.as);
    await cleanUpUploads(app.context);
    const { files } = app.context.resolve(documentStoreToken);
    for (const key of ['documents/orphan', 'uploads/orphan', 'documents/fresh', 'elsewhere/other'])
      await files.put(key, Buffer.from('x'));
    for (const file of await retentionApp.onDisk())
      if (file.name !== 'fresh') await utimes(join(file.parentPath, file.name), 1, 1);
    expect(await sweep(app.context)).toEqual({ removed: 2, missing: 0 });
    expect((await retentionApp.onDisk()).map(({ name }) => name)).toEqual(expect.arrayContaining(['fresh', 'other']));
    expect((await contentOf(id)).status).toBe(200);
    for (const file of await retentionApp.onDisk()) await unlink(join(file.parentPath, file.name));
    expect(await sweep(app.context)).toEqual({ removed: 0, missing: 1 });
    expect((await contentOf(id)).status).toBe(500);
  });

  it('are downloaded as one archive, each file with a unique name', async () => {
    const names = ['letter.pdf', 'Letter.pdf', 'relevé.pdf', 'con.pdf', 'a:b?.pdf'];
    for (const fileName of names)
      await upload(app, parties.buyer.as, { fileName }, aPdf(fileName.replace(/[^a-zA-Z]/g, '')));
    await upload(app, (await aBuyer(app)).as, { fileName: 'of-another.pdf' });
    const { headers, bytes } = await fetchBytes(app, '/api/documents/archive', parties.buyer.as);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="lintel-documents-\d{4}-\d\d-\d\d\.zip"/);
    expect(await entriesOf(bytes)).toEqual({
      'pre_approval/letter.pdf': aPdf('letterpdf').length,
      'pre_approval/Letter (2).pdf': aPdf('Letterpdf').length,
      'pre_approval/relevé.pdf': aPdf('relevpdf').length,
      'pre_approval/_con.pdf': aPdf('conpdf').length,
      'pre_approval/a_b_.pdf': aPdf('abpdf').length,
    });
    const taken = new Set<string>();
    expect(['x', 'X', 'x (2)', 'a.b/c'].map((name) => uniqueName(name, taken))).toEqual([
      'x',
      'X (2)',
      'x (2) (2)',
      'a.b/c',
    ]);
  });
});
