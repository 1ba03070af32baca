import { mkdtemp, readdir, readFile, rm, unlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import { type ClamdServer, startClamdServer } from '../../../../test/clamd-server.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  aPerson,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { encryptedFiles, fileStoreOf } from '../../../platform/files/files.ts';
import { masterKeys } from '../../../platform/files/master-keys.ts';
import { rotate } from '../../../platform/files/rotate.ts';
import { eraseDue } from '../../accounts/leaving/erase.ts';
import { people } from '../../accounts/tables.ts';
import { uniqueName } from '../archive.ts';
import { documentStoreToken } from '../document-store.ts';
import { announce, aPdf, fetchBytes, sendPart, upload } from '../documents.fixture.ts';
import { documentDestructions, documentGrants, documents, documentVersions } from '../tables.ts';
import { cleanUpUploads } from '../uploads/clean-up.ts';
import { destroyDue } from './destroy.ts';
import { sweep } from './sweep.ts';

const [former, present] = ['the former master key of this house', 'the present master key of this house'];

let app: TestApp;
let folder: string;
let clamd: ClamdServer;
let [company, agent, buyer]: [TestCompany, TestAgent, TestBuyer] = [] as never;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-keeping-'));
  clamd = await startClamdServer();
  const settings = {
    LINTEL_DATA_FOLDER: folder,
    LINTEL_CLAMD: clamd.address,
    LINTEL_FILES_KEY: present,
    LINTEL_FILES_OLD_KEYS: former,
  };
  app = await startTestApp({ settings });
});
beforeEach(async () => {
  await app.reset();
  await rm(join(folder, 'files'), { recursive: true, force: true });
  clamd.away(false);
  company = await aCompany(app);
  agent = await anAgent(app, company);
  buyer = await aBuyer(app, agent);
});
afterAll(async () => {
  await app.stop();
  await clamd.stop();
  await rm(folder, { recursive: true, force: true });
});

const db = () => app.context.database.db;
const ask = (method: string, path: string, as: Record<string, string>, body?: object) =>
  app.request(method, `/api${path}`, body, as);
const contentOf = (id: number, as = buyer.as) => fetchBytes(app, `/api/documents/${id}/content`, as);
const share = (may = 'review') => ask('POST', '/documents/grants', buyer.as, { personId: agent.id, may });
const approve = (id: number) => ask('POST', `/documents/${id}/review`, agent.as, { decision: 'approved' });
const passDays = (days: number) =>
  db().execute(sql`update documents set deleted_at = deleted_at - make_interval(days => ${days})`);
const hold = (as: Record<string, string>, personId = buyer.id) =>
  ask('POST', '/document-holds', as, { personId, reason: 'A court asked for it' });
const release = (id: number, as: Record<string, string>) =>
  ask('POST', `/document-holds/${id}/release`, as, { reason: 'The case has ended' });

const onDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());

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
  for (const { parentPath, name } of await onDisk())
    all += `${join(parentPath, name)}\n${(await readFile(join(parentPath, name))).toString('latin1')}\n`;
  return words.filter((word) => formsOf(word).some((form) => all.includes(form)));
}

