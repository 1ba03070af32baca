import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer, type TestPerson } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { attempts } from '../../accounts/tables.ts';
import { sendDueEmails } from '../../notifications/due-emails.ts';
import { connections } from '../../professionals/tables.ts';
import { createRelay } from './address.ts';
import { replyText } from './reply-text.ts';

const secret = 'the secret of the mail server, long enough';
const domain = 'reply.example.com';
const relay = createRelay({ domain, secret });

let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let threadId: number;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RELAY_DOMAIN: domain, LINTEL_RELAY_SECRET: secret } });
  agent = await anAgent(app, await aCompany(app));
});
// Each test has its own conversation.
beforeEach(async () => {
  buyer = await aBuyer(app);
  await db().delete(attempts);
  await db().insert(connections).values({ buyerId: buyer.id, agentId: agent.agentId, state: 'connected' });
  threadId = (await as(buyer, '/threads', { agentId: agent.agentId })).body.id;
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const as = (who: TestPerson, path: string, body: object) => app.request('POST', `/api/messages${path}`, body, who.as);
const bodies = async (): Promise<string[]> =>
  (await app.request('GET', `/api/messages/threads/${threadId}`, undefined, agent.as)).body.messages.map(
    ({ body }: { body: string }) => body,
  );
let made = 0;
function letter(words: string, fields: Record<string, string> = {}): string {
  const head = {
    From: `Ada <${buyer.email}>`,
    'Message-ID': `<${++made}@mail.example.com>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...fields,
  };
  return [...Object.entries(head).map(([name, value]) => `${name}: ${value}`), '', words].join('\r\n');
}
const addressOf = (who: TestPerson = buyer) => relay.addressOf({ personId: who.id, threadId });

function handOver(raw: string, recipient = addressOf(), sign: { secret?: string; ageSeconds?: number } = {}) {
  const body = JSON.stringify({ recipient, letter: Buffer.from(raw).toString('base64') });
  const at = Math.floor(Date.now() / 1000) - (sign.ageSeconds ?? 0);
  const seal = createHmac('sha256', sign.secret ?? secret)
    .update(`${at}.${body}`)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'x-lintel-signature': `t=${at},v1=${seal}` };
  return app.request('POST', '/api/mail/inbound', body, headers);
}

describe('a reply by email', () => {
  it('to an email about a message arrives in the conversation once, and no email shows either side’s address', async () => {
    await as(agent, `/threads/${threadId}/messages`, { body: 'Is Saturday fine?' });
    await sendDueEmails(app.context, new Date(Date.now() + 11 * MINUTE_MS));
    const [queued] = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, buyer.email));
    expect(queued!.replyTo).toBe(addressOf());
    expect(JSON.stringify({ ...queued, recipient: '' })).not.toContain(agent.email);
    const raw = letter(
      'Yes, at ten.\r\n\r\nOn Fri, Nov 20, 2026 at 9:00 AM Lintel\r\n<no-reply@x.com> wrote:\r\n> New message',
    );
    expect((await handOver(raw, queued!.replyTo!.toUpperCase())).body).toEqual({ delivered: true });
    expect((await handOver(raw)).body).toEqual({ delivered: true });
    expect(await bodies()).toEqual(['Is Saturday fine?', 'Yes, at ten.']);
  });

  it('is trusted only with a valid and recent signature', async () => {
    const raw = letter('Yes');
    for (const sign of [{ secret: 'x'.repeat(32) }, { ageSeconds: 600 }, { ageSeconds: -600 }])
      expect((await handOver(raw, addressOf(), sign)).status).toBe(401);
    expect((await app.request('POST', '/api/mail/inbound', { recipient: addressOf(), letter: 'eHg=' })).status).toBe(
      401,
    );
    expect(await bodies()).toEqual([]);
  });

  it('is accepted only from the account that the address represents, at an address that was issued', async () => {
    expect((await handOver(letter('Yes', { From: 'eve@example.com' }))).status).toBe(403);
    const forged = addressOf().replace(/.@/, (sign) => (sign === '0@' ? '1@' : '0@'));
    for (const address of [
      forged,
      'relay@reply.example.com',
      addressOf().replace(domain, 'x.example.com'),
      addressOf(await aBuyer(app)),
    ])
      expect([403, 404]).toContain((await handOver(letter('Yes'), address)).status);
    expect((await handOver(letter('Yes'), forged)).status).toBe(404);
    expect(await bodies()).toEqual([]);
  });

  it('stops working with the working relationship', async () => {
    await app.request('POST', `/api/professionals/${agent.agentId}/end`, {}, buyer.as);
    expect((await handOver(letter('Yes'))).status).toBe(404);
  });

  it('ignores attachments, empty texts and automatic emails', async () => {
    const file =
      '--b\r\nContent-Type: text/plain\r\n\r\nSee here\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\nx\r\n--b--';
    const rejected = await handOver(letter(file, { 'Content-Type': 'multipart/mixed; boundary=b' }));
    expect([rejected.status, rejected.body.detail]).toEqual([
      409,
      expect.stringContaining('You can’t send files by email'),
    ]);
    expect((await handOver(letter('> quoted alone'))).status).toBe(409);
    expect((await handOver(letter('x'.repeat(10_001)))).status).toBe(413);
    expect((await handOver(letter('Away', { 'Auto-Submitted': 'auto-replied' }))).body).toEqual({ delivered: false });
    expect(await bodies()).toEqual([]);
  });
});

it.each([
  ['a signature', 'Yes\n-- \nAda Stone\n+1 512 555 0100', 'Yes'],
  ['quoted lines', 'One\n> old\nTwo', 'One\nTwo'],
  ['an Outlook header', 'Yes\n________________________________\nFrom: Lintel', 'Yes'],
  ['a French quote', 'Oui\r\nLe ven. 20 nov. 2026 à 9:00, Lintel a écrit :\r\n> x', 'Oui'],
  ['nothing that belongs to it', 'On Saturday I come.\nFrom ten on.', 'On Saturday I come.\nFrom ten on.'],
])('reply text excludes %s', (_, text, words) => {
  expect(replyText(text)).toBe(words);
});
