import { DAY_MS } from '@lintel/geo';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestCompany } from '../../../../test/people.ts';
import { licenseAppeals, licenses } from '../../licensing/tables.ts';
import { agentCodes, agents, buyers, invitations, resellers } from '../tables.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  ownCompany = await aCompany(app, { agentPriceCents: 10_000 });
  theirs = await aCompany(app, { agentPriceCents: 77_700 });
  await team(theirs);
});
afterAll(() => app.stop());

type Who = { as: Record<string, string> };
const db = () => app.context.database.db;
const get = (path: string, who: Who = ownCompany) => app.request('GET', `/api/reseller${path}`, undefined, who.as);
const change = (body: object, who: Who = ownCompany) => app.request('PATCH', '/api/reseller/company', body, who.as);

/** Four agents in four statuses, two codes of which one is used, and three buyers of whom one used it. */
async function team(company: TestCompany) {
  const active = await anAgent(app, company, { priceCents: 25_000, joinedAt: new Date() });
  const plain = await anAgent(app, company);
  await anAgent(app, company, { status: 'pending' });
  await anAgent(app, company, { status: 'suspended', priceCents: 90_000 });
  await anAgent(app, company, { status: 'left', priceCents: 90_000 });
  const [used] = await db()
    .insert(agentCodes)
    .values([
      { agentId: active.agentId, code: `u-${company.id}`, currentUses: 1 },
      { agentId: active.agentId, code: `v-${company.id}` },
      { agentId: plain.agentId, code: `w-${company.id}` },
    ])
    .returning({ id: agentCodes.id });
  const [came] = [await aBuyer(app, active), await aBuyer(app, active), await aBuyer(app, plain)];
  await db().update(buyers).set({ agentCodeId: used!.id }).where(eq(buyers.id, came.buyerId));
  return { active, plain };
}

