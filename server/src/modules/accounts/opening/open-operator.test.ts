import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { openOperator } from './open-operator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const operator = { email: 'Runs@example.com', username: 'Runs.It', firstName: 'Ada', lastName: 'Stone' };

describe('the account of an operator', () => {
  it('has no password until its link sets one, once, and then signs in as the operator', async () => {
    const token = await app.context.database.transaction((tx) => openOperator(tx, operator));
    const login = () =>
      app.request('POST', '/api/wholesaler-login', { username: 'runs.it', password: 'a lintel of oak' });
    expect((await login()).status).toBe(401);
    const set = { token, password: 'a lintel of oak' };
    expect((await app.request('POST', '/api/reset-password', set)).status).toBe(200);
    expect((await app.request('POST', '/api/reset-password', set)).status).toBe(400);
    expect(await login()).toMatchObject({ status: 200, body: { home: '/wholesaler-dashboard' } });
  });

  it('is opened once', async () => {
    const again = (fields: Partial<typeof operator>) =>
      app.context.database.transaction((tx) => openOperator(tx, { ...operator, ...fields }));
    await expect(again({ username: 'another' })).rejects.toThrow('address');
    await expect(again({ email: 'another@example.com' })).rejects.toThrow('username');
  });
});
