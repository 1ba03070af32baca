import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aBrowser, aMember, emailsTo, password, tokenTo } from '../browser.fixture.ts';
import { attempts, people } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

const as = ({ id }: { id: number }) => ({ 'x-test-person': String(id) });
const patch = (who: { id: number }, body: object) => app.request('PATCH', '/api/account', body, as(who));
const auditEntriesOf = async ({ id }: { id: number }) =>
  (await app.context.database.db.select().from(auditLog).where(eq(auditLog.actorId, id))).map(({ action }) => action);

describe('the profile', () => {
  it('is the caller’s own, and not available without a session', async () => {
    const [me, other] = [await aMember(app, { firstName: 'Mia' }), await aMember(app, { firstName: 'Otto' })];
    expect((await app.request('GET', '/api/account', undefined, as(me))).body).toMatchObject({
      id: me.id,
      firstName: 'Mia',
    });
    expect((await app.request('GET', '/api/account', undefined, as(other))).body).toMatchObject({ firstName: 'Otto' });
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['PATCH', '/api/account'],
      ['GET', '/api/account/sessions'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account/deletion'],
    ] as const)
      expect((await app.request(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(401);
  });

  it('changes the submitted fields and keeps the rest', async () => {
    const me = await aMember(app, { phone: '+1 512 555 0100' });
    const changed = await patch(me, {
      lastName: 'Rivers',
      language: 'fr',
      units: 'metric',
      timeZone: 'America/Toronto',
    });
    expect(changed.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Rivers',
      language: 'fr',
      units: 'metric',
      timeZone: 'America/Toronto',
      phone: '+1 512 555 0100',
    });
    expect((await patch(me, { phone: null })).body.phone).toBeNull();
  });

  it('refuses a change of a version that was changed since it was read, and names the version', async () => {
    const me = await aMember(app, { phone: '+1 512 555 0100' });
    const { version } = (await app.request('GET', '/api/account', undefined, as(me))).body;
    const first = await patch(me, { lastName: 'Rivers', version });
    expect(first.status).toBe(200);
    expect(await patch(me, { phone: null, version })).toMatchObject({
      status: 409,
      body: { fields: [{ field: 'version' }] },
    });
    expect((await patch(me, { phone: null, version: first.body.version })).body).toMatchObject({
      lastName: 'Rivers',
      phone: null,
    });
  });

  it.each([
    ['role', 'wholesaler'],
    ['resellerId', 1],
    ['emailVerified', true],
    ['email', 'other@example.com'],
    ['username', 'admin'],
    ['twoFactorEnabled', false],
    ['id', 1],
    ['deletionAt', null],
  ])('refuses %s from a client, and changes nothing', async (field, value) => {
    const me = await aMember(app);
    const refused = await patch(me, { firstName: 'Eve', [field]: value });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field, rule: 'is unknown' }] } });
    expect((await app.request('GET', '/api/account', undefined, as(me))).body).toMatchObject({
      firstName: 'Ada',
      role: 'end_user',
    });
  });

  it.each([
    ['POST', '/api/account/sessions/end-others'],
    ['POST', '/api/verify-email/letter'],
    ['DELETE', '/api/account/deletion'],
    ['POST', '/api/account/sessions/end'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/email'],
    ['POST', '/api/account/two-factor/begin'],
    ['POST', '/api/account/two-factor/confirm'],
    ['POST', '/api/account/two-factor/disable'],
    ['POST', '/api/account/two-factor/backup-codes'],
    ['POST', '/api/account/deletion'],
    ['POST', '/api/sign-out'],
    ['POST', '/api/forgot-password'],
    ['POST', '/api/reset-password'],
    ['POST', '/api/verify-email'],
    ['POST', '/api/sign-in/second-factor'],
  ])('is changed by no field that %s %s does not know', async (method, path) => {
    const refused = await app.request(method, path, { personId: 1 }, as(await aMember(app)));
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toContainEqual({ field: 'personId', rule: 'is unknown' });
  });

  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['a name from right to left', 'أميرة بنت خالد'],
    ['an emoji', '👩🏽‍🚀 Nova'],
    ['quotes', `O'Neill "Bo"; drop table people--`],
  ])('keeps %s as the text that it is', async (_what, name) => {
    const me = await aMember(app);
    expect((await patch(me, { firstName: name })).body.firstName).toBe(name);
    expect((await app.request('GET', '/api/session', undefined, as(me))).body.person.firstName).toBe(name);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', '  ', 'Last name must be at least 2 characters'],
    ['firstName', 'x'.repeat(101), 'must have at most 100 characters'],
    ['firstName', 'two\nlines', 'must be on one line'],
    ['firstName', 7, 'First name must be at least 2 characters'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', 'call me any time', 'Please enter a valid phone number'],
    ['language', 'de', 'must be one of en, fr, es'],
    ['timeZone', 'Mars/Olympus', 'must be a time zone like America/Toronto'],
  ])('refuses %s %j in words', async (field, value, rule) => {
    const refused = await patch(await aMember(app), { [field]: value });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field, rule }] } });
  });
});

