import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aBrowser, aMember, emailsTo, password, tokenFor } from '../browser.fixture.ts';
import { attempts, people, sessions, verifications } from '../tables.ts';
import { expireAccounts } from './expire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

const db = () => app.context.database.db;
const as = ({ id }: { id: number }) => ({ 'x-test-person': `${id}` });
const post = (path: string, body?: object, who?: { id: number }) => app.request('POST', path, body, who ? as(who) : {});
const send = (who: { id: number }) => post('/api/verify-email/letter', undefined, who);
const confirm = (token: unknown, more: object = { password: 'battery staple' }) =>
  post('/api/verify-email', { token, ...more });
const personOf = async ({ id }: { id: number }) => (await db().select().from(people).where(eq(people.id, id)))[0]!;
const unconfirmed = (fields: Partial<typeof people.$inferInsert> = {}) =>
  aMember(app, { emailVerified: false, ...fields });

/** Returns the link of a new confirmation email. */
async function linkFor(who: { id: number; email: string }) {
  expect((await send(who)).status).toBe(200);
  return tokenFor(app, who.email, 'verify-email');
}

describe('the link of a confirmation email', () => {
  it('shows what it does without doing it', async () => {
    const me = await unconfirmed();
    const token = await linkFor(me);
    const link = await post('/api/verify-email/link', { token });
    expect(link.body).toMatchObject({ purpose: 'confirm', email: me.email, role: 'end_user', isMine: false });
    expect((await post('/api/verify-email/link', { token }, me)).body.isMine).toBe(true);
    expect((await personOf(me)).emailVerified).toBe(false);
  });

  it('confirms the address once, with a new password, and signs in', async () => {
    const me = await unconfirmed();
    const token = await linkFor(me);
    expect(await confirm(token, {})).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    expect(await confirm(token, { password: 'password1' })).toMatchObject({ status: 400 });
    const confirmed = await confirm(token);
    expect(confirmed.body).toEqual({ verified: true, home: '/dashboard' });
    expect(confirmed.headers.getSetCookie().join()).toContain('lintel.session_token=');
    expect(await personOf(me)).toMatchObject({ email: me.email, emailVerified: true, claimedEmail: null });
    expect(await confirm(token)).toMatchObject({ status: 400, body: { fields: [{ field: 'token' }] } });
    expect((await aBrowser(app).signIn(me.email)).status).toBe(401);
    expect((await aBrowser(app).signIn(me.email, { password: 'battery staple' })).status).toBe(200);
    const actions = await db().select().from(auditLog).where(eq(auditLog.actorId, me.id));
    expect(actions.map(({ action }) => action)).toEqual(['email.confirmed']);
  });

  it('ends every session, link and second factor that existed before the confirmation', async () => {
    const me = await unconfirmed({ twoFactorEnabled: true });
    await db().execute(
      sql`insert into two_factors (user_id, secret, backup_codes, verified) values (${me.id}, 's', 'c', true)`,
    );
    await db().execute(
      sql`insert into sessions (user_id, token, expires_at) values (${me.id}, 't', now() + interval '1 day')`,
    );
    const older = await linkFor(me);
    await confirm(await linkFor(me));
    expect((await confirm(older)).status).toBe(400);
    expect(await personOf(me)).toMatchObject({ twoFactorEnabled: false });
    const { rows } = await db().execute(sql`select from two_factors where user_id = ${me.id}`);
    expect(rows).toEqual([]);
    expect(await db().$count(sessions, eq(sessions.userId, me.id))).toBe(1);
    expect((await aBrowser(app).signIn(me.email, { password: 'battery staple' })).body.next).toBe('home');
  });

  it('gives the address to one account when several confirm it at the same moment', {
    tags: ['both-databases'],
  }, async () => {
    const one = await unconfirmed();
    const two = await unconfirmed({ email: one.email });
    const first = await linkFor(one);
    const second = await linkFor(two);
    const replies = await Promise.all([confirm(first), confirm(second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await db().$count(people, eq(people.email, one.email))).toBe(1);
  });

  it('rejects a token that is expired, forged or malformed', async () => {
    const me = await unconfirmed();
    const token = await linkFor(me);
    await db()
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1_000) });
    for (const wrong of [token, `confirm.${me.id}.${'x'.repeat(43)}`, 'x', 'change.1.\u0000', '\u0000', `${me.id}`])
      for (const path of ['', '/link', '/not-me'])
        expect(await post(`/api/verify-email${path}`, { token: wrong })).toMatchObject({
          status: 400,
          body: { fields: [{ field: 'token' }] },
        });
    expect((await personOf(me)).emailVerified).toBe(false);
  });

  it('is stored as a hash, like sessions and resets', async () => {
    const me = await unconfirmed();
    const token = await linkFor(me);
    const browser = aBrowser(app);
    await browser.signIn(me.email);
    const cookie = decodeURIComponent(browser.jar.get('lintel.session_token')!).split('.')[0]!;
    await post('/api/forgot-password', { email: me.email });
    await expect.poll(async () => (await emailsTo(app, me.email))[0]!.text).toContain('reset-password');
    const reset = await tokenFor(app, me.email, 'reset-password');
    const { rows } = await db().execute<{ kept: string }>(sql`
      select (select json_agg(v)::text from verifications v) || (select json_agg(s)::text from sessions s) as kept`);
    for (const secret of [token, reset, cookie, token.split('.')[2]!, reset.split('.')[2]!])
      expect(rows[0]!.kept).not.toContain(secret);
    expect(await browser.person()).toBe(me.id);
  });

  it('is sent again at most five times an hour', async () => {
    const me = await unconfirmed();
    for (let time = 0; time < 5; time += 1) expect((await send(me)).status).toBe(200);
    expect((await send(me)).status).toBe(429);
    expect(await emailsTo(app, me.email)).toHaveLength(5);
  });
});

