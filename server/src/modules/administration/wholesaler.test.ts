import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { invoices, subscriptions } from '../billing/tables.ts';
import { obstacleOf } from '../companies/access.ts';
import { resellers } from '../companies/tables.ts';
import { licenses } from '../licensing/tables.ts';

let app: TestApp;
let wholesaler: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  wholesaler = await aPerson(app, 'wholesaler', { firstName: 'Margaret', lastName: 'Whitfield' });
});
afterAll(() => app.stop());

const get = (path: string) => app.request('GET', `/api/wholesaler/${path}`, undefined, wholesaler.as);
const send = (path: string, body: unknown) => app.request('POST', `/api/wholesaler/${path}`, body, wholesaler.as);
const db = () => app.context.database.db;

let bills = 0;
const aBill = (customerId: number, fields: Partial<typeof invoices.$inferInsert> = {}) => {
  const amountCents = fields.subtotalCents ?? 29_900;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const line = { description: 'Plan', quantity: 1, amountCents, periodStart: ago(10), periodEnd: ago(-20) };
  return db()
    .insert(invoices)
    .values({
      number: `T-${++bills}`,
      customerId,
      status: 'paid',
      lines: [line],
      subtotalCents: amountCents,
      totalCents: amountCents,
      issuedAt: ago(10),
      paidAt: ago(10),
      ...fields,
    });
};

describe("the wholesaler's figures", () => {
  it('equal a plain count of the tables', async () => {
    const paid = await aCompany(app);
    const suspended = await aCompany(app, { suspendedAt: new Date() });
    await aCompany(app, { verification: 'pending' });
    const late = await aCompany(app, {}, { status: 'past_due', pastDueSince: new Date() });
    await aCompany(app, {}, { status: 'pending_payment' });
    const agent = await anAgent(app, paid);
    await anAgent(app, late, { status: 'left', leftAt: new Date() });
    await anAgent(app, suspended, { status: 'pending' });
    await db()
      .insert(licenses)
      .values([
        {
          agentId: agent.agentId,
          country: 'US',
          jurisdiction: 'TX',
          licenseType: 'real_estate',
          licenseNumber: '123456',
        },
        {
          resellerId: paid.resellerId,
          country: 'US',
          jurisdiction: 'TX',
          licenseType: 'real_estate_brokerage',
          licenseNumber: '9',
          status: 'verified',
        },
      ]);
    await aBill(paid.customerId);
    await aBill(late.customerId, { subtotalCents: 100, totalCents: 113, taxCents: 13 });
    await aBill(late.customerId, { status: 'open', paidAt: null });
    await aBill(late.customerId, { status: 'refunded' });

    const { status, body } = await get('stats');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalResellers: 5,
      activeResellers: 2,
      pendingVerifications: 1,
      totalAgents: 2,
      totalRevenue: 30_000,
      suspended: 1,
      pastDue: 1,
    });
    expect(body.definitions.map(({ figure }: { figure: string }) => figure).sort()).toEqual(
      [
        'totalResellers',
        'activeResellers',
        'pendingVerifications',
        'totalAgents',
        'totalRevenue',
        'monthlyGrowth',
      ].sort(),
    );
  });

  it('count companies as active when no obstacle exists', async () => {
    for (const verification of ['verified', 'pending', 'rejected'] as const)
      for (const status of subscriptions.status.enumValues)
        for (const suspendedAt of [null, new Date()]) await aCompany(app, { verification, suspendedAt }, { status });
    await aCompany(app, { customerId: null });
    const companies = await db().select().from(resellers);
    const obstacles = await Promise.all(companies.map((company) => obstacleOf(db(), company)));
    const free = obstacles.filter((obstacle) => obstacle === undefined).length;
    expect(free).toBe(4);
    expect((await get('stats')).body.activeResellers).toBe(free);
  });

  it('compute monthly growth from paid invoices, and null without revenue a month earlier', async () => {
    const { customerId } = await aCompany(app, {}, { amountCents: 30_000 });
    const other = await aCompany(app, {}, { amountCents: 120_000, billingInterval: 'yearly' });
    await aCompany(app, {}, { amountCents: 90_000, status: 'cancelled' });
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const line = (amountCents: number, from: number, to: number) => ({
      lines: [{ description: 'Plan', quantity: 1, amountCents, periodStart: at(from), periodEnd: at(to) }],
      issuedAt: at(from),
      subtotalCents: amountCents,
      totalCents: amountCents,
    });
    await aBill(customerId, line(30_000, -5, 25));
    expect((await get('stats')).body.monthlyGrowth).toBeNull();
    await aBill(customerId, line(20_000, -35, -5));
    await aBill(other.customerId, line(120_000, -100, 265));
    // 100 + 200 a month ago, 100 + 300 now.
    expect((await get('stats')).body.monthlyGrowth).toBe(33.3);
  });
});

