import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent } from '../../../../test/people.ts';
import { hashPassword } from '../../accounts/index.ts';
import { credentials, people } from '../../accounts/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('an agent who is removed or suspended', () => {
  it.each([
    ['offboard', { reassignTo: null }],
    ['suspend', {}],
  ])('is signed out everywhere at once (%s)', async (what, body) => {
    const { db } = app.context.database;
    const company = await aCompany(app);
    const agent = await anAgent(app, company);
    await db.update(people).set({ twoFactorEnabled: false });
    await db.insert(credentials).values({
      ...{ userId: agent.id, accountId: String(agent.id), providerId: 'credential' },
      password: await hashPassword('correct horse'),
    });
    const entries = await Promise.all(
      [1, 2].map(() => app.request('POST', '/api/sign-in', { email: agent.email, password: 'correct horse' })),
    );
    const cookies = entries.map(({ headers }) =>
      headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
    const seen = () =>
      Promise.all(
        cookies.map(
          async (cookie) => (await app.request('GET', '/api/agent/membership', undefined, { cookie })).status,
        ),
      );
    expect(await seen()).toEqual([200, 200]);
    await db.update(people).set({ twoFactorEnabled: true });
    const done = await app.request('POST', `/api/reseller/agents/${agent.agentId}/${what}`, body, company.as);
    expect(done.status).toBe(200);
    expect(await seen()).toEqual([401, 401]);
  });
});