describe('“This wasn’t me”', () => {
  it('removes the address from the account once, requires another one and keeps everything else', async () => {
    const me = await unconfirmed();
    const token = await linkFor(me);
    const deny = await tokenFor(app, me.email, 'not-me');
    expect((await post('/api/verify-email/not-me', { token: deny })).body).toEqual({ removed: true });
    expect((await post('/api/verify-email/not-me', { token: deny })).status).toBe(400);
    expect((await confirm(token)).status).toBe(400);
    const entered = await aBrowser(app).signIn(me.email);
    expect(entered.body).toEqual({ next: 'home', home: '/add-email' });
    expect((await app.request('GET', '/api/account', undefined, as(me))).body).toMatchObject({ emailNeeded: true });
    const before = (await emailsTo(app, me.email)).length;
    await send(me);
    expect(await emailsTo(app, me.email)).toHaveLength(before);
    const same = await post('/api/account/email', { email: me.email, password }, me);
    expect(same).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } });
    const email = `other-${me.id}@example.com`;
    expect((await post('/api/account/email', { email, password }, me)).body).toEqual({ sent: true });
    expect((await aBrowser(app).signIn(email)).body.home).toBe('/dashboard');
    expect((await aBrowser(app).signIn(me.email)).status).toBe(401);
    expect((await confirm(await tokenFor(app, email, 'verify-email'))).status).toBe(200);
  });

  it('is also offered to the owner of the address, and reveals nothing to the person who signed up', async () => {
    const owner = await aMember(app);
    const me = await unconfirmed({ email: owner.email });
    expect((await send(me)).body).toEqual({ sent: true });
    expect((await emailsTo(app, owner.email))[0]!.subject).toBe('You already have an account');
    const deny = await tokenFor(app, owner.email, 'not-me');
    for (const path of ['/link', ''])
      expect(
        (await post(`/api/verify-email${path}`, { token: deny, ...(path ? {} : { password: 'battery staple' }) }))
          .status,
      ).toBe(400);
    expect((await aBrowser(app).signIn(owner.email)).status).toBe(200);
    expect((await personOf(owner)).emailVerified).toBe(true);
  });
});

