import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aBrowser, aMember, codeOf, emailsTo, password } from '../browser.fixture.ts';
import { attempts, sessions, twoFactors } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

type Browser = ReturnType<typeof aBrowser>;
const step = (browser: Browser, code: string, kind?: 'backup') =>
  browser.request('POST', '/api/sign-in/second-factor', { code, ...(kind ? { kind } : {}) });
/** The code of the next half minute is also accepted, so a test needs no clock to get a second code. */
const nextCode = (uri: string) => codeOf(uri, 1);

/** Creates a person with the second step turned on, with their browser. */
async function aCarefulMember() {
  const { id, email } = await aMember(app);
  const browser = aBrowser(app);
  await browser.signIn(email);
  const begun = (await browser.request('POST', '/api/account/two-factor/begin', { password })).body;
  const confirmed = await browser.request('POST', '/api/account/two-factor/confirm', { code: codeOf(begun.uri) });
  expect(confirmed.status).toBe(200);
  return { id, email, browser, uri: begun.uri as string, backupCodes: begun.backupCodes as string[] };
}

describe('setting up the second step', () => {
  it('returns an app URL, its QR code and ten backup codes, and takes effect once a code was confirmed', async () => {
    const { id, email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email);
    const begun = await browser.request('POST', '/api/account/two-factor/begin', { password });
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Lintel.*[?&]secret=[A-Z2-7]+/);
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.qrSvg).toMatch(/^<svg/);
    expect(new Set(begun.body.backupCodes).size).toBe(10);
    expect((await aBrowser(app).signIn(email)).body.next).toBe('home');
    const wrong = await browser.request('POST', '/api/account/two-factor/confirm', { code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'code' }] } });
    const code = `${codeOf(begun.body.uri).slice(0, 3)} ${codeOf(begun.body.uri).slice(3)}`;
    expect((await browser.request('POST', '/api/account/two-factor/confirm', { code })).body).toEqual({
      enabled: true,
    });
    expect(await browser.person()).toBe(id);
    expect((await emailsTo(app, email))[0]!.subject).toBe('Two-step sign-in is on');
    const auditEntries = await app.context.database.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(auditEntries.map(({ action }) => action)).toEqual(['two_factor.enabled']);
    expect((await browser.request('POST', '/api/account/two-factor/begin', { password })).status).toBe(409);
  });

  it('requires the password, and a start before a code', async () => {
    const { email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email);
    const wrong = await browser.request('POST', '/api/account/two-factor/begin', { password: 'wrong horse' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password', rule: 'isn’t your password' }] },
    });
    expect((await browser.request('POST', '/api/account/two-factor/confirm', { code: '123456' })).status).toBe(409);
  });

  it('stores the secret and the codes encrypted', async () => {
    const { id, uri, backupCodes } = await aCarefulMember();
    const [kept] = await app.context.database.db.select().from(twoFactors).where(eq(twoFactors.userId, id));
    expect(JSON.stringify(kept)).not.toContain(new URL(uri).searchParams.get('secret'));
    for (const code of backupCodes) expect(kept!.backupCodes).not.toContain(code);
  });

  it('does not extend a session', async () => {
    const { id } = await aCarefulMember();
    const [session] = await app.context.database.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(session!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(DAY_MS);
  });
});

describe('the second step', () => {
  it('opens the session, which is not usable before', async () => {
    const { id, email, uri } = await aCarefulMember();
    const browser = aBrowser(app);
    expect((await browser.signIn(email)).body).toEqual({ next: 'second_factor', home: null });
    expect(await browser.person()).toBeUndefined();
    expect((await browser.request('GET', '/api/account')).status).toBe(401);
    expect((await step(browser, nextCode(uri))).body).toEqual({ next: 'home', home: '/dashboard' });
    expect(await browser.person()).toBe(id);
  });

  it('accepts each app code once', async () => {
    const { email, uri } = await aCarefulMember();
    const [first, second] = [aBrowser(app), aBrowser(app)];
    const code = nextCode(uri);
    await first.signIn(email);
    expect((await step(first, code)).status).toBe(200);
    await second.signIn(email);
    expect((await step(second, code)).status).toBe(401);
    expect(await second.person()).toBeUndefined();
  });

  it('accepts each backup code once', async () => {
    const { email, backupCodes } = await aCarefulMember();
    const [first, second] = [aBrowser(app), aBrowser(app)];
    await first.signIn(email);
    expect((await step(first, backupCodes[0]!, 'backup')).status).toBe(200);
    await second.signIn(email);
    expect((await step(second, backupCodes[0]!, 'backup')).status).toBe(401);
    expect((await step(second, backupCodes[1]!, 'backup')).status).toBe(200);
  });

  it('rejects backup codes of a replaced set', async () => {
    const { email, browser, backupCodes } = await aCarefulMember();
    const made = await browser.request('POST', '/api/account/two-factor/backup-codes', { password });
    const later = aBrowser(app);
    await later.signIn(email);
    expect((await step(later, backupCodes[2]!, 'backup')).status).toBe(401);
    expect((await step(later, made.body.backupCodes[0], 'backup')).status).toBe(200);
  });

  it('restarts after five wrong codes and is locked for 15 minutes after ten', async () => {
    const { email, uri } = await aCarefulMember();
    for (let round = 0; round < 2; round += 1) {
      const browser = aBrowser(app);
      await browser.signIn(email);
      for (let tries = 0; tries < 5; tries += 1) expect((await step(browser, '000000')).status).toBe(401);
      if (round === 0) expect((await step(browser, nextCode(uri))).status).toBe(401);
    }
    const browser = aBrowser(app);
    await browser.signIn(email);
    const locked = await step(browser, nextCode(uri));
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    await app.context.database.db.execute(sql`update two_factors set locked_until = now() - interval '1 second'`);
    expect((await step(browser, nextCode(uri))).status).toBe(200);
  });

  it('is not available without the first one', async () => {
    const { uri } = await aCarefulMember();
    expect((await step(aBrowser(app), nextCode(uri))).status).toBe(401);
    const other = aBrowser(app);
    await other.signIn((await aMember(app)).email);
    expect((await step(other, nextCode(uri))).status).toBe(401);
  });

  it('remembers the session when the first step requested it', async () => {
    const { email, backupCodes } = await aCarefulMember();
    const lineOf = async (rememberMe: boolean, code: string) => {
      const browser = aBrowser(app);
      await browser.signIn(email, { rememberMe });
      const lines = (await step(browser, code, 'backup')).headers.getSetCookie();
      return lines.find((line) => line.includes('session_token'));
    };
    expect(await lineOf(true, backupCodes[3]!)).toMatch(/Max-Age=2592000/i);
    expect(await lineOf(false, backupCodes[4]!)).not.toMatch(/Max-Age/i);
  });

  it('is gone once it was turned off with the password', async () => {
    const { id, email, browser } = await aCarefulMember();
    expect((await browser.request('POST', '/api/account/two-factor/disable', { password: 'wrong horse' })).status).toBe(
      400,
    );
    const off = await browser.request('POST', '/api/account/two-factor/disable', { password });
    expect(off.body).toEqual({ enabled: false });
    expect(await browser.person()).toBe(id);
    expect((await aBrowser(app).signIn(email)).body.next).toBe('home');
    expect((await emailsTo(app, email))[0]!.subject).toBe('Two-step sign-in is off');
  });
});
