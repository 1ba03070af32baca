/** @module-tag both-databases */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { empty } from '../../../test/empty.ts';
import { type SmtpServer, startSmtpServer } from '../../../test/smtp-server.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../database/db.ts';
import { createLog } from '../log/log.ts';
import { setSecret } from '../secrets/at-rest.ts';
import { sealOlderEmails } from '../secrets/seal-older.ts';
import { readSettings } from '../settings/settings.ts';
import { emailOutbox } from './email-outbox.tables.ts';
import { createSending, queueEmail, type Sending } from './email-outbox.ts';
import { createMail } from './mail.ts';
import { renderEmail } from './render-email.ts';

let server: SmtpServer;
let database: Database;
const running: Sending[] = [];
beforeAll(async () => {
  server = await startSmtpServer();
});
beforeEach(async () => {
  database = await testDatabase();
  await empty(database);
  server.taken.length = 0;
  server.refuseWith(undefined);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(() => server.stop());

function start(): void {
  const sending = createSending(
    database,
    createMail(readSettings({ LINTEL_SMTP_URL: server.url })),
    createLog('silent'),
  );
  running.push(sending);
  sending.start();
}

const to = (name: string) =>
  renderEmail({ to: `${name}@example.com`, subject: `To ${name}`, body: ['Hello'], reason: 'A test.' });
const waiting = () => database.db.select().from(emailOutbox);
const arrived = () => server.taken.map((each) => each.to).sort();

describe('the email outbox', () => {
  it('stores emails encrypted, and encrypts those of older versions at startup', async () => {
    const plain = { subject: 'A plain subject', text: 'plain text', html: '<p>plain</p>', replyTo: 'x@example.com' };
    await database.db.execute(sql`insert into letters (recipient, subject, text, html, reply_to)
      values ('ada@example.com', ${plain.subject}, ${plain.text}, ${plain.html}, ${plain.replyTo})`);
    const mail = createMail(readSettings({ LINTEL_SMTP_URL: server.url }));
    await sealOlderEmails({ database, mail, log: createLog('silent') });
    await database.transaction((tx) => queueEmail(tx, to('bob'), 'trusted'));
    expect(await waiting()).toMatchObject([plain, { subject: 'To bob' }]);
    const { rows } = await database.pool.query('select subject, text, html, reply_to from letters order by id');
    for (const row of rows)
      for (const value of Object.values(row)) if (value !== null) expect(value).toMatch(/^sealed:1:[\w-]{30,}$/);
    start();
    await expect.poll(arrived, { timeout: 5_000 }).toEqual(['ada@example.com', 'bob@example.com']);
  });

  it('skips emails encrypted under another secret without blocking others', async () => {
    await database.transaction((tx) => queueEmail(tx, to('early'), 'trusted'));
    setSecret('another secret than the one of before');
    await database.transaction((tx) => queueEmail(tx, to('late'), 'trusted'));
    start();
    await expect.poll(arrived, { timeout: 5_000 }).toEqual(['late@example.com']);
    const { rows } = await database.pool.query('select recipient, attempts from letters');
    expect(rows).toEqual([{ recipient: 'early@example.com', attempts: 1 }]);
  });

  it('sends an email if and only if its transaction commits', async () => {
    start();
    await database.transaction((tx) => queueEmail(tx, to('kept'), 'trusted'));
    const undone = database.transaction(async (tx) => {
      await queueEmail(tx, to('undone'), 'trusted');
      throw new Error('removed');
    });
    await expect(undone).rejects.toThrow();
    await expect.poll(arrived, { timeout: 5_000 }).toEqual(['kept@example.com']);
    await expect.poll(waiting).toEqual([]);
  });

  it('backs off after each failure and delivers once the mail server recovers', async () => {
    server.refuseWith('451 try later');
    await database.transaction((tx) => queueEmail(tx, to('patient'), 'trusted'));
    start();
    await expect.poll(async () => (await waiting())[0]?.attempts, { timeout: 5_000 }).toBe(1);
    const waits = async () => ((await waiting())[0]!.dueAt.getTime() - Date.now()) / 1_000;
    await expect.poll(waits).toBeLessThan(61);
    const first = await waits();
    await database.db.execute(sql`update letters set due_at = now()`);
    await expect.poll(async () => (await waiting())[0]?.attempts, { timeout: 5_000 }).toBe(2);
    // Read after the failure was recorded, which changes `dueAt`.
    const waitsLonger = async () => (await waits()) > first && (await waits()) < 121;
    await expect.poll(waitsLonger, { timeout: 5_000 }).toBe(true);
    server.refuseWith(undefined);
    await database.db.execute(sql`update letters set due_at = now()`);
    await expect.poll(arrived, { timeout: 5_000 }).toEqual(['patient@example.com']);
  });

  it('does not let one email delay another', async () => {
    await database.transaction(async (tx) => {
      await queueEmail(tx, { ...to('broken'), to: 'no address' }, 'trusted');
      await queueEmail(tx, to('fine'), 'trusted');
    });
    start();
    await expect.poll(arrived, { timeout: 5_000 }).toEqual(['fine@example.com']);
  });

  it('sends each email once with several processes', async () => {
    await database.transaction(async (tx) => {
      for (let number = 0; number < 12; number += 1) await queueEmail(tx, to(`person${number}`), 'trusted');
    });
    start();
    start();
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    expect(new Set(arrived()).size).toBe(12);
    expect(arrived()).toHaveLength(12);
  });

  it('gives up after days of failures', async () => {
    server.refuseWith('550 nobody here');
    await database.transaction((tx) => queueEmail(tx, to('nobody'), 'trusted'));
    await database.db.update(emailOutbox).set({ attempts: 19 });
    start();
    await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
    expect(arrived()).toEqual([]);
  });
});
