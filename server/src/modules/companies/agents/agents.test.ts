import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestCompany } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { agentCodes, agents, buyers } from '../tables.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  ownCompany = await aCompany(app, { agentPriceCents: 9_900 });
  theirs = await aCompany(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const post = (path: string, body: unknown, who: { as: Record<string, string> } = ownCompany) =>
  app.request('POST', `/api/reseller/agents/${path}`, body, who.as);
const list = (query = '', who: { as: Record<string, string> } = ownCompany) =>
  app.request('GET', `/api/reseller/agents${query}`, undefined, who.as);
const emailsTo = async (email: string) =>
  (await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).map(({ subject }) => subject);
const auditEntriesOn = async (object: string) =>
  (await db().select().from(auditLog).where(eq(auditLog.object, object))).map(({ action }) => action);

describe('the agents of a company', () => {
  it('are listed with clients, price and license, and exclude other companies', async () => {
    const agent = await anAgent(app, ownCompany, { countries: ['US', 'CA'] });
    await anAgent(app, theirs);
    await aBuyer(app, agent);
    await db()
      .insert(licenses)
      .values(
        [
          { status: 'expired', expiresOn: '2020-01-01' },
          { status: 'verified', expiresOn: '2031-05-01' },
        ].map((each) => ({
          ...each,
          agentId: agent.agentId,
          country: 'US' as const,
          jurisdiction: 'TX',
          licenseType: 'real_estate' as const,
          licenseNumber: 'TX-77',
        })) as (typeof licenses.$inferInsert)[],
      );
    const { status, headers, body } = await list();
    expect([status, headers.get('x-total-count')]).toEqual([200, '1']);
    expect(body).toEqual([
      {
        id: agent.agentId,
        firstName: 'Ada',
        lastName: 'Stone',
        email: agent.email,
        emailVerified: true,
        phone: null,
        selectedCountries: ['USA', 'Canada'],
        endUserCount: 1,
        agentPricingTier: 9_900,
        status: 'active',
        agentType: 'real_estate',
        joinedAt: expect.any(String),
        leftAt: null,
        license: { number: 'TX-77', jurisdiction: 'TX', status: 'verified', expiresOn: '2031-05-01' },
      },
    ]);
    expect((await list('?search=tx-77%20sto')).body).toHaveLength(1);
    expect((await list('?search=%25')).body).toHaveLength(0);
    for (const sort of ['name', 'clients', 'price', 'status', 'licenseExpiresOn', 'joinedAt'])
      expect((await list(`?sort=${sort}&order=desc`)).status).toBe(200);
    expect((await list('?status=left')).body).toHaveLength(0);
    expect((await list('?page=2&perPage=1')).body).toEqual([]);
  });

  it('are exported to a file in which no name becomes a formula', async () => {
    const company = await aCompany(app);
    const person = await aPerson(app, 'agent', { firstName: '=HYPERLINK("x")' });
    await db().insert(agents).values({
      personId: person.id,
      resellerId: company.resellerId,
      agentType: 'mortgage',
      licenseNumber: 'L',
      stateOrProvince: 'TX',
      city: 'Austin',
    });
    const { headers, body } = await app.request('GET', '/api/reseller/agents/export', undefined, company.as);
    expect(headers.get('content-disposition')).toContain('agents.csv');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(body).not.toContain(ownCompany.email);
  });

  it("are visible to the company's owner only: other roles get 403, unknown and foreign ids get 404", async () => {
    const agent = await anAgent(app, ownCompany, { status: 'pending' });
    const others = await Promise.all([aPerson(app, 'wholesaler'), anAgent(app, ownCompany), aBuyer(app)]);
    const calls = ['accept', 'reject', 'suspend', 'reactivate', 'price', 'offboard'] as const;
    const bodies = { price: { agentPriceCents: 1 }, offboard: { reassignTo: null } } as Record<string, object>;
    expect((await list('', { as: {} })).status).toBe(401);
    for (const other of others) expect((await list('', other)).status).toBe(403);
    for (const call of calls) {
      const body = bodies[call] ?? {};
      expect((await post(`${agent.agentId}/${call}`, body, { as: {} })).status).toBe(401);
      for (const other of others) expect((await post(`${agent.agentId}/${call}`, body, other)).status).toBe(403);
      expect((await post(`${agent.agentId}/${call}`, body, theirs)).status).toBe(404);
      expect((await post(`2147483647/${call}`, body)).status).toBe(404);
    }
    const [row] = await db().select().from(agents).where(eq(agents.id, agent.agentId));
    expect(row?.status).toBe('pending');
  });

  it('cannot be changed while the company may not work', async () => {
    const company = await aCompany(app, {}, { status: 'suspended' });
    const agent = await anAgent(app, company);
    expect((await list('', company)).status).toBe(200);
    const refused = await post(`${agent.agentId}/suspend`, {}, company);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('open invoice')]);
  });
});

