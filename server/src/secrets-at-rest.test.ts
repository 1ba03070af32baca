import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { aBuyer, aCompany } from '../test/people.ts';
import { aBrowser, aMember } from './modules/accounts/browser.fixture.ts';
import { aPdf, upload } from './modules/documents/documents.fixture.ts';
import { endUserSignUp } from './modules/signups/sign-ups.fixture.ts';
import { contentsOfDatabase, withSource } from './operation/source.ts';
import { writeArchive } from './operation/write-archive.ts';
import { type Database, openDatabase } from './platform/database/db.ts';
import { emailOutbox } from './platform/email/email-outbox.tables.ts';
import { createSending } from './platform/email/email-outbox.ts';
import { localFiles } from './platform/files/local-files.ts';

/** The files of a database server are on that server; what Lintel writes into them is the same. */
describe.runIf(inject('databaseKind') === 'embedded')('the files of the data folder and of a backup', () => {
  let folder: string;
  let database: Database;
  let app: TestApp;
  /** Values that must not appear in clear text, by kind. */
  const needles = new Map<string, string>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-at-rest-'));
    cpSync(inject('templateFolder'), join(folder, 'database'), { recursive: true });
    database = await openDatabase({ folder: join(folder, 'database') });
    app = await startTestApp({ database, settings: { LINTEL_DATA_FOLDER: folder } });
    await plant();
    await app.stop();
    await database.pool.query('checkpoint');
    await database.close();
    const backup = join(folder, 'backup.tar');
    await withSource(app.context.settings, async (client) =>
      writeArchive(backup, '0', await contentsOfDatabase(client), () => {}, {
        store: localFiles(join(folder, 'files')),
        where: 'inside',
      }),
    );
  }, 90_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function plant() {
    const { db } = database;
    const [company, buyer, member] = [await aCompany(app), await aBuyer(app), await aMember(app)];
    await upload(app, buyer.as, { fileName: 'Salary of Zebedee.pdf' }, aPdf('Zebedee earns 123,456 a year'));
    needles.set('the text of a document', 'Zebedee earns 123,456');
    needles.set('the name of a document', 'Salary of Zebedee');
    const invite = { email: 'new.agent@example.com', agentType: 'real_estate' };
    await app.request('POST', '/api/reseller/invitations', invite, company.as);
    await app.request('POST', '/api/shared-list/invitations', { email: 'co.buyer@example.com' }, buyer.as);
    await app.request('POST', '/api/end-user-signup', endUserSignUp(), { 'idempotency-key': 'a key of a sign-up' });
    await app.request('POST', '/api/forgot-password', { email: member.email });
    const browser = aBrowser(app);
    await browser.signIn(member.email);
    for (const [name, value] of browser.jar) {
      const secret = decodeURIComponent(value).split('.')[0]!;
      if (secret.length >= 20) needles.set(`the cookie ${name}`, secret);
    }
    expect([...needles.keys()].join()).toMatch(/the cookie \S*session/);
    const queued = await db.select().from(emailOutbox);
    expect(queued.length).toBeGreaterThanOrEqual(4);
    for (const { subject, text, html } of queued) {
      for (const [, token] of text.matchAll(/https?:\/\/\S*?(?:[=/])([\w.-]{20,})/g))
        needles.set(`a token of “${subject}”`, token!);
      const sentence = text.split('\n').find((line) => line.length >= 30)!;
      needles.set(`the text of “${subject}”`, sentence.slice(0, 60));
      needles.set(`the page of “${subject}”`, html.slice(0, 60));
    }
    // Some emails are in the outbox, some in the queue.
    const sending = createSending(database, app.context.mail, app.context.log);
    sending.start();
    await vi.waitFor(async () => expect(await db.select().from(emailOutbox)).toEqual([]), { timeout: 20_000 });
    await sending.stop();
    expect(await app.context.mail.outbox!()).toHaveLength(queued.length);
    await app.request('POST', '/api/forgot-password', { email: member.email });
    const [waiting] = await vi.waitFor(async () => {
      const found = await db.select().from(emailOutbox);
      expect(found).toHaveLength(1);
      return found;
    });
    needles.set('the page of an email that waits', waiting!.html.slice(-200));
  }

  it('contain no live token, email or document in clear text', async () => {
    expect(needles.size).toBeGreaterThanOrEqual(12);
    const found: string[] = [];
    let bytes = 0;
    for (const { name, content } of [...filesBelow(folder), ...(await partsOf(join(folder, 'backup.tar')))]) {
      bytes += content.length;
      for (const [what, needle] of needles) if (content.includes(needle)) found.push(`${what} in ${name}: ${needle}`);
    }
    expect(found).toEqual([]);
    // The database, its log, the outbox, the uploaded file and the backup.
    expect(bytes).toBeGreaterThan(20_000_000);
  });

  it('are detected by this test when they appear in clear text', () => {
    const content = Buffer.concat(filesBelow(join(folder, 'database')).map((each) => each.content));
    expect(content.includes('new.agent@example.com')).toBe(true);
  });
});

function filesBelow(folder: string): { name: string; content: Buffer }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name: join(parentPath, name), content: readFileSync(join(parentPath, name)) }));
}

/** Unpacks a backup. */
async function partsOf(backup: string): Promise<{ name: string; content: Buffer }[]> {
  const parts: { name: string; content: Buffer }[] = [];
  const tar = extract();
  tar.end(readFileSync(backup));
  for await (const entry of tar) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    const content = Buffer.concat(pieces);
    const isPacked = content.subarray(0, 4).toString('hex') === '28b52ffd';
    parts.push({ name: `backup: ${entry.header.name}`, content: isPacked ? zstdDecompressSync(content) : content });
  }
  return parts;
}
