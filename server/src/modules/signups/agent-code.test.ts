import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany, anAgent } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { agentCodes, agents, buyers, resellers } from '../companies/tables.ts';
import { licenses } from '../licensing/tables.ts';
import { confirmAddress, endUserSignUp } from './sign-ups.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const from = (address: string) => ({ 'x-forwarded-for': address });
let addresses = 0;
const validate = (code: unknown, address = `10.1.${++addresses >> 8}.${addresses & 255}`) =>
  app.request('POST', '/api/validate-agent-code', { code }, from(address));

let codes = 0;
/** An agent who may receive buyers, with a code of their own. */
async function coded(fields: Partial<typeof agentCodes.$inferInsert> = {}) {
  const company = await aCompany(app);
  const agent = await anAgent(app, company);
  const { agentId } = agent;
  const stated = {
    agentId,
    country: 'US',
    jurisdiction: 'TX',
    licenseType: 'real_estate',
    licenseNumber: '0712345',
  } as const;
  await db()
    .insert(licenses)
    .values({ ...stated, status: 'verified', expiresOn: '2099-01-01' });
  const code = `Sinclair-${++codes}`;
  await db()
    .insert(agentCodes)
    .values({ agentId, code, ...fields });
  return { company, agent, agentId, code };
}

const past = new Date(Date.now() - 60_000);

describe('an agent code', () => {
  it("shows its agent's names regardless of case, and no contact details", async () => {
    const { code, agent, agentId, company } = await coded();
    const { status, body } = await validate(` ${code.toUpperCase()} `);
    expect([status, body]).toEqual([200, { agentId, agentName: 'Ada Stone', companyName: `Company ${company.id}` }]);
    expect(JSON.stringify(body)).not.toContain(agent.email);
  });

  it('is rejected by length before the look-up', async () => {
    for (const [code, rule] of [
      ['ab', 'Code must be at least 3 characters'],
      ['x'.repeat(21), 'Code must be at most 20 characters'],
      [7, 'Code must be at least 3 characters'],
    ]) {
      const { status, body } = await validate(code);
      expect([status, body.fields]).toEqual([400, [{ field: 'code', rule }]]);
    }
    expect((await validate('x'.repeat(20))).status).toBe(404);
  });

  it.each<[string, (its: Awaited<ReturnType<typeof coded>>) => Promise<unknown>]>([
    [
      'is switched off',
      ({ agentId }) => db().update(agentCodes).set({ isActive: false }).where(eq(agentCodes.agentId, agentId)),
    ],
    [
      'has ended',
      ({ agentId }) => db().update(agentCodes).set({ expiresAt: past }).where(eq(agentCodes.agentId, agentId)),
    ],
    [
      'is used up',
      ({ agentId }) =>
        db().update(agentCodes).set({ maxUses: 2, currentUses: 2 }).where(eq(agentCodes.agentId, agentId)),
    ],
    [
      'belongs to a pending agent',
      ({ agentId }) => db().update(agents).set({ status: 'pending' }).where(eq(agents.id, agentId)),
    ],
    [
      'belongs to an agent who left',
      ({ agentId }) => db().update(agents).set({ status: 'left' }).where(eq(agents.id, agentId)),
    ],
    [
      'belongs to an unverified license',
      ({ agentId }) => db().update(licenses).set({ status: 'pending' }).where(eq(licenses.agentId, agentId)),
    ],
    [
      'belongs to an expired license',
      ({ agentId }) => db().update(licenses).set({ expiresOn: '2020-01-01' }).where(eq(licenses.agentId, agentId)),
    ],
    [
      'is of a company that is suspended',
      ({ company }) => db().update(resellers).set({ suspendedAt: past }).where(eq(resellers.id, company.resellerId)),
    ],
    [
      'is of a company not verified',
      ({ company }) =>
        db().update(resellers).set({ verification: 'rejected' }).where(eq(resellers.id, company.resellerId)),
    ],
    [
      'is of a company that has not paid',
      ({ company }) =>
        db().update(subscriptions).set({ status: 'suspended' }).where(eq(subscriptions.customerId, company.customerId)),
    ],
  ])('that %s is answered like an unknown one, and connects no one', async (_, change) => {
    const its = await coded();
    await change(its);
    const [changed, unknown] = [await validate(its.code), await validate('nobody-has-this')];
    expect(unknown.status).toBe(404);
    expect({ ...changed.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const { status, body } = await app.request('POST', '/api/end-user-signup', endUserSignUp({ agentCode: its.code }));
    expect([status, body.agentConnected]).toEqual([200, false]);
    expect(body.note).toMatch(/connect with an agent later/);
    expect(await db().$count(buyers, eq(buyers.agentId, its.agentId))).toBe(0);
  });

  it('is limited to ten attempts a minute from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await validate(`guess-${n}`, '198.51.100.1')).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await validate('guess', '198.51.100.2')).status).toBe(404);
  });

  it('connects the buyer with its agent only, and notifies the agent, once the buyer has confirmed the address', async () => {
    const [mine, other] = [await coded(), await coded()];
    const foreign = endUserSignUp({ agentCode: mine.code, agentId: other.agentId });
    const refused = await app.request('POST', '/api/end-user-signup', foreign);
    expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'agentId']);
    const preferences = { budget: 450_000, bedrooms: 3, bathrooms: 2.5 };
    const sent = endUserSignUp({ agentCode: mine.code.toLowerCase(), agentId: mine.agentId, ...preferences });
    const signedUp = await app.request('POST', '/api/end-user-signup', sent);
    expect(signedUp.body).toEqual({ agentConnected: true, note: null, home: '/dashboard' });
    expect(await db().$count(buyers, eq(buyers.agentId, mine.agentId))).toBe(0);
    expect(await db().$count(emailOutbox, eq(emailOutbox.recipient, mine.agent.email))).toBe(0);
    await confirmAddress(app, sent.email, signedUp);
    const clients = await db().select().from(buyers).where(eq(buyers.agentId, mine.agentId));
    expect(clients).toMatchObject([
      { budgetMaxCents: 45_000_000, bedroomsMin: 3, bathroomsMin: 2.5, country: 'US', countries: ['US', 'CA'] },
    ]);
    expect(await db().$count(buyers, eq(buyers.agentId, other.agentId))).toBe(0);
    const [code] = await db().select().from(agentCodes).where(eq(agentCodes.agentId, mine.agentId));
    expect([code!.currentUses, clients[0]!.agentCodeId]).toEqual([1, code!.id]);
    expect(await db().$count(emailOutbox, eq(emailOutbox.recipient, mine.agent.email))).toBe(1);
  });

  // The embedded database has one connection, so requests run one after another.
  const many = inject('databaseKind') === 'server' ? 200 : 30;
  it(`with five uses connects exactly five of ${many} concurrent sign-ups`, {
    tags: ['both-databases'],
    timeout: 60_000,
  }, async () => {
    const { code } = await coded({ maxUses: 5 });
    const answers = await Promise.all(
      Array.from({ length: many }, () =>
        app.request('POST', '/api/end-user-signup', endUserSignUp({ agentCode: code })),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body.agentConnected).length).toBe(5);
    const [stored] = await db().select().from(agentCodes).where(eq(agentCodes.code, code));
    expect(stored?.currentUses).toBe(5);
  });
});
