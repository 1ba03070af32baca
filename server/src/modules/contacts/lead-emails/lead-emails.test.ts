import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';

const secret = 'the secret of the mail server, long enough';

let app: TestApp;
let agent: TestAgent;
let stranger: TestAgent;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RELAY_DOMAIN: 'mail.example.com', LINTEL_RELAY_SECRET: secret } });
});
beforeEach(async () => {
  await app.reset();
  const company = await aCompany(app);
  [agent, stranger] = [await anAgent(app, company), await anAgent(app, company)];
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);
const received = async (as = agent.as) => (await send('GET', '/contacts/lead-emails', undefined, as)).body;

/** Delivers an email as the mail server does. */
function deliver(recipient: string, raw: string) {
  const body = JSON.stringify({ recipient, letter: Buffer.from(raw).toString('base64') });
  const at = Math.floor(Date.now() / 1000);
  const seal = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-lintel-signature': `t=${at},v1=${seal}` };
  return app.request('POST', '/api/mail/inbound', body, headers);
}

const email = (lines: string[], { id = 'one', type = 'text/plain' } = {}) =>
  [
    ...['From: Realtor.com <leads@email.realtor.com>', 'Subject: New realtor.com lead - Rebecca Sutton'],
    ...[`Message-ID: <${id}@realtor.com>`, `Content-Type: ${type}; charset=utf-8`, ''],
    ...lines,
  ].join('\r\n');
const rebecca = [
  ...['First Name: Rebecca', 'Last Name: Sutton', 'Email Address: rs@example.com', 'Phone Number: (512) 555-0143'],
  'Can I see 12 Oak St on Saturday?',
];

describe('the address for lead emails', () => {
  it('adds a contact with source, portal, message and consent, once per email, and notifies the agent', async () => {
    const { address } = await received();
    expect(address).toMatch(/^leads\+\w+-1-[0-9a-f]{16}@mail\.example\.com$/);
    expect((await deliver(address.toUpperCase(), email(rebecca))).body).toEqual({ delivered: true });
    expect((await deliver(address, email(rebecca))).status).toBe(200);
    const { emails } = await received();
    expect(emails).toMatchObject([
      { state: 'added', portal: 'Realtor.com', contact: { name: 'Rebecca Sutton' }, text: '' },
    ]);
    const { id } = emails[0].contact;
    const lead = (await send('GET', `/leads/${id}`)).body;
    expect(lead).toMatchObject({
      ...{ leadSource: 'email', status: 'new', tags: ['Realtor.com'] },
      ...{ emails: ['rs@example.com'], phones: ['+15125550143'] },
    });
    expect(lead.consents.map(({ channel, basis }: Record<string, string>) => `${channel} ${basis}`).sort()).toEqual([
      ...['call inquiry', 'email inquiry'],
    ]);
    const timeline = (await send('GET', `/leads/${id}/timeline`)).body;
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'email', text: 'Can I see 12 Oak St on Saturday?' }),
    );
    expect((await send('GET', '/notifications')).body.notifications).toMatchObject([
      { title: 'Rebecca Sutton sent an inquiry', path: `/crm?lead=${id}` },
    ]);
  });

  it('adds the email of a known contact to its timeline, and keeps a withdrawn consent withdrawn', async () => {
    const { address } = await received();
    const { id } = (await send('POST', '/leads', { firstName: 'Rebecca', phones: ['512 555 0143'] })).body;
    await send('POST', `/leads/${id}/consents`, {
      ...{ channel: 'call', basis: 'withdrawn', proof: 'Asked by phone', givenAt: '2026-01-01T00:00:00Z' },
    });
    await deliver(address, email(rebecca));
    expect((await received()).emails).toMatchObject([{ state: 'known', contact: { id } }]);
    const { reachable } = (await send('GET', `/leads/${id}`)).body;
    expect(reachable.find(({ channel }: { channel: string }) => channel === 'call').isAllowed).toBe(false);
  });

  it('shows an email that names no lead with its text, until the agent deletes it', async () => {
    const { address } = await received();
    const confirmation = 'ada@example.org has requested to forward email. Confirm it with the code 4711.';
    const raw = `From: forwarding-noreply@google.com\r\nSubject: Forwarding\r\n\r\n${confirmation}`;
    await deliver(address, raw);
    const { emails } = await received();
    expect(emails).toMatchObject([{ state: 'unread', contact: null, text: expect.stringContaining('code 4711') }]);
    expect((await send('GET', '/leads')).body).toEqual([]);
    const path = `/contacts/lead-emails/${emails[0].id}`;
    expect((await send('DELETE', path, undefined, stranger.as)).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(200);
    expect((await received()).emails).toEqual([]);
  });

  it('reads HTML, the metadata of leads and the address behind a link', async () => {
    const { address } = await received();
    const html = [
      '<html><head><meta name="lead_name" content="Anh Tran"/><style>p{color:red}</style></head><body>',
      '<p>You have a showing request.</p><a href="mailto:anh@example.ca?subject=Re">Contact via Email</a></body></html>',
    ];
    await deliver(address, email(html, { type: 'text/html' }));
    const { emails } = await received();
    expect((await send('GET', `/leads/${emails[0].contact.id}`)).body).toMatchObject({
      ...{ firstName: 'Anh', lastName: 'Tran', emails: ['anh@example.ca'] },
    });
  });

  it('stops working when it is replaced, and a made-up address never works', async () => {
    const { address } = await received();
    const renewed = (await send('POST', '/contacts/lead-emails/address', {})).body.address;
    expect((await received()).address).toBe(renewed);
    expect((await deliver(address, email(rebecca))).status).toBe(404);
    expect((await deliver(renewed.replace(/-2-/, '-3-'), email(rebecca))).status).toBe(404);
    expect((await deliver(renewed, email(rebecca))).status).toBe(200);
    expect((await received(stranger.as)).emails).toEqual([]);
  });

  it('reads a pasted text or an email file without storing it', async () => {
    const file = Buffer.from(email(rebecca)).toString('base64');
    const { body } = await send('POST', '/contacts/lead-emails/read', { file });
    expect(body).toMatchObject({ portal: 'Realtor.com', lead: { firstName: 'Rebecca', emails: 'rs@example.com' } });
    const pasted = await send('POST', '/contacts/lead-emails/read', { text: 'Name: Ada Stone' });
    expect(pasted.body).toEqual({ lead: { firstName: 'Ada', lastName: 'Stone' }, portal: null, rest: '' });
    expect((await send('GET', '/leads')).body).toEqual([]);
  });
});