describe("the company's figures", () => {
  it('are null for an empty company, with the reason', async () => {
    const { body } = await get('/stats', await aCompany(app));
    expect(body).toMatchObject({
      ...{ totalAgents: 0, activeAgents: 0, totalEndUsers: 0, monthlyRevenue: 0 },
      ...{ agentCodeUsage: null, leadConversions: null, currency: 'USD' },
    });
    const unknown = body.notes.filter((note: { unknownBecause: string | null }) => note.unknownBecause);
    expect(unknown.map(({ metric }: { metric: string }) => metric)).toEqual(['agentCodeUsage', 'leadConversions']);
  });

  it('equal a plain count, each with its definition, and exclude other companies', async () => {
    const { active } = await team(ownCompany);
    const { body } = await get('/stats');
    const rows = await db().select().from(agents).where(eq(agents.resellerId, ownCompany.resellerId));
    const working = rows.filter(({ status }) => status === 'active');
    expect(body).toMatchObject({
      totalAgents: rows.filter(({ status }) => status !== 'left').length,
      activeAgents: working.length,
      totalEndUsers: 3,
      monthlyRevenue: working.reduce((sum, { priceCents }) => sum + (priceCents ?? 10_000), 0),
      agentCodeUsage: 33.3,
      leadConversions: null,
    });
    expect(body.notes).toHaveLength(6);
    expect(body.notes.find(({ metric }: { metric: string }) => metric === 'agentCodeUsage')).toMatchObject({
      numerator: 1,
      denominator: 3,
    });
    const { body: team1 } = await get('/analytics');
    expect(team1.funnel).toHaveLength(5);
    expect(team1.funnel[0]).toMatchObject({
      ...{ agentId: active.agentId, codes: 2, buyersByCode: 1, buyersNow: 2, buyersConfirmed: 2, status: 'active' },
    });
    expect(team1.months).toHaveLength(12);
    expect(team1.months.at(-1)).toEqual({
      month: new Date().toISOString().slice(0, 7),
      buyersByCode: 1,
      agentsJoined: 5,
    });
    expect(team1.states).toEqual([
      { status: 'pending', agents: 1 },
      { status: 'active', agents: 2 },
      { status: 'suspended', agents: 1 },
      { status: 'left', agents: 1 },
    ]);
    const file = await get('/analytics/export');
    expect(file.body.trim().split('\r\n')).toHaveLength(6);
  });

  it('include licenses that are due, by the newest license of each agent', async () => {
    const company = await aCompany(app);
    const soon = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    const due = await anAgent(app, company);
    const fine = await anAgent(app, company);
    const base = { country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', licenseNumber: 'L-1' } as const;
    await db()
      .insert(licenses)
      .values([
        { ...base, agentId: due.agentId, status: 'verified', expiresOn: soon },
        { ...base, agentId: fine.agentId, status: 'expired', expiresOn: '2020-01-01' },
        { ...base, agentId: fine.agentId, status: 'verified', expiresOn: '2035-01-01' },
      ]);
    expect((await get('/analytics', company)).body.licenses).toEqual([
      expect.objectContaining({ agentId: due.agentId, expiresOn: soon, status: 'verified' }),
    ]);
    expect((await get('/desk', company)).body.waiting.licensesExpiring).toBe(1);
  });
});

describe('the company dashboard', () => {
  it('shows pending work and seats, and no obstacle for a company in good standing', async () => {
    await db()
      .insert(invitations)
      .values({
        ...{ resellerId: ownCompany.resellerId, email: 'i@example.com', agentType: 'mortgage', tokenHash: 'x' },
        expiresAt: new Date(Date.now() + 60_000),
      });
    expect((await get('/desk')).body).toMatchObject({
      ...{ verification: 'verified', suspended: false, obstacle: null, license: null },
      plan: { tier: 'professional', status: 'active' },
      seats: { used: 4, total: 40 },
      waiting: { agentsToAccept: 1, licensesExpiring: 0, invitationsOpen: 1, billOpen: false },
    });
  });

  it('explains why a company may not work and how to fix it', async () => {
    const rejected = await aCompany(app, { verification: 'rejected' });
    const [license] = await db()
      .insert(licenses)
      .values({
        ...{ resellerId: rejected.resellerId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate_brokerage' },
        ...{ licenseNumber: 'B-1', status: 'rejected' },
      })
      .returning();
    const { body } = await get('/desk', rejected);
    expect(body.obstacle).toContain('not verified');
    expect(body.license).toMatchObject({ id: license!.id, status: 'rejected', appealed: false });
    await db().insert(licenseAppeals).values({ licenseId: license!.id, message: 'Look again' });
    expect((await get('/desk', rejected)).body.license.appealed).toBe(true);
    const unpaid = await aCompany(app, {}, { status: 'pending_payment' });
    const dashboard = await get('/desk', unpaid);
    expect([dashboard.body.obstacle, dashboard.body.waiting.billOpen]).toEqual(['Your plan isn’t paid yet', true]);
    expect((await change({ phone: '512 555 0100' }, unpaid)).status).toBe(409);
  });
});

describe('the company settings', () => {
  it('change contact and price; existing agents keep their price', async () => {
    const company = await aCompany(app, { agentPriceCents: 5_000 });
    const agent = await anAgent(app, company);
    const { body } = await change({ agentPriceCents: 8_000, contactPersonName: 'Ana Ünal', website: '' }, company);
    expect(body).toMatchObject({ agentPriceCents: 8_000, contactPersonName: 'Ana Ünal', website: null });
    const [row] = await db().select().from(agents).where(eq(agents.id, agent.agentId));
    expect(row?.priceCents).toBe(5_000);
    expect((await get('/company', theirs)).body.agentPriceCents).toBe(77_700);
  });

  it('refuse a change of a version that was changed since it was read', async () => {
    const company = await aCompany(app, { agentPriceCents: 5_000 });
    const { version } = (await get('/company', company)).body;
    expect((await change({ phone: '512 555 0166', version }, company)).status).toBe(200);
    expect(await change({ agentPriceCents: 8_000, version }, company)).toMatchObject({
      status: 409,
      body: { fields: [{ field: 'version' }] },
    });
    expect((await get('/company', company)).body.agentPriceCents).toBe(5_000);
  });

  it.each(['(512) 555-0166', '+1 512 555 0166', '512.555.0166'])('accept the phone number %s', async (number) => {
    const { status, body } = await change({ phone: number, contactPersonPhone: number });
    expect([status, body.phone, body.contactPersonPhone]).toEqual([200, number, number]);
  });

  it.each([
    [{ agentPriceCents: -1 }, 'agentPriceCents'],
    [{ agentPriceCents: 2 ** 31 }, 'agentPriceCents'],
    [{ contactPersonName: 'A' }, 'contactPersonName'],
    [{ phone: 'call me' }, 'phone'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ resellerCode: 'MINE' }, undefined],
    [{ verification: 'verified' }, undefined],
  ])('reject %j', async (body, field) => {
    const { status, body: problem } = await change(body);
    expect(status).toBe(400);
    if (field) expect(problem.fields[0].field).toBe(field);
  });

  it('create a new join code and disable the old one', async () => {
    const before = (await get('/company')).body.resellerCode;
    const renewed = await app.request('POST', '/api/reseller/company/code', {}, ownCompany.as);
    expect(renewed.body.resellerCode).toMatch(/^COMPANY-[2-9A-Z]{9}$/);
    expect(renewed.body.joinLink).toContain(`/agent-signup?code=${renewed.body.resellerCode}`);
    const sent = await db()
      .select()
      .from(resellers)
      .where(and(eq(resellers.resellerCode, before)));
    expect(sent).toEqual([]);
  });

  it('and all figures are for the owner only', async () => {
    const others = await Promise.all([aPerson(app, 'wholesaler'), anAgent(app, ownCompany), aBuyer(app)]);
    for (const path of ['/stats', '/desk', '/company', '/analytics', '/analytics/export']) {
      expect((await get(path, { as: {} })).status).toBe(401);
      for (const other of others) expect((await get(path, other)).status).toBe(403);
    }
    for (const other of others) expect((await change({ phone: '512 555 0100' }, other)).status).toBe(403);
  });
});