describe('a password reset for an address that no account has confirmed', () => {
  async function resetOf(email: string) {
    await post('/api/forgot-password', { email });
    await expect
      .poll(async () => (await emailsTo(app, email)).some(({ text }) => text.includes('reset-password')))
      .toBe(true);
    return tokenFor(app, email, 'reset-password');
  }
  const reset = (token: string, more: object = {}) =>
    post('/api/reset-password', { token, password: 'battery staple', ...more });

  it('confirms it for the only account that claims it', async () => {
    const me = await unconfirmed();
    const token = await resetOf(me.email);
    expect((await post('/api/reset-password/accounts', { token })).body.accounts).toMatchObject([{ id: me.id }]);
    expect((await reset(token)).status).toBe(200);
    expect(await personOf(me)).toMatchObject({ email: me.email, emailVerified: true });
    expect((await reset(token)).status).toBe(400);
  });

  it('requires a choice of one of several accounts, and keeps the passwords of the others', async () => {
    const one = await unconfirmed();
    const two = await unconfirmed({ email: one.email });
    const stranger = await unconfirmed();
    const token = await resetOf(one.email);
    expect(await reset(token)).toMatchObject({ status: 400, body: { fields: [{ field: 'accountId' }] } });
    expect((await reset(token, { accountId: stranger.id })).status).toBe(400);
    expect((await reset(token, { accountId: two.id })).status).toBe(200);
    expect(await personOf(two)).toMatchObject({ email: one.email, emailVerified: true });
    expect(await personOf(stranger)).toMatchObject({ emailVerified: false });
    expect((await aBrowser(app).signIn(one.email, { password: 'battery staple' })).body.home).toBe('/dashboard');
    const other = aBrowser(app);
    expect((await other.signIn(one.email)).body.home).toBe('/add-email');
    expect(await other.person()).toBe(one.id);
  });
});

describe('signing in to one of many accounts that claim an address', () => {
  it('finds the account by its password, however many there are', async () => {
    const email = 'crowded@example.com';
    const open = (secret: string) =>
      post('/api/end-user-signup', {
        ...{
          firstName: 'Ada',
          lastName: 'Stone',
          email,
          phone: '(512) 555-0123',
          password: secret,
          confirmPassword: secret,
        },
        ...{ acceptTerms: true, acceptAdult: true, selectedCountries: ['USA'], role: 'end_user' },
      });
    for (let n = 0; n < 4; n += 1) expect((await open(`a secret of number ${n}`)).status).toBe(200);
    const ids = new Set<number | undefined>();
    for (let n = 0; n < 4; n += 1) {
      const browser = aBrowser(app);
      expect((await browser.signIn(email, { password: `a secret of number ${n}` })).status).toBe(200);
      ids.add(await browser.person());
      const change = { currentPassword: `a secret of number ${n}`, newPassword: `a changed one of number ${n}` };
      expect((await browser.request('POST', '/api/account/password', change)).status).toBe(200);
    }
    expect(ids.size).toBe(4);
    expect((await aBrowser(app).signIn(email, { password: 'a changed one of number 3' })).status).toBe(200);
    expect((await aBrowser(app).signIn(email, { password: 'a secret of number 3' })).status).toBe(401);
  });
});

describe('an account without a confirmed address', () => {
  const age = (who: { id: number }, days: number) =>
    db().execute(sql`update people set last_active_at = last_active_at - make_interval(days => ${days}),
      expiry_warned_at = expiry_warned_at - make_interval(days => ${days}) where id = ${who.id}`);

  it('expires after 30 days without activity, a week after a warning email', async () => {
    const [me, used, owner] = [await unconfirmed(), await unconfirmed(), await aMember(app)];
    for (const who of [me, used, owner]) await age(who, 24);
    await expireAccounts(app.context);
    expect((await emailsTo(app, me.email)).map(({ subject }) => subject)).toEqual([
      'Your Lintel account will be deleted',
    ]);
    expect(await emailsTo(app, owner.email)).toEqual([]);
    for (const who of [me, used, owner]) await age(who, 6);
    await expireAccounts(app.context);
    expect((await personOf(me)).firstName).toBe('Ada');
    expect((await aBrowser(app).signIn(used.email)).status).toBe(200);
    for (const who of [me, used, owner]) await age(who, 2);
    await expireAccounts(app.context);
    expect((await aBrowser(app).signIn(me.email)).status).toBe(401);
    expect(await personOf(me)).toMatchObject({ firstName: 'Deleted', claimedEmail: null });
    for (const who of [used, owner]) expect((await personOf(who)).firstName).toBe('Ada');
  });

  it('is never erased without a warning', async () => {
    const me = await unconfirmed();
    await age(me, 400);
    await expireAccounts(app.context);
    await expireAccounts(app.context);
    expect((await personOf(me)).firstName).toBe('Ada');
  });

  it('cannot turn on a second factor', async () => {
    const begun = await post('/api/account/two-factor/begin', { password }, await unconfirmed());
    expect(begun).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Confirm your email address first/) },
    });
  });
});