describe('the company list', () => {
  it('has all companies under the field names of the specification, for any owner', async () => {
    const first = await aCompany(app, { companyName: 'Birch Homes', contactPersonName: 'Bo Birch' });
    const second = await aCompany(app, {
      companyName: 'Alder Homes',
      country: 'CA',
      stateOrProvince: 'ON',
      city: 'Toronto',
    });
    await anAgent(app, first);
    const { headers, body } = await get('resellers');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.map(({ companyName }: { companyName: string }) => companyName)).toEqual(['Alder Homes', 'Birch Homes']);
    expect(body[1]).toMatchObject({
      id: first.resellerId,
      contactPersonName: 'Bo Birch',
      email: first.email,
      country: 'USA',
      licenseVerified: true,
      currentAgentCount: 1,
      subscriptionTier: 'professional',
      subscriptionStatus: 'active',
    });
    expect(body[0]).toMatchObject({ id: second.resellerId, country: 'Canada', contactPersonName: 'Ada Stone' });
  });

  it('is searched by words and states, sorted, and paged without a gap', async () => {
    for (const name of ['100% Homes', 'Alder_Homes', 'Birch', 'Cedar', 'Dogwood'])
      await aCompany(app, { companyName: name });
    await aCompany(app, { companyName: 'Elm' }, { status: 'past_due' });
    await aCompany(app, { companyName: 'Fir', suspendedAt: new Date() });
    await aCompany(app, { companyName: 'Gum', verification: 'pending' }, { status: 'pending_payment' });
    const names = async (query: string) =>
      (await get(`resellers?${query}`)).body.map(({ companyName }: { companyName: string }) => companyName);
    expect(await names('search=%25')).toEqual(['100% Homes']);
    expect(await names('search=_homes')).toEqual(['Alder_Homes']);
    expect(await names('status=past_due')).toEqual(['Elm']);
    expect(await names('status=suspended')).toEqual(['Fir']);
    expect(await names('status=pending')).toEqual(['Gum']);
    expect(await names('verification=pending')).toEqual(['Gum']);
    const pages = [
      await names('limit=3&order=desc'),
      await names('limit=3&order=desc&page=2'),
      await names('limit=3&order=desc&page=3'),
    ];
    expect(pages.flat()).toEqual(['Gum', 'Fir', 'Elm', 'Dogwood', 'Cedar', 'Birch', 'Alder_Homes', '100% Homes']);
    expect((await get('resellers?limit=3&page=9')).headers.get('x-total-count')).toBe('8');
    expect((await get('resellers?limit=3')).headers.get('link')).toContain('page=2');
    expect((await get('resellers?sort=nonsense')).status).toBe(400);
  });

  it('has details of each company: team, licenses, revenue, notes and history', async () => {
    const company = await aCompany(app);
    const other = await aCompany(app);
    const agent = await anAgent(app, company);
    await aBuyer(app, agent);
    await aBuyer(app, await anAgent(app, other));
    await aBill(company.customerId);
    await aBill(other.customerId);
    await send(`resellers/${company.resellerId}/notes`, { note: 'Called <b>them</b>' });
    await send(`resellers/${other.resellerId}/notes`, { note: 'Not theirs' });
    const { body } = await get(`resellers/${company.resellerId}`);
    expect(body).toMatchObject({
      agentsByStatus: { active: 1, pending: 0, suspended: 0, left: 0 },
      buyers: 1,
      paidCents: 29_900,
      plan: { status: 'active', seats: 40 },
      notes: [{ note: 'Called <b>them</b>', author: 'Margaret Whitfield' }],
      audit: [{ action: 'reseller.noted', actorName: 'Margaret Whitfield' }],
    });
    expect(body.invoices).toHaveLength(1);
    expect((await get('resellers/999999')).status).toBe(404);
  });

  it('stops a suspended company at once with an email, and resumes it when the suspension ends', async () => {
    const company = await aCompany(app, { companyName: 'Birch Homes' });
    const bystander = await aCompany(app);
    const agent = await anAgent(app, company);
    await anAgent(app, company, { status: 'left', leftAt: new Date() });
    const path = `resellers/${company.resellerId}`;
    expect((await send(`${path}/suspend`, { reason: 'no' })).body.fields[0].field).toBe('reason');
    expect((await send(`${path}/suspend`, { reason: 'Complaints of three buyers' })).status).toBe(200);
    const own = async (who: TestPerson) =>
      obstacleOf(db(), (await db().select().from(resellers).where(eq(resellers.ownerId, who.id)))[0]!);
    expect(await own(company)).toContain('Complaints of three buyers');
    expect(await own(bystander)).toBeUndefined();
    const posted = await db().select({ to: emailOutbox.recipient, text: emailOutbox.text }).from(emailOutbox);
    expect(posted.map(({ to }) => to).sort()).toEqual([company.email, agent.email].sort());
    expect(posted.find(({ to }) => to === company.email)!.text).toContain('Complaints of three buyers');
    expect((await send(`${path}/suspend`, { reason: 'Once more, please' })).status).toBe(409);
    expect((await send(`${path}/reactivate`, {})).body.suspendedAt).toBeNull();
    expect((await send(`${path}/reactivate`, {})).status).toBe(409);
    expect(await own(company)).toBeUndefined();
    const { body } = await app.request('GET', '/api/audit?action=reseller', undefined, wholesaler.as);
    expect(body.lines.map(({ action }: { action: string }) => action)).toEqual([
      'reseller.reactivated',
      'reseller.suspended',
    ]);
    expect(body.lines[1]).toMatchObject({
      object: `reseller:${company.resellerId}`,
      details: { reason: 'Complaints of three buyers' },
    });
  });

  it('suspends a company once for concurrent requests', { tags: ['both-databases'] }, async () => {
    const { resellerId } = await aCompany(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(`resellers/${resellerId}/suspend`, { reason: 'At the same moment' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('is downloaded as a file in which no cell can be a formula', async () => {
    await aCompany(app, { companyName: '=HYPERLINK("http://evil.example")', contactPersonName: '+1', city: '@x' });
    const { headers, body } = await get('resellers.csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")",'+1,`);
    expect(body).not.toMatch(/(^|,)"?[=+@]/m);
  });
});

describe("the wholesaler's operations", () => {
  it('are refused to every other role', async () => {
    const company = await aCompany(app);
    const agent = await anAgent(app, company);
    const others = [company, agent, await aBuyer(app, agent)];
    const calls: [string, string, unknown?][] = [
      ['GET', 'wholesaler/stats'],
      ['GET', 'wholesaler/resellers'],
      ['GET', 'wholesaler/resellers.csv'],
      ['GET', `wholesaler/resellers/${company.resellerId}`],
      ['POST', `wholesaler/resellers/${company.resellerId}/suspend`, { reason: 'A reason' }],
      ['POST', `wholesaler/resellers/${company.resellerId}/reactivate`, {}],
      ['POST', `wholesaler/resellers/${company.resellerId}/notes`, { note: 'A note' }],
      ['GET', 'wholesaler/pending-verifications'],
      ['GET', 'wholesaler/pending-verifications/1/name-match?registerName=x'],
      ['POST', 'wholesaler/verify-license', { verificationId: 1, status: 'verified' }],
      ['GET', 'wholesaler/analytics'],
      ['GET', 'wholesaler/analytics/rows?of=funnel&step=paid'],
      ['GET', 'wholesaler/analytics.csv'],
      ['GET', 'audit'],
      ['GET', 'audit/chain'],
      ['GET', 'audit.csv'],
    ];
    for (const [method, path, body] of calls) {
      expect((await app.request(method, `/api/${path}`, body)).status, path).toBe(401);
      for (const { as } of others) expect((await app.request(method, `/api/${path}`, body, as)).status, path).toBe(403);
    }
    const [unharmed] = await db()
      .select({ n: sql<number>`count(*)::integer` })
      .from(resellers)
      .where(sql`suspended_at is null`);
    expect(unharmed!.n).toBe(1);
  });
});
