import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cheapPasswords, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aBrowser, aMember, emailsTo, password, tokenTo } from '../browser.fixture.ts';
import { tokenHash } from '../sessions/token-hash.ts';
import { credentials } from '../tables.ts';
import { setPasswordCost } from './passwords.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const next = 'battery staple';
const reset = (token: string, chosen = next) => app.request('POST', '/api/reset-password', { token, password: chosen });

/** Requests the email and returns its token. */
async function forget(email: string): Promise<string> {
  const before = (await emailsTo(app, email)).length;
  await app.request('POST', '/api/forgot-password', { email });
  await expect.poll(() => emailsTo(app, email)).toHaveLength(before + 1);
  return tokenTo(app, email);
}

describe('the password reset link', () => {
  it('sets a password once, ends all sessions, and notifies the owner', async () => {
    const { id, email } = await aMember(app);
    const browser = aBrowser(app);
    await browser.signIn(email);
    const token = await forget(email);
    expect(await reset(token)).toMatchObject({ status: 200, body: { changed: true } });
    expect(await browser.person()).toBeUndefined();
    expect((await aBrowser(app).signIn(email)).status).toBe(401);
    expect((await aBrowser(app).signIn(email, { password: next })).status).toBe(200);
    expect((await emailsTo(app, email))[0]!.subject).toBe('Your password was changed');
    const auditEntries = await app.context.database.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(auditEntries.map(({ action }) => action)).toEqual(['password.changed']);
    expect(await reset(token, 'another one entirely')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'token' }] },
    });
  });

  it('is valid for 30 minutes', async () => {
    const { id, email } = await aMember(app);
    const token = await forget(email);
    const kept = `reset:${id}:${tokenHash(token)}`;
    const age = (minutes: number) =>
      app.context.database.db.execute(sql`update verifications
        set expires_at = expires_at - make_interval(mins => ${minutes}) where identifier = ${kept}`);
    const { rows } = await app.context.database.db.execute<{ minutes: number }>(sql`
      select extract(epoch from expires_at - now())::float8 / 60 as minutes from verifications
      where identifier = ${kept}`);
    expect(rows[0]!.minutes).toBeGreaterThan(29);
    expect(rows[0]!.minutes).toBeLessThanOrEqual(30);
    await age(31);
    expect((await reset(token)).status).toBe(400);
    expect((await aBrowser(app).signIn(email)).status).toBe(200);
  });

  it('is invalid once the password was changed in another way', async () => {
    const { id, email } = await aMember(app);
    const token = await forget(email);
    const as = { 'x-test-person': String(id) };
    const body = { currentPassword: password, newPassword: next };
    expect((await app.request('POST', '/api/account/password', body, as)).status).toBe(200);
    expect((await reset(token, 'something else again')).status).toBe(400);
  });

  it('can be used by only one of many concurrent requests', { tags: ['both-databases'] }, async () => {
    const { email } = await aMember(app);
    const token = await forget(email);
    const replies = await Promise.all([1, 2, 3, 4].map((number) => reset(token, `battery staple ${number}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects common passwords without being consumed', async () => {
    const { email } = await aMember(app);
    const token = await forget(email);
    for (const weak of ['password1', '12345678', 'short'])
      expect(await reset(token, weak)).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    expect((await reset(token)).status).toBe(200);
  });

  it('is sent to one address at most five times an hour', async () => {
    const { email } = await aMember(app);
    for (let time = 0; time < 5; time += 1) await forget(email);
    expect((await app.request('POST', '/api/forgot-password', { email })).status).toBe(200);
    await new Promise((done) => setTimeout(done, 300));
    expect(await emailsTo(app, email)).toHaveLength(5);
  });

  it('never stores the password in readable form', async () => {
    setPasswordCost();
    onTestFinished(() => setPasswordCost(cheapPasswords));
    const { id, email } = await aMember(app);
    expect((await reset(await forget(email))).status).toBe(200);
    const [kept] = await app.context.database.db.select().from(credentials).where(eq(credentials.userId, id));
    expect(kept!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
