import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aMember } from './browser.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

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
