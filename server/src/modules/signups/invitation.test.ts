import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, aPerson, type TestCompany } from '../../../test/people.ts';
import { subscriptions } from '../billing/tables.ts';
import { agents, invitations } from '../companies/tables.ts';
import { agentSignUp } from './sign-ups.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const past = new Date(Date.now() - 60_000);
let invited = 0;

async function invitation(company: TestCompany, fields: Partial<typeof invitations.$inferInsert> = {}) {
  const token = randomBytes(32).toString('base64url');
  const email = `invited-${++invited}@example.com`;
  await db()
    .insert(invitations)
    .values({
      ...{ resellerId: company.resellerId, email, agentType: 'mortgage', agentPriceCents: 19_900 },
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: new Date(Date.now() + DAY_MS),
      ...fields,
    });
  const sent = agentSignUp({ invitationToken: token, email, agentType: 'mortgage' });
  return { token, email, sent };
}

const join = (sent: object) => app.request('POST', '/api/agent-signup', sent);

describe('an invitation', () => {
  it('shows the company, the address, the type of agent and the price', async () => {
    const company = await aCompany(app);
    const { token, email } = await invitation(company);
    const { body } = await app.request('GET', `/api/invitations/${token}`);
    expect(body).toMatchObject({
      companyName: `Company ${company.id}`,
      email,
      agentType: 'mortgage',
      agentPriceCents: 19_900,
    });
  });

  it('creates an active agent at its price, once', async () => {
    const company = await aCompany(app);
    const { sent } = await invitation(company);
    const { body } = await join(sent);
    expect(body).toMatchObject({
      status: 'active',
      companyName: `Company ${company.id}`,
      home: '/mortgage-agent-dashboard',
    });
    const [agent] = await db().select().from(agents).where(eq(agents.id, body.agentId));
    expect(agent).toMatchObject({ resellerId: company.resellerId, priceCents: 19_900 });
    const again = await join({ ...sent, email: 'another@example.com' });
    expect([again.status, again.body.fields[0].field]).toEqual([400, 'invitationToken']);
  });

  it.each([
    ['expired', { expiresAt: past }],
    ['revoked', { revokedAt: past }],
    ['accepted', { acceptedAt: past }],
  ])('that is %s is invalid', async (_, fields) => {
    const { token, sent } = await invitation(await aCompany(app), fields);
    expect((await app.request('GET', `/api/invitations/${token}`)).status).toBe(404);
    expect((await join(sent)).body.fields[0].field).toBe('invitationToken');
  });

  it('is for one address and one type of agent, and leads to no other company', async () => {
    const { sent } = await invitation(await aCompany(app));
    const other = await aCompany(app);
    expect((await join({ ...sent, email: 'else@example.com' })).body.fields[0].field).toBe('email');
    expect((await join({ ...sent, agentType: 'real_estate' })).body.fields[0].field).toBe('agentType');
    expect((await join({ ...sent, resellerId: other.resellerId })).body.fields[0].field).toBe('resellerId');
    expect((await join(sent)).status).toBe(200);
  });

  it('is rejected for an address that already has an account', async () => {
    const known = await aPerson(app, 'end_user');
    const { sent } = await invitation(await aCompany(app), { email: known.email });
    expect((await join({ ...sent, email: known.email })).status).toBe(409);
    expect(await db().$count(agents, eq(agents.personId, known.id))).toBe(0);
  });

  it("leaves the agent pending when the company's plan has become too small since", async () => {
    const company = await aCompany(app);
    const { sent } = await invitation(company);
    await db().update(subscriptions).set({ seats: 0 }).where(eq(subscriptions.customerId, company.customerId));
    expect((await join(sent)).body.status).toBe('pending');
  });
});