describe('a new password', () => {
  it('needs the old one, ends all other sessions and sends an email', async () => {
    const me = await aMember(app);
    const [here, there] = [aBrowser(app), aBrowser(app)];
    await here.signIn(me.email);
    await there.signIn(me.email);
    const change = (currentPassword: string) =>
      here.request('POST', '/api/account/password', { currentPassword, newPassword: 'battery staple' });
    expect(await change('wrong horse')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'currentPassword' }] },
    });
    expect((await change(password)).status).toBe(200);
    expect([await here.person(), await there.person()]).toEqual([me.id, undefined]);
    expect((await aBrowser(app).signIn(me.email, { password: 'battery staple' })).status).toBe(200);
    expect((await emailsTo(app, me.email))[0]!.subject).toBe('Your password was changed');
    expect(await auditEntriesOf(me)).toEqual(['password.changed']);
  });

  it('cannot be guessed with a hijacked session', async () => {
    const me = await aMember(app);
    const guess = () => app.request('POST', '/api/account/deletion', { password: 'wrong horse' }, as(me));
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('a new address', () => {
  const ask = (who: { id: number }, email: string) =>
    app.request('POST', '/api/account/email', { email, password }, as(who));
  const confirm = (token: string, who?: { id: number }) =>
    app.request('POST', '/api/verify-email', { token }, who ? as(who) : {});
  const addressOf = async ({ id }: { id: number }) =>
    (await app.context.database.db.select().from(people).where(eq(people.id, id)))[0]!.email;

  it('takes effect once its email is confirmed, and the old address is notified before and after', async () => {
    const me = await aMember(app);
    const next = `new-${me.id}@example.com`;
    expect((await ask(me, next)).body).toEqual({ sent: true });
    expect(await addressOf(me)).toBe(me.email);
    const token = await tokenTo(app, next);
    // Access to the mailbox of the new address is not enough, because another person may have typed it.
    expect((await confirm(token)).status).toBe(409);
    expect((await confirm(token, await aMember(app))).status).toBe(409);
    expect((await confirm(token, me)).body).toEqual({ verified: true, home: '/dashboard' });
    expect(await addressOf(me)).toBe(next);
    expect((await confirm(token, me)).status).toBe(400);
    expect((await emailsTo(app, me.email)).map(({ subject }) => subject)).toEqual([
      'Your email address was changed',
      'Request to change your email address',
    ]);
    expect((await aBrowser(app).signIn(next)).status).toBe(200);
  });

  it('reveals nothing about whether it is taken, and stays with its owner', async () => {
    const [me, owner] = [await aMember(app), await aMember(app)];
    const free = await ask(me, `free-${me.id}@example.com`);
    const taken = await ask(me, owner.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await emailsTo(app, owner.email))[0]!.subject).toBe('Your email address already belongs to your account');
    expect((await emailsTo(app, owner.email))[0]!.text).not.toMatch(/token=/);
  });

  it('belongs to the first account that confirms it when two request it', { tags: ['both-databases'] }, async () => {
    const [one, two] = [await aMember(app), await aMember(app)];
    const wanted = `wanted-${one.id}@example.com`;
    await ask(one, wanted);
    const first = await tokenTo(app, wanted);
    await ask(two, wanted);
    const second = await tokenTo(app, wanted);
    const answers = await Promise.all([confirm(first, one), confirm(second, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await addressOf(one), await addressOf(two)].filter((email) => email === wanted)).toHaveLength(1);
  });

  it('is the last one requested', async () => {
    const me = await aMember(app);
    await ask(me, `a-${me.id}@example.com`);
    const old = await tokenTo(app, `a-${me.id}@example.com`);
    await ask(me, `b-${me.id}@example.com`);
    expect((await confirm(old, me)).status).toBe(400);
    for (const forged of ['change.', `change.${me.id}.x`, 'change.x.y', 'not-a-token'])
      expect((await confirm(forged, me)).status).toBe(400);
  });
});

describe('the list of sessions', () => {
  it('shows the person’s own with their devices and ends one or all others, never another person’s', async () => {
    const [me, other] = [await aMember(app), await aMember(app)];
    const here = aBrowser(app);
    const phone = aBrowser(
      app,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    const theirs = aBrowser(app);
    await Promise.all([here.signIn(me.email), theirs.signIn(other.email)]);
    await phone.signIn(me.email);
    const list = async (browser = here) => (await browser.request('GET', '/api/account/sessions')).body.sessions;
    const mine = await list();
    expect(mine.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Linux', true],
    ]);
    expect(mine[0].address).toMatch(/^(::1|127\.0\.0\.1|::.*)/);
    const [foreign] = await list(theirs);
    expect((await here.request('POST', '/api/account/sessions/end', { id: foreign.id })).status).toBe(404);
    expect((await here.request('POST', '/api/account/sessions/end', { id: mine[0].id })).status).toBe(200);
    expect([await phone.person(), await theirs.person()]).toEqual([undefined, other.id]);
    await phone.signIn(me.email);
    expect((await here.request('POST', '/api/account/sessions/end-others')).body).toEqual({ ended: 1 });
    expect([await here.person(), await phone.person(), await theirs.person()]).toEqual([me.id, undefined, other.id]);
  });
});
