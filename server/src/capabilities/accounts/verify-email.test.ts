import { createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { secretOf } from '../../foundation/secret.ts';
import { aBrowser, aMember, lettersTo, tokenTo } from './browser.fixture.ts';
import { people } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const as = ({ id }: { id: number }) => ({ 'x-test-person': String(id) });
const send = (who: { id: number }) => app.request('POST', '/api/verify-email/letter', undefined, as(who));
const confirm = (token: unknown) => app.request('POST', '/api/verify-email', { token });
const isVerified = async ({ id }: { id: number }) =>
  (await app.house.database.db.select().from(people).where(eq(people.id, id)))[0]!.emailVerified;

describe('confirming an address', () => {
  it('is done by the link of the letter, signed in or not, and signs nobody in', async () => {
    const me = await aMember(app, { emailVerified: false });
    expect((await send(me)).body).toEqual({ sent: true });
    const confirmed = await confirm(await tokenTo(app, me.email));
    expect(confirmed.body).toEqual({ verified: true });
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await isVerified(me)).toBe(true);
  });

  it('is not done by a token that is over, forged, or somebody’s guess', async () => {
    const me = await aMember(app, { emailVerified: false });
    const over = await createEmailVerificationToken(await secretOf(app.house), me.email, undefined, -1);
    const forged = await createEmailVerificationToken('another secret of 32 characters!', me.email);
    for (const token of [over, forged, 'x', 'change.1.\u0000', '\u0000', `${me.id}`])
      expect(await confirm(token)).toMatchObject({ status: 400, body: { fields: [{ field: 'token' }] } });
    expect(await isVerified(me)).toBe(false);
  });

  it('is never possible for an account on somebody else’s address, which is told the same and removed later', async () => {
    const owner = await aMember(app);
    const shadow = await aMember(app, {
      email: `${crypto.randomUUID()}@unconfirmed.invalid`,
      claimedEmail: owner.email,
      emailVerified: false,
    });
    expect((await send(shadow)).body).toEqual({ sent: true });
    expect(await lettersTo(app, owner.email)).toEqual([]);
    expect(await lettersTo(app, shadow.email)).toEqual([]);
    expect((await aBrowser(app).signIn(owner.email)).status).toBe(200);
  });

  it('is asked for five times an hour at most', async () => {
    const me = await aMember(app, { emailVerified: false });
    for (let time = 0; time < 5; time += 1) expect((await send(me)).status).toBe(200);
    expect((await send(me)).status).toBe(429);
    expect(await lettersTo(app, me.email)).toHaveLength(5);
  });
});

describe('what is no text for people', () => {
  it.each([
    ['/api/wholesaler-login', { username: 'a\u0000b', password: 'x' }, 'username'],
    ['/api/wholesaler-login', { username: 'x'.repeat(255), password: 'x' }, 'username'],
    ['/api/wholesaler-login', { username: 'x', password: 'x'.repeat(201) }, 'password'],
    ['/api/sign-in', { email: 'a\u0000@example.com', password: 'correct horse' }, 'email'],
    ['/api/sign-in', { email: `${'a'.repeat(250)}@example.com`, password: 'correct horse' }, 'email'],
    ['/api/sign-in', { email: ['a@example.com'], password: 'correct horse' }, 'email'],
    ['/api/sign-in', { email: 'a@example.com', password: 'short' }, 'password'],
    ['/api/sign-in', { email: 'a@example.com', password: 'correct horse', role: 'wholesaler' }, 'role'],
    ['/api/sign-in/second-factor', { code: '\u0000'.repeat(6) }, 'code'],
    ['/api/sign-in/second-factor', { code: '<b>12345' }, 'code'],
    ['/api/reset-password', { token: "' or 1=1", password: 'battery staple' }, 'token'],
    ['/api/reset-password', { token: 'a\u0000b', password: 'battery staple' }, 'token'],
    ['/api/forgot-password', { email: 'nobody' }, 'email'],
    ['/api/demo-login', { userType: 'buyer', username: 'a\u0000', password: 'x' }, 'username'],
  ])('is refused by %s as %j with the name of its field', async (path, body, field) => {
    expect(await app.request('POST', path, body)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it('may be any password: signs of all scripts, spaces, and 200 of them', async () => {
    const me = await aMember(app);
    for (const newPassword of ['пароль с пробелом 🔑', 'é'.repeat(200)]) {
      const reply = await app.request('POST', '/api/sign-in', { email: me.email, password: newPassword });
      expect(reply.status).toBe(401);
    }
  });
});
