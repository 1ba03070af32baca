import { HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aPerson, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { people } from '../accounts/tables.ts';
import { deleteOldRead } from './clock.ts';
import type { NotificationKind } from './contract.ts';
import { sendDueEmails } from './due-emails.ts';
import { markPageRead } from './inbox.ts';
import { notify } from './notify.ts';
import { notifications } from './tables.ts';

let app: TestApp;
let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  ada = await aPerson(app, 'end_user');
  ben = await aPerson(app, 'agent');
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
let notificationCount = 0;
const notifyAda = (
  kind: NotificationKind = 'document',
  key = `k${++notificationCount}`,
  more: { mailAfterMinutes?: number } = {},
) =>
  app.context.events.transaction((tx, emit) =>
    notify(tx, emit, {
      personId: ada.id,
      kind,
      key,
      title: `News ${key}`,
      body: 'What it is.',
      path: '/documents',
      ...more,
    }),
  );
const ask = async (path: string, who = ada) =>
  (await app.request('GET', `/api/notifications${path}`, undefined, who.as)).body;
const send = (method: string, path: string, body?: unknown, who = ada) =>
  app.request(method, `/api/notifications${path}`, body, who.as);
const sent = async () => (await db().select().from(emailOutbox)).toSorted((a, b) => a.id - b.id);
const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

describe('the inbox', () => {
  it('stores each event once, however often it is published, and counts unread notifications', {
    tags: ['both-databases'],
  }, async () => {
    expect([await notifyAda('document', 'a'), await notifyAda('document', 'a')]).toEqual([true, false]);
    await Promise.all([notifyAda('document', 'b'), notifyAda('document', 'b')]);
    expect(await ask('/unread')).toEqual({ unread: 2 });
    expect((await ask('', ben)).notifications).toEqual([]);
    const [newest] = (await ask('')).notifications;
    const read = await send('POST', `/${newest.id}/read`);
    expect([read.status, read.body]).toEqual([200, { unread: 1 }]);
    expect((await send('POST', `/${newest.id}/read`)).body).toEqual({ unread: 1 });
    expect((await send('POST', `/${newest.id}/unread`)).body).toEqual({ unread: 2 });
  });

  it('pages without gaps or duplicates while notifications arrive', async () => {
    for (let at = 0; at < 5; at++) await notifyAda();
    const first = await ask('?limit=2');
    await notifyAda();
    const second = await ask(`?limit=2&before=${first.next}`);
    const third = await ask(`?limit=2&before=${second.next}`);
    const ids = [first, second, third].flatMap((page) => page.notifications.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(third.next).toBeNull();
  });

  it('filters by unread and by kind', async () => {
    await notifyAda('document');
    await notifyAda('connection');
    const [connection] = (await ask('?kind=connection')).notifications;
    await send('POST', `/${connection.id}/read`);
    expect((await ask('?unread=true')).notifications.map(({ kind }: { kind: string }) => kind)).toEqual(['document']);
    expect((await send('GET', '?kind=gossip')).status).toBe(400);
  });

  it('marks all seen notifications as read, and undoes exactly that', async () => {
    await notifyAda();
    await notifyAda();
    const seen = (await ask('')).notifications;
    await send('POST', `/${seen[1].id}/read`);
    await notifyAda();
    const all = (await send('POST', '/read-all', { upTo: seen[0].id })).body;
    expect(all.unread).toBe(1);
    expect((await send('POST', '/read-all/undo', { readAt: all.readAt })).body).toEqual({ unread: 2 });
  });

  it('neither shows nor counts other people’s notifications', async () => {
    await notifyAda();
    const [{ id }] = (await ask('')).notifications;
    for (const path of [`/${id}/read`, `/${id}/unread`])
      expect((await send('POST', path, undefined, ben)).status).toBe(404);
    await send('POST', '/read-all', { upTo: id }, ben);
    expect(await ask('/unread')).toEqual({ unread: 1 });
  });

  it('deletes notifications read a year ago, and keeps unread ones', async () => {
    await notifyAda();
    await notifyAda();
    const [{ id }] = (await ask('')).notifications;
    await send('POST', `/${id}/read`);
    await deleteOldRead(app.context, soon(24 * 364));
    expect((await ask('')).notifications).toHaveLength(2);
    await deleteOldRead(app.context, soon(24 * 367));
    expect((await ask('')).notifications).toHaveLength(1);
  });
});

describe('notification emails', () => {
  it('are sent once, with a link to the page and an unsubscribe link', async () => {
    await notifyAda('document', 'one');
    expect(await sendDueEmails(app.context)).toBe(1);
    expect(await sendDueEmails(app.context, soon(2))).toBe(0);
    const [mail] = await sent();
    expect([mail!.recipient, mail!.subject]).toEqual([ada.email, 'News one']);
    expect(mail!.text).toContain('/documents');
    expect(mail!.unsubscribe).toMatch(/\/api\/notifications\/unsubscribe\/./);
  });

  it('are written once by many processes at the same time', { tags: ['both-databases'] }, async () => {
    for (let at = 0; at < 5; at++) await notifyAda();
    const done = await Promise.all([1, 2, 3].map(() => sendDueEmails(app.context)));
    expect([done.reduce((a, b) => a + b), (await sent()).length]).toEqual([5, 5]);
  });

  it('are not sent for what was read in time, in the inbox or on its page', async () => {
    await notifyAda('message', 'in ten minutes', { mailAfterMinutes: 10 });
    await notifyAda('document', 'at once');
    expect(await sendDueEmails(app.context)).toBe(1);
    await app.context.events.transaction((tx, emit) => markPageRead(tx, emit, ada.id, '/documents'));
    expect(await ask('/unread')).toEqual({ unread: 0 });
    expect(await sendDueEmails(app.context, soon(1))).toBe(0);
  });

  it('are combined into one complete email above ten an hour', async () => {
    const now = new Date();
    for (let at = 0; at < 10; at++) await notifyAda();
    expect(await sendDueEmails(app.context, new Date(now.getTime() + 1_000))).toBe(10);
    for (let at = 0; at < 30; at++) await notifyAda('document', `late-${at}.`);
    expect(await sendDueEmails(app.context, new Date(now.getTime() + 0.5 * HOUR_MS))).toBe(0);
    expect(await sendDueEmails(app.context, new Date(now.getTime() + 1.1 * HOUR_MS))).toBe(1);
    const digest = (await sent()).at(-1)!;
    expect(digest.subject).toBe('You have 30 new updates on Lintel');
    for (let at = 0; at < 30; at++) expect(digest.text).toContain(`News late-${at}.`);
  });

  it('are combined into one above ten at the same time', async () => {
    for (let at = 0; at < 11; at++) await notifyAda();
    expect(await sendDueEmails(app.context)).toBe(1);
    expect((await sent())[0]!.subject).toBe('You have 11 new updates on Lintel');
  });

  it('are sent as one daily email at 8 AM in the person’s time zone', async () => {
    await db().update(people).set({ timeZone: 'America/Vancouver' }).where(eq(people.id, ada.id));
    await notifyAda('journey');
    await notifyAda('journey');
    const [row] = await db().select().from(notifications);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Vancouver', timeStyle: 'short' });
    expect(clock.format(row!.mailDueAt!)).toBe('08:00');
    expect(await sendDueEmails(app.context, new Date(row!.mailDueAt!.getTime() - 1))).toBe(0);
    expect(await sendDueEmails(app.context, row!.mailDueAt!)).toBe(1);
  });

  it('wait for the end of quiet hours', async () => {
    await send('PATCH', '/preferences', { quietHours: { fromMinute: 22 * 60, untilMinute: 7 * 60 } });
    await db().update(people).set({ timeZone: 'America/Chicago' }).where(eq(people.id, ada.id));
    await notifyAda();
    await db()
      .update(notifications)
      .set({ mailDueAt: new Date('2026-06-01T04:00:00Z') });
    expect(await sendDueEmails(app.context, new Date('2026-06-01T05:00:00Z'))).toBe(0);
    expect(await sendDueEmails(app.context, new Date('2026-06-01T11:59:00Z'))).toBe(0);
    expect(await sendDueEmails(app.context, new Date('2026-06-01T12:00:00Z'))).toBe(1);
  });

  it('are not sent to unconfirmed addresses', async () => {
    await db().update(people).set({ emailVerified: false }).where(eq(people.id, ada.id));
    await notifyAda();
    expect(await sendDueEmails(app.context)).toBe(0);
    expect(await ask('/unread')).toEqual({ unread: 1 });
  });
});

describe('notification preferences', () => {
  it('apply to each kind and channel, and a kind that is off in both channels is not stored', async () => {
    const before = await ask('/preferences');
    expect(before.kinds.find((each: { kind: string }) => each.kind === 'document')).toMatchObject({
      inApp: true,
      mail: 'now',
    });
    await send('PATCH', '/preferences', { kinds: [{ kind: 'document', inApp: false, mail: 'off' }] });
    await send('PATCH', '/preferences', { kinds: [{ kind: 'connection', inApp: false, mail: 'now' }] });
    expect([await notifyAda('document'), await notifyAda('connection')]).toEqual([false, true]);
    expect(await ask('')).toMatchObject({ notifications: [], unread: 0 });
    expect(await sendDueEmails(app.context)).toBe(1);
  });

  it.each([
    [{ kinds: [{ kind: 'gossip', inApp: true, mail: 'off' }] }, 'kinds.0.kind'],
    [{ kinds: [{ kind: 'document', inApp: true, mail: 'hourly' }] }, 'kinds.0.mail'],
    [{ kinds: [{ kind: 'home_alert', inApp: true, mail: 'now' }] }, 'kinds.0.mail'],
    [{ quietHours: { fromMinute: 60, untilMinute: 60 } }, 'quietHours.untilMinute'],
    [{ quietHours: { fromMinute: -1, untilMinute: 1_440 } }, 'quietHours.fromMinute'],
  ])('refuses %j and names the field', async (body, field) => {
    const reply = await send('PATCH', '/preferences', body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('are changed by an email’s link or a mail program’s button without signing in, and restored', async () => {
    await notifyAda('document');
    await sendDueEmails(app.context);
    const [mail] = await sent();
    const oneClick = new URL(mail!.unsubscribe!).pathname;
    const token = oneClick.split('/').at(-1)!;
    const seen = await app.request('GET', `/api/notifications/mail/${token}`);
    expect(seen.body).toEqual({ labels: ['Documents: shared, reviewed, expiring'], mail: 'now' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await app.request('POST', oneClick, 'List-Unsubscribe=One-Click', form);
    expect([pressed.status, pressed.body.mail]).toEqual([200, 'off']);
    await notifyAda('document');
    expect(await sendDueEmails(app.context)).toBe(0);
    expect(await ask('/unread')).toEqual({ unread: 2 });
    const back = await app.request('POST', `/api/notifications/mail/${token}`, { mail: 'now' });
    expect(back.body.mail).toBe('now');
    const forged = `${Buffer.from(`${ben.id}.document`).toString('base64url')}.${token.split('.')[1]}`;
    expect((await app.request('POST', `/api/notifications/mail/${forged}`, { mail: 'off' })).status).toBe(404);
  });

  it('turned off before an email is written prevent that email', async () => {
    await notifyAda('message', 'm', { mailAfterMinutes: 10 });
    await send('PATCH', '/preferences', { kinds: [{ kind: 'message', inApp: true, mail: 'off' }] });
    expect(await sendDueEmails(app.context, soon(1))).toBe(0);
  });
});
