import { HOUR_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBrowser, aMember, password } from '../browser.fixture.ts';
import { sessions } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const sessionsOf = (id: number) => db().select().from(sessions).where(eq(sessions.userId, id));
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / HOUR_MS;

describe('signing in', () => {
  it('opens a session, whatever the case of the address, and signing out ends it', async () => {
    const { id, email } = await aMember(app);
    const browser = aBrowser(app);
    const entered = await browser.signIn(email.toUpperCase());
    expect([entered.status, entered.body]).toEqual([200, { next: 'home', home: '/dashboard' }]);
    expect(await browser.person()).toBe(id);
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    await browser.request('POST', '/api/sign-out', {});
    expect([...browser.jar.keys()]).toEqual(['lintel.device']);
    expect((await app.request('GET', '/api/session', undefined, { cookie })).body.person).toBeNull();
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('keeps the session in a cookie that no script reads and no other site sends', async () => {
    const { email } = await aMember(app);
    const [cookie] = (await aBrowser(app).signIn(email)).headers.getSetCookie();
    expect(cookie).toMatch(/^lintel\.session_token=[^;]+;.*HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  it('keeps a remembered session for 30 days, and any other until the browser closes', async () => {
    const { id, email } = await aMember(app);
    const cookieOf = async (rememberMe: boolean) =>
      (await aBrowser(app).signIn(email, { rememberMe })).headers
        .getSetCookie()
        .find((line) => line.includes('session_token'));
    expect(await cookieOf(false)).not.toMatch(/Max-Age|Expires/i);
    expect(await cookieOf(true)).toMatch(/Max-Age=2592000/i);
    const lengths = (await sessionsOf(id)).map(({ createdAt, expiresAt }) => Math.round(hours(createdAt, expiresAt)));
    expect(lengths).toEqual([24, 720]);
  });

  it('ends a session that is not remembered after a day without use, extends it with each use, and ends it after a week in any case', async () => {
    const { id, email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email);
    const age = (used: string, opened: string) =>
      db().execute(sql`update sessions set updated_at = now() - ${used}::interval,
        created_at = now() - ${opened}::interval, expires_at = least(
          now() - ${used}::interval + interval '24 hours', now() - ${opened}::interval + interval '7 days')
        where user_id = ${id}`);
    await age('23 hours', '23 hours');
    expect(await browser.person()).toBe(id);
    expect(hours(new Date(), (await sessionsOf(id))[0]!.expiresAt)).toBeCloseTo(24, 1);
    await age('1 hour', '166 hours');
    expect(await browser.person()).toBe(id);
    expect(hours(new Date(), (await sessionsOf(id))[0]!.expiresAt)).toBeCloseTo(2, 1);
    await age('25 hours', '25 hours');
    expect(await browser.person()).toBeUndefined();
  });

  it('never makes a remembered session last longer than its 30 days', async () => {
    const { id, email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email, { rememberMe: true });
    await db().execute(sql`update sessions set created_at = created_at - interval '29 days',
      expires_at = expires_at - interval '29 days', updated_at = now() - interval '1 day' where user_id = ${id}`);
    expect(await browser.person()).toBe(id);
    const [session] = await sessionsOf(id);
    expect(hours(new Date(), session!.expiresAt)).toBeCloseTo(24, 1);
    expect(hours(session!.updatedAt, new Date())).toBeLessThan(0.1);
  });

  it('ends the browser’s previous session, so that a planted session cannot continue', async () => {
    const [planted, victim] = [await aMember(app), await aMember(app)];
    const browser = aBrowser(app);
    await browser.signIn(planted.email);
    const before = browser.jar.get('lintel.session_token');
    await browser.signIn(victim.email);
    expect(browser.jar.get('lintel.session_token')).not.toBe(before);
    expect(await browser.person()).toBe(victim.id);
    expect(await sessionsOf(planted.id)).toEqual([]);
  });

  it('rejects a session cookie that it did not sign', async () => {
    const { id, email } = await aMember(app);
    await aBrowser(app).signIn(email);
    const [{ token } = { token: '' }] = await sessionsOf(id);
    for (const forged of [token, `${token}.`, `${token}.${Buffer.from('x'.repeat(32)).toString('base64')}`]) {
      const cookie = `lintel.session_token=${encodeURIComponent(forged)}`;
      expect((await app.request('GET', '/api/session', undefined, { cookie })).body.person).toBeNull();
    }
  });

  it('removes the mark of a session that is not remembered when the next sign-in is to be remembered', async () => {
    const { email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email);
    expect(browser.jar.has('lintel.dont_remember')).toBe(true);
    await browser.signIn(email, { rememberMe: true });
    expect(browser.jar.has('lintel.dont_remember')).toBe(false);
  });

  it('ends all of the person’s sessions on request, and no one else’s', async () => {
    const [me, other] = [await aMember(app), await aMember(app)];
    const [here, there, elsewhere] = [aBrowser(app), aBrowser(app), aBrowser(app)];
    await here.signIn(me.email);
    await there.signIn(me.email);
    await elsewhere.signIn(other.email);
    await here.request('POST', '/api/sign-out', { everywhere: true });
    expect([await here.person(), await there.person(), await elsewhere.person()]).toEqual([
      undefined,
      undefined,
      other.id,
    ]);
  });

  it('accepts the operator’s username, and no account of another tier', async () => {
    const { id } = await aMember(app, { role: 'wholesaler', username: 'margaret.whitfield' });
    const browser = aBrowser(app);
    const body = { username: 'Margaret.Whitfield', password };
    expect((await browser.request('POST', '/api/wholesaler-login', body)).body.home).toBe('/wholesaler-dashboard');
    expect(await browser.person()).toBe(id);
    const { email } = await aMember(app, { role: 'reseller' });
    expect(await aBrowser(app).request('POST', '/api/wholesaler-login', { username: email, password })).toMatchObject({
      status: 401,
      body: { detail: 'Invalid username or password. Please check your credentials.' },
    });
  });
});

it('marks cookies as secure where Lintel is reached by https', async () => {
  const secure = await startTestApp({ settings: { LINTEL_PUBLIC_URL: 'https://lintel.example' } });
  const { email } = await aMember(secure);
  const browser = aBrowser(secure);
  const lines = (await browser.signIn(email)).headers.getSetCookie();
  for (const line of lines) expect(line).toMatch(/^__Secure-lintel\.\w+=.*; Secure/i);
  expect(await browser.person()).toBeDefined();
  await secure.stop();
});