describe('stored files', () => {
  it('are readable nowhere on disk or in the database, neither name nor content, also during upload', async () => {
    const bytes = aPdf('Elena earns 7,213 a month', 1_000_000);
    const fileName = 'Elena Novak pay stub March.pdf';
    const { id, upload: how } = (await announce(app, buyer.as, { fileName, fileSize: bytes.length })).body;
    await sendPart(app, buyer.as, id, bytes.subarray(0, how.partBytes));
    const words = ['Elena earns', '7,213', 'pay stub March', 'BaseFont', '%PDF'];
    expect(await readable(words)).toEqual([]);
    await sendPart(app, buyer.as, id, bytes.subarray(how.partBytes), how.partBytes);
    await share();
    const opened = (await ask('POST', `/documents/${id}/opening`, agent.as, {})).body.path;
    expect((await fetchBytes(app, opened, agent.as)).bytes.equals(bytes)).toBe(true);
    expect(await readable(words)).toEqual([]);
    // The same search finds texts that exist.
    expect(await readable(['LNTL', buyer.email])).toEqual(['LNTL', buyer.email]);
  });

  it('are rewrapped with the current key while in use and no longer need the former one', async () => {
    const { id } = await upload(app, buyer.as);
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
    const { id } = await upload(app, buyer.as);
    await cleanUpUploads(app.context);
    const { files } = app.context.resolve(documentStoreToken);
    for (const key of ['documents/orphan', 'uploads/orphan', 'documents/fresh', 'elsewhere/other'])
      await files.put(key, Buffer.from('x'));
    for (const file of await onDisk()) if (file.name !== 'fresh') await utimes(join(file.parentPath, file.name), 1, 1);
    expect(await sweep(app.context)).toEqual({ removed: 2, missing: 0 });
    expect((await onDisk()).map(({ name }) => name)).toEqual(expect.arrayContaining(['fresh', 'other']));
    expect((await contentOf(id)).status).toBe(200);
    for (const file of await onDisk()) await unlink(join(file.parentPath, file.name));
    expect(await sweep(app.context)).toEqual({ removed: 0, missing: 1 });
    expect((await contentOf(id)).status).toBe(500);
  });

  it('come as one archive, each file with a unique name', async () => {
    const names = ['letter.pdf', 'Letter.pdf', 'relevé.pdf', 'con.pdf', 'a:b?.pdf'];
    for (const fileName of names) await upload(app, buyer.as, { fileName }, aPdf(fileName.replace(/[^a-zA-Z]/g, '')));
    await upload(app, (await aBuyer(app)).as, { fileName: 'of-another.pdf' });
    const { headers, bytes } = await fetchBytes(app, '/api/documents/archive', buyer.as);
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

describe('a deleted document', () => {
  it('can be restored for 30 days; then it is destroyed with its file, and what remains reveals nothing about it', async () => {
    const { id } = await upload(app, buyer.as);
    const other = await upload(app, buyer.as);
    const { body } = await ask('DELETE', `/documents/${id}`, buyer.as);
    expect((Date.parse(body.destroyedAt) - Date.now()) / DAY_MS).toBeCloseTo(30, 2);
    const ids = async (query: string) =>
      (await ask('GET', `/documents${query}`, buyer.as)).body.map((each: { id: number }) => each.id);
    expect([await ids(''), await ids('?removed=true')]).toEqual([[other.id], [id]]);
    expect((await contentOf(id)).status).toBe(404);
    await passDays(29);
    expect(await destroyDue(app.context)).toBe(0);
    expect((await ask('POST', `/documents/${id}/restoration`, buyer.as)).status).toBe(200);
    expect((await contentOf(id)).status).toBe(200);
    await ask('DELETE', `/documents/${id}`, buyer.as);
    await passDays(31);
    expect((await ask('POST', `/documents/${id}/restoration`, buyer.as)).status).toBe(404);
    expect(await ids('?removed=true')).toEqual([]);
    expect(await destroyDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await onDisk()).toHaveLength(1);
    expect((await db().select().from(documents)).map((each) => each.id)).toEqual([other.id]);
    expect(await db().select().from(documentDestructions)).toMatchObject([
      { documentId: id, ownerId: buyer.id, versions: 1, why: 'owner_deleted', category: 'pre_approval' },
    ]);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `document:${id}`));
    expect(auditEntries.map(({ action }) => action)).toEqual([
      ...['document.deleted', 'document.restored', 'document.deleted', 'document.destroyed'],
    ]);
  });

  it('stays while the law requires its retention, which is stated with its source, and is destroyed afterwards', async () => {
    await db().execute(sql`update resellers set country = 'CA', state_or_province = 'ON'`);
    const { id } = await upload(app, buyer.as);
    await share();
    await approve(id);
    const until = `${new Date().getUTCFullYear() + 6}${new Date().toISOString().slice(4, 10)}`;
    const response = await ask('DELETE', `/documents/${id}`, buyer.as);
    expect(response.status).toBe(409);
    expect(response.body.detail).toContain(`we must keep until ${until} (RECO, 2018`);
    expect((await ask('GET', `/documents/${id}`, buyer.as)).body.obstacle).toBe(response.body.detail);
    // A deleted account leaves it behind, inaccessible and without its name.
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, buyer.id));
    expect(await eraseDue(app.context)).toBe(1);
    const [left] = await db().select().from(documentVersions);
    expect(left).toMatchObject({ documentId: id, sealedName: '' });
    expect((await contentOf(id, agent.as)).status).toBe(404);
    expect((await contentOf(id)).status).toBe(404);
    await passDays(40);
    expect(await destroyDue(app.context)).toBe(0);
    await db().update(documents).set({ keptUntil: '2026-01-01' });
    expect(await destroyDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await onDisk()).toEqual([]);
    expect(await db().select().from(documentDestructions)).toMatchObject([{ why: 'retention_ended' }]);
  });

  it('is kept while a purchase is open, and after the closing for as long as the law requires', async () => {
    await db().execute(sql`update resellers set country = 'CA', state_or_province = 'ON'`);
    const first = await upload(app, buyer.as);
    await share();
    await approve(first.id);
    const obstacleOf = async (id: number) => (await ask('GET', `/documents/${id}`, buyer.as)).body.obstacle;
    expect(await obstacleOf(first.id)).toContain('If your purchase closes, the period starts on that day');
    const offer = { kind: 'offer_accepted', priceCents: 61_000_000 };
    const home = { home: '12 Elm Street, Toronto', record: offer };
    const purchase = (await ask('POST', `/journey/${buyer.id}/purchases`, buyer.as, home)).body;
    expect(await obstacleOf(first.id)).toContain('while your purchase is open, and 6 years from the day it closes');

    // Later approvals belong to the same file.
    app.context.events.start();
    const second = await upload(app, buyer.as);
    await approve(second.id);
    await vi.waitFor(async () => expect(await obstacleOf(second.id)).toContain('while your purchase is open'), 5_000);
    await app.context.events.stop();
    await db().execute(sql`update documents set deleted_at = now() - interval '40 days'`);
    expect(await destroyDue(app.context, new Date('2050-01-01T12:00:00Z'))).toBe(0);

    const closing = { kind: 'closed', priceCents: 61_000_000 };
    const records = `/purchases/${purchase.id}/records`;
    const closed = await ask('POST', records, buyer.as, { records: [closing] });
    expect(closed.body).toMatchObject({ stage: 'closed' });
    const [document] = await db().select().from(documents);
    const day = new Date().toISOString();
    expect(document).toMatchObject({
      keptFrom: 'closing',
      keptUntil: `${Number(day.slice(0, 4)) + 6}${day.slice(4, 10)}`,
    });
    const lastDay = new Date(`${document!.keptUntil}T23:00:00Z`);
    expect(await destroyDue(app.context, lastDay)).toBe(0);
    expect(await destroyDue(app.context, new Date(lastDay.getTime() + 2 * HOUR_MS))).toBe(2);
  });

  it('stays under a legal hold of the wholesaler or the company until it is released', async () => {
    const boss = await aPerson(app, 'wholesaler');
    const otherCompany = await aCompany(app);
    const { id } = await upload(app, buyer.as);
    await ask('DELETE', `/documents/${id}`, buyer.as);
    const second = await upload(app, buyer.as);
    for (const [as, status] of [
      [{}, 401],
      [buyer.as, 403],
      [agent.as, 403],
      [otherCompany.as, 404],
    ] as const)
      expect((await hold(as)).status).toBe(status);
    const ofCompany = await hold(company.as);
    const ofBoss = await hold(boss.as);
    expect([ofCompany.status, ofBoss.status]).toEqual([200, 200]);
    const response = await ask('DELETE', `/documents/${second.id}`, buyer.as);
    expect([response.status, response.body.detail]).toEqual([409, expect.stringContaining('legal hold')]);
    await passDays(31);
    expect(await destroyDue(app.context)).toBe(0);
    expect((await ask('GET', '/document-holds', company.as)).body).toHaveLength(1);
    expect((await ask('GET', '/document-holds', boss.as)).body).toHaveLength(2);
    expect((await release(ofBoss.body.id, company.as)).status).toBe(404);
    expect((await release(ofCompany.body.id, otherCompany.as)).status).toBe(404);
    expect((await release(ofCompany.body.id, company.as)).status).toBe(200);
    expect(await destroyDue(app.context)).toBe(0);
    // The account cannot be deleted either.
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, buyer.id));
    expect(await eraseDue(app.context)).toBe(0);
    expect((await release(ofBoss.body.id, boss.as)).status).toBe(200);
    expect((await release(ofBoss.body.id, boss.as)).status).toBe(409);
    expect(await destroyDue(app.context)).toBe(1);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `person:${buyer.id}`));
    expect(auditEntries.map(({ action }) => action)).toEqual([
      ...['documents.held', 'documents.held', 'documents.released', 'documents.released'],
    ]);
  });
});

