import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../../test/smtp-server.ts';
import { setSecret } from '../secrets/at-rest.ts';
import { readSettings } from '../settings/settings.ts';
import { createMail } from './mail.ts';
import { renderEmail } from './render-email.ts';

const written = renderEmail({
  to: 'ada@example.com',
  subject: 'Grüße from أميرة',
  body: ['Dear <b>Ada</b> & Bo,', 'a second paragraph'],
  figures: [
    { label: 'Price <median>', value: '$1', note: 'from 12 homes' },
    { label: 'Homes', value: '2' },
  ],
  button: { label: 'Open', href: 'https://lintel.example/a?b=1&c="2"' },
  reason: 'You asked for it.',
});

describe('an email', () => {
  it('says the same as text and as HTML, and nothing in it becomes markup', () => {
    expect(written.text).toContain(
      'Dear <b>Ada</b> & Bo,\n\na second paragraph\n\nPrice <median>: $1 (from 12 homes)\nHomes: 2\n\nOpen:\nhttps://lintel.example/a?b=1&c="2"',
    );
    expect(written.html).toContain('Dear &#60;b&#62;Ada&#60;/b&#62; &#38; Bo,');
    expect(written.html).toContain('href="https://lintel.example/a?b=1&#38;c=&#34;2&#34;"');
    expect(written.html).toContain('You asked for it.');
    expect(written.html).toContain('Price &#60;median&#62;<br>');
    expect(written.html).not.toMatch(/<b>|<median>/);
  });
});

describe('by SMTP', () => {
  let server: SmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.stop());
  const mail = () =>
    createMail(readSettings({ LINTEL_SMTP_URL: server.url, LINTEL_MAIL_FROM: 'Lintel <hello@lintel.example>' }));

  it('a letter arrives with both of its texts, from the sender of the settings', async () => {
    await mail().send(written);
    const [{ from, to, data } = { from: '', to: '', data: '' }] = server.taken;
    expect([from, to]).toEqual(['hello@lintel.example', 'ada@example.com']);
    expect(data).toMatch(/^From: Lintel <hello@lintel\.example>$/m);
    expect(data).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(data).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(data).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
    expect(data).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('nothing that was put into a subject or an address becomes a header or a second recipient', async () => {
    server.taken.length = 0;
    await mail().send({ ...written, subject: 'One\r\nBcc: eve@example.com' });
    await mail()
      .send({ ...written, to: 'ada@example.com\r\nBcc: eve@example.com' })
      .catch(() => {});
    expect(server.taken).toHaveLength(1);
    for (const { to, data } of server.taken) {
      expect(to).toBe('ada@example.com');
      expect(data).not.toMatch(/^Bcc:/im);
    }
  });

  it('a refusal is an error, so that the letter is kept', async () => {
    server.refuseWith('451 try later');
    await expect(mail().send(written)).rejects.toThrow(/451/);
    server.refuseWith(undefined);
  });
});

describe('the outbox', () => {
  it('keeps letters as files, newest first, and shows no half one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-outbox-'));
    setSecret('a secret that the outbox is encrypted with');
    const mail = createMail(readSettings({ LINTEL_DATA_FOLDER: folder }));
    expect(await mail.outbox!()).toEqual([]);
    await mail.send({ ...written, subject: 'first' });
    await new Promise((done) => setTimeout(done, 5));
    await mail.send({ ...written, subject: 'second' });
    writeFileSync(join(folder, 'outbox', '2099.sealed.part'), 'sealed:1:half');
    writeFileSync(join(folder, 'outbox', '2098.sealed'), 'sealed:1:of another secret');
    expect((await mail.outbox!()).map(({ subject, to }) => [subject, to])).toEqual([
      ['second', 'ada@example.com'],
      ['first', 'ada@example.com'],
    ]);
    expect(readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.sealed'))).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });

  it('encrypts the files that an older version left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-outbox-'));
    setSecret('a secret that the outbox is encrypted with');
    const mail = createMail(readSettings({ LINTEL_DATA_FOLDER: folder }));
    mkdirSync(join(folder, 'outbox'));
    const older = { ...written, id: '1', from: 'x', writtenAt: '2026-01-01T00:00:00.000Z' };
    writeFileSync(join(folder, 'outbox', '2026-01-01.json'), JSON.stringify(older));
    expect(await mail.sealOlder!()).toBe(1);
    expect(await mail.sealOlder!()).toBe(0);
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['2026-01-01.sealed']);
    expect(readFileSync(join(folder, 'outbox', '2026-01-01.sealed'), 'utf8')).not.toContain(written.subject);
    expect(await mail.outbox!()).toEqual([older]);
    rmSync(folder, { recursive: true });
  });
});