describe('accepting, suspending and pricing agents', () => {
  it('accepts a pending agent once, at the current price, with an email and an audit entry', async () => {
    const agent = await anAgent(app, ownCompany, { status: 'pending' });
    const accepted = await post(`${agent.agentId}/accept`, {});
    expect([accepted.status, accepted.body.status, accepted.body.agentPricingTier]).toEqual([200, 'active', 9_900]);
    expect((await post(`${agent.agentId}/accept`, {})).status).toBe(409);
    expect(await emailsTo(agent.email)).toEqual([expect.stringContaining('accepted you')]);
    expect(await auditEntriesOn(`agent:${agent.agentId}`)).toEqual(['agent.accepted']);
  });

  it('accepts no more agents than the plan includes, even concurrently, and names the price of a larger plan', {
    tags: ['both-databases'],
  }, async () => {
    const company = await aCompany(app, {}, { seats: 10, tier: 'starter', priceId: 'starter-monthly' });
    for (let n = 0; n < 8; n += 1) await anAgent(app, company);
    const waiting = await Promise.all(Array.from({ length: 6 }, () => anAgent(app, company, { status: 'pending' })));
    const answers = await Promise.all(waiting.map(({ agentId }) => post(`${agentId}/accept`, {}, company)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(/all 10 seats .* Professional plan includes 40 for \$799 a month/);
  });

  it("rejects a pending agent, suspends and reactivates an active one; a suspension ends the agent's sessions", async () => {
    const waiting = await anAgent(app, ownCompany, { status: 'pending' });
    expect((await post(`${waiting.agentId}/reject`, { reason: 'No desk free' })).body.status).toBe('left');
    expect(await emailsTo(waiting.email)).toHaveLength(1);
    const agent = await anAgent(app, ownCompany);
    expect((await post(`${agent.agentId}/reject`, {})).status).toBe(409);
    expect((await post(`${agent.agentId}/suspend`, {})).body.status).toBe('suspended');
    expect((await post(`${agent.agentId}/suspend`, {})).status).toBe(409);
    expect((await post(`${agent.agentId}/reactivate`, {})).body.status).toBe('active');
    expect(await auditEntriesOn(`agent:${agent.agentId}`)).toEqual(['agent.suspended', 'agent.reactivated']);
  });

  it('changes a price with a notification to the agent, and rejects an invalid price', async () => {
    const agent = await anAgent(app, ownCompany, { priceCents: 10_000 });
    for (const agentPriceCents of [-1, 1.5, 10_000_001, '5', null])
      expect((await post(`${agent.agentId}/price`, { agentPriceCents })).status).toBe(400);
    expect((await post(`${agent.agentId}/price`, { agentPriceCents: 12_550 })).body.agentPricingTier).toBe(12_550);
    const membership = await app.request('GET', '/api/agent/membership', undefined, agent.as);
    expect(membership.body).toMatchObject({ agentPricingTier: 12_550, status: 'active' });
    const [email] = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, agent.email));
    expect(email?.text).toContain('$125.50 a month. It was $100 a month');
    expect((await app.request('GET', '/api/agent/membership', undefined, ownCompany.as)).status).toBe(403);
  });
});

describe('removing an agent', () => {
  it("disables the agent's codes and transfers all clients to a colleague in one transaction, and notifies all of them", async () => {
    const [agent, next] = [await anAgent(app, ownCompany), await anAgent(app, ownCompany)];
    const clients = await Promise.all(Array.from({ length: 12 }, () => aBuyer(app, agent)));
    await db()
      .insert(agentCodes)
      .values([1, 2, 3].map((n) => ({ agentId: agent.agentId, code: `go-${agent.agentId}-${n}`, isActive: n < 3 })));
    const { status, body } = await post(`${agent.agentId}/offboard`, { reassignTo: next.agentId });
    expect([status, body.clientsReassigned, body.clientsWithoutAgent, body.codesSwitchedOff]).toEqual([200, 12, 0, 2]);
    expect(body.agent).toMatchObject({ status: 'left', endUserCount: 0, leftAt: expect.any(String) });
    const clientsOfNext = await db().select().from(buyers).where(eq(buyers.agentId, next.agentId));
    expect(clientsOfNext).toHaveLength(12);
    const codes = await db().select().from(agentCodes).where(eq(agentCodes.agentId, agent.agentId));
    expect(codes.every(({ isActive }) => !isActive)).toBe(true);
    expect(await emailsTo(agent.email)).toEqual([expect.stringContaining('no longer work')]);
    expect(await emailsTo(next.email)).toEqual(['You have 12 new clients']);
    expect(await emailsTo(clients[0]!.email)).toEqual(['Ada Stone is your agent now']);
    expect(await auditEntriesOn(`agent:${agent.agentId}`)).toEqual(['agent.offboarded']);
    expect((await post(`${agent.agentId}/offboard`, { reassignTo: null })).status).toBe(409);
  });

  it('leaves the clients without an agent when no successor is named', async () => {
    const agent = await anAgent(app, ownCompany);
    const client = await aBuyer(app, agent);
    const { body } = await post(`${agent.agentId}/offboard`, { reassignTo: null });
    expect(body).toMatchObject({ clientsReassigned: 0, clientsWithoutAgent: 1 });
    const [buyer] = await db().select().from(buyers).where(eq(buyers.id, client.buyerId));
    expect(buyer?.agentId).toBeNull();
  });

  it('transfers no client to the leaving agent, to an inactive agent or to another company', async () => {
    const agent = await anAgent(app, ownCompany);
    const client = await aBuyer(app, agent);
    const suspended = await anAgent(app, ownCompany, { status: 'suspended' });
    const foreign = await anAgent(app, theirs);
    const to = (reassignTo: unknown) => post(`${agent.agentId}/offboard`, { reassignTo });
    expect((await to(agent.agentId)).status).toBe(400);
    expect((await to(suspended.agentId)).body.fields[0].field).toBe('reassignTo');
    expect((await to(foreign.agentId)).status).toBe(404);
    expect((await to(undefined)).status).toBe(400);
    const [buyer] = await db().select().from(buyers).where(eq(buyers.id, client.buyerId));
    expect(buyer?.agentId).toBe(agent.agentId);
  });
});