describe('an erased account', () => {
  it('loses its documents: files, names, grants; the export contains all of it before', async () => {
    const { id } = await upload(app, buyer.as, { fileName: 'zebrafish.pdf' });
    await upload(app, buyer.as);
    await announce(app, buyer.as);
    await share();
    await ask('POST', `/documents/${id}/opening`, agent.as, {});
    await ask('POST', `/documents/${id}/review`, agent.as, {
      decision: 'rejected',
      reason: 'A zebrafish is no letter',
    });
    const exported = (await ask('GET', '/account/export', buyer.as)).body.documents;
    expect(exported.versions).toMatchObject([{ fileName: 'zebrafish.pdf' }, { fileName: 'letter.pdf' }]);
    expect([exported.papers.length, exported.shared.length, exported.viewedByOthers.length]).toEqual([3, 1, 1]);
    expect(exported.contents).toBe('/api/documents/archive');
    expect(JSON.stringify(exported)).not.toMatch(/fileKey|sealedName|contentMark/);
    expect((await ask('GET', '/account/export', agent.as)).body.documents.viewedOfOthers).toHaveLength(1);
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, buyer.id));
    expect(await eraseDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await onDisk()).toEqual([]);
    for (const table of [documents, documentVersions, documentGrants])
      expect(await db().select().from(table)).toEqual([]);
    expect(await db().select().from(documentDestructions)).toMatchObject([
      { why: 'account_erased' },
      { why: 'account_erased' },
    ]);
  });
});

