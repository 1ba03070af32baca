import { createECDH, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@lintel/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPerson, type TestPerson } from '../../../../test/people.ts';
import { minuteOfDay } from '../../../platform/time/zone.ts';
import { aBrowser, aMember } from '../../accounts/browser.fixture.ts';
import { notify } from '../notify.ts';
import { sendDuePushes } from './due-pushes.ts';
import { pushKeysOf } from './keys.ts';
import { cancelPushes } from './queue.ts';
import { createPushSender, type Push, type PushResult, pushSenderToken, resultOf } from './send-push.ts';

let app: TestApp;
let ada: TestPerson;
let sent: Push[];
/** The answer of the push service. */
let result: PushResult;

beforeAll(async () => {
  app = await startTestApp();
  app.context.resolve(pushSenderToken).send = async (push) => {
    sent.push(push);
    return result;
  };
});
beforeEach(async () => {
  await app.reset();
  ada = await aPerson(app, 'agent');
  sent = [];
  result = 'sent';
});
afterAll(() => app.stop());

const path = '/api/notifications/push';
let made = 0;
function aSubscription() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.com/${++made}`, keys };
}
const addTo = (who: { as: Record<string, string> }, subscription = aSubscription()) =>
  app.request('POST', `${path}/devices`, subscription, { 'user-agent': 'Chrome/140 Android', ...who.as });
const devicesOf = async (who: TestPerson) => (await app.request('GET', path, undefined, who.as)).body.devices;
const action = { label: 'Claim', post: '/api/contacts/claimable/7/claim', failed: 'Too late' };
const publish = (key: string, personId = ada.id) =>
  app.context.events.transaction((tx, emit) =>
    notify(tx, emit, {
      ...{ personId, kind: 'connection', key, title: 'Zoe Marsh wrote', body: 'Zoe: reply', path: '/crm?lead=7' },
      push: { title: 'New lead', body: 'Reply soon', action },
    }),
  );
const send = (hours = 0) => sendDuePushes(app.context, new Date(Date.now() + hours * HOUR_MS + 1_000));

describe('a push notification', () => {
  it('is sent once to each device, without the name in the notification', async () => {
    const [phone, tablet] = [aSubscription(), aSubscription()];
    await addTo(ada, phone);
    await addTo(ada, tablet);
    expect(await publish('lead:7')).toBe(true);
    expect(await publish('lead:7')).toBe(false);
    expect(await Promise.all([send(), send()]).then((counts) => counts.reduce((a, b) => a + b))).toBe(2);
    expect(await send(1)).toBe(0);
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([phone.endpoint, tablet.endpoint].sort());
    expect(JSON.parse(sent[0]!.payload)).toMatchObject({ title: 'New lead', path: '/crm?lead=7', action });
    expect(sent[0]!.payload).not.toMatch(/Zoe|Marsh/);
  });

  it('waits for the end of the quiet hours, also when they are set after the lead arrived', async () => {
    await addTo(ada);
    const now = minuteOfDay(new Date(), null);
    const quietHours = { fromMinute: (now + 1_430) % 1_440, untilMinute: (now + 120) % 1_440 };
    await app.request('PATCH', '/api/notifications/preferences', { quietHours }, ada.as);
    await publish('lead:during');
    expect(await send(1)).toBe(0);
    expect(await send(2.1)).toBe(1);
    await app.request('PATCH', '/api/notifications/preferences', { quietHours: null }, ada.as);
    await publish('lead:before');
    await app.request('PATCH', '/api/notifications/preferences', { quietHours }, ada.as);
    expect(await send()).toBe(0);
    expect(await send(2.1)).toBe(1);
  });

  it('is not sent when its notification was read or its lead was claimed', async () => {
    await addTo(ada);
    await publish('lead:8:read');
    const [{ id }] = (await app.request('GET', '/api/notifications', undefined, ada.as)).body.notifications;
    await app.request('POST', `/api/notifications/${id}/read`, undefined, ada.as);
    await publish('lead:9:taken');
    await app.context.database.transaction((tx) => cancelPushes(tx, ['lead:9:%']));
    expect(await send()).toBe(0);
  });

  it('is tried again later when the push service fails, and given up after some tries', async () => {
    await addTo(ada);
    await publish('lead:10');
    result = 'failed';
    for (let hour = 0; hour < 8; hour++) await send(hour);
    expect(sent).toHaveLength(4);
    expect(await devicesOf(ada)).toHaveLength(1);
  });
});

describe('a device', () => {
  it('is removed when its push service no longer knows it', async () => {
    await addTo(ada);
    await publish('lead:11');
    result = 'gone';
    await send();
    expect(await devicesOf(ada)).toEqual([]);
    expect([404, 410, 403, 429, 503].map((statusCode) => resultOf({ statusCode }))).toEqual([
      ...['gone', 'gone', 'gone', 'failed', 'failed'],
    ]);
  });

  it('is removed by its owner only', async () => {
    await addTo(ada);
    const [{ id, name }] = await devicesOf(ada);
    expect(name).toBe('Chrome on Android');
    const ben = await aPerson(app, 'agent');
    expect((await app.request('DELETE', `${path}/devices/${id}`, undefined, ben.as)).status).toBe(404);
    expect(await devicesOf(ada)).toHaveLength(1);
    expect((await app.request('DELETE', `${path}/devices/${id}`, undefined, ada.as)).body.devices).toEqual([]);
  });

  it('belongs to the session that added it, and is deleted when the person signs out', async () => {
    const member = await aMember(app, { role: 'agent' });
    const browser = aBrowser(app);
    await browser.signIn(member.email);
    const { body } = await browser.request('POST', `${path}/devices`, aSubscription());
    expect(body.devices).toMatchObject([{ name: 'Firefox on Linux', isCurrent: true }]);
    // Turning it on again in this browser replaces the subscription.
    expect((await browser.request('POST', `${path}/devices`, aSubscription())).body.devices).toHaveLength(1);
    await publish('lead:12', member.id);
    await browser.request('POST', '/api/sign-out', {});
    expect(await send()).toBe(0);
    const { rows } = await app.context.database.pool.query('select id from push_devices');
    expect(rows).toEqual([]);
  });

  it('passes to the next person who uses the browser, and to no one without its keys', async () => {
    const subscription = aSubscription();
    await addTo(ada, subscription);
    const ben = await aPerson(app, 'agent');
    const keys = aSubscription().keys;
    expect((await addTo(ben, { ...subscription, keys })).status).toBe(409);
    expect(await devicesOf(ada)).toHaveLength(1);
    expect((await addTo(ben, subscription)).status).toBe(200);
    expect(await devicesOf(ada)).toEqual([]);
  });

  it('has its address on the public internet', async () => {
    const { keys } = aSubscription();
    for (const endpoint of [
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'http://push.example.com/a',
    ])
      expect((await addTo(ada, { endpoint, keys })).status).toBe(400);
    const sender = createPushSender(await pushKeysOf(app.context.database.db), 'https://lintel.example');
    const push = { keys, payload: '{}', topic: 'a' };
    // Resolves to the server itself.
    expect(await sender({ endpoint: 'https://localhost/a', ...push })).toBe('gone');
  });

  it('keeps its address encrypted in the database, and the server’s key pair too', async () => {
    await addTo(ada);
    const { db, pool } = app.context.database;
    expect(await pushKeysOf(db)).toEqual(await pushKeysOf(db));
    const stored = [
      ...(await pool.query('select * from push_devices')).rows,
      ...(await pool.query("select * from kept_secrets where name = 'push-keys'")).rows,
    ];
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/push\.example|privateKey/);
  });
});