describe('the malware scanner', () => {
  const eicar = () => aPdf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');

  it('scans every file; detected malware is rejected and leaves only a log line', async () => {
    const before = clamd.scanned.length;
    const { id } = await upload(app, buyer.as);
    expect(clamd.scanned.length).toBe(before + 1);
    expect(clamd.scanned.at(-1)!.equals(aPdf('Hello'))).toBe(true);
    const bad = await upload(app, buyer.as, {}, eicar());
    expect([bad.status, bad.body.fields]).toEqual([
      400,
      [{ field: 'file', rule: 'is known malware and wasn’t saved. Check your device for malware.' }],
    ]);
    expect((await ask('GET', '/documents', buyer.as)).body).toMatchObject([{ id }]);
    const [auditEntry] = await db().select().from(auditLog);
    expect(auditEntry).toMatchObject({ action: 'document.infected', object: `document:${bad.id}` });
  });

  it('keeps documents closed while it is unavailable', async () => {
    await share();
    clamd.away(true);
    const good = await upload(app, buyer.as);
    const bad = await upload(app, buyer.as, {}, eicar());
    expect(good.body.document).toMatchObject({ status: 'pending', checked: false });
    expect((await contentOf(good.id)).status).toBe(409);
    expect((await ask('POST', `/documents/${good.id}/opening`, buyer.as, {})).status).toBe(409);
    expect((await ask('GET', `/documents/${good.id}`, agent.as)).status).toBe(404);
    expect(await entriesOf((await fetchBytes(app, '/api/documents/archive', buyer.as)).bytes)).toEqual({});
    await cleanUpUploads(app.context);
    expect((await contentOf(good.id)).status).toBe(409);
    clamd.away(false);
    await cleanUpUploads(app.context);
    expect((await contentOf(good.id)).status).toBe(200);
    expect((await ask('GET', `/documents/${good.id}`, agent.as)).status).toBe(200);
    expect((await ask('GET', `/documents/${bad.id}`, buyer.as)).status).toBe(404);
    await cleanUpUploads(app.context);
    expect(await onDisk()).toHaveLength(1);
  });
});

/** Returns names and sizes of the entries of a zip file; reads everything, so that a wrong checksum fails. */
const entriesOf = (bytes: Buffer): Promise<Record<string, number>> =>
  new Promise((done, fail) => {
    const found: Record<string, number> = {};
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      zip.on('error', fail);
      zip.on('end', () => done(found));
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return fail(broken);
          stream.on('error', fail);
          stream.on('end', () => zip.readEntry());
          stream.on('data', (part: Buffer) => {
            found[entry.fileName] = (found[entry.fileName] ?? 0) + part.length;
          });
        }),
      );
      zip.readEntry();
    });
  });
