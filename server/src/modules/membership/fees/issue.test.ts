import { DAY_MS } from '@lintel/geo';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestCompany } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { people } from '../../accounts/tables.ts';
import { agents, resellers } from '../../companies/tables.ts';
import { agentTerms, feeCharges } from '../tables.ts';
import { issueFees } from './issue.ts';
import { monthOf } from './month-fee.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  ownCompany = await aCompany(app, { agentPriceCents: 12_345 });
  theirs = await aCompany(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const joinedAt = new Date('2020-02-01T00:00:00Z');
const firstOf = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, 0, 17));
};
const charges = () => db().select().from(feeCharges).orderBy(asc(feeCharges.id));

describe('monthly fees', () => {
  it('equal the price that was shown and agreed, to the cent', async () => {
    const agent = await anAgent(app, ownCompany, { status: 'pending' });
    const accepted = await app.request('POST', `/api/reseller/agents/${agent.agentId}/accept`, {}, ownCompany.as);
    expect(accepted.status).toBe(200);
    // A later change of the company's price does not affect existing agents.
    await db().update(resellers).set({ agentPriceCents: 99_900 }).where(eq(resellers.id, ownCompany.resellerId));
    await issueFees(app.context, firstOf(1));
    const shown = (await app.request('GET', '/api/agent/membership', undefined, agent.as)).body.agentPricingTier;
    const own = (await app.request('GET', '/api/agent/fees', undefined, agent.as)).body;
    expect([shown, own.priceCents, own.fees[0].priceCents, own.fees[0].amountCents]).toEqual(Array(4).fill(12_345));
  });

  it('are issued once however often the job runs, and numbered by company', async () => {
    for (const company of [ownCompany, ownCompany, theirs])
      await anAgent(app, company, { priceCents: 5_000, joinedAt });
    await anAgent(app, theirs, { joinedAt });
    await anAgent(app, theirs, { priceCents: 0, joinedAt });
    const now = firstOf(0);
    expect(await issueFees(app.context, now)).toBe(3);
    expect(await issueFees(app.context, now)).toBe(0);
    const year = now.getUTCFullYear();
    expect((await charges()).map(({ resellerId, number, amountCents }) => [resellerId, number, amountCents])).toEqual([
      [ownCompany.resellerId, `A-${year}-000001`, 5_000],
      [ownCompany.resellerId, `A-${year}-000002`, 5_000],
      [theirs.resellerId, `A-${year}-000001`, 5_000],
    ]);
    await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    expect(await issueFees(app.context, now)).toBe(1);
    expect((await charges()).at(-1)?.number).toBe(`A-${year}-000003`);
  });

  it('are issued later for months in which the server was down, but not for months before its first run', async () => {
    await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    await issueFees(app.context, firstOf(0));
    expect(await issueFees(app.context, firstOf(3))).toBe(3);
    expect((await charges()).map(({ month }) => month.slice(0, 7))).toEqual(
      [0, 1, 2, 3].map((n) => monthOf(firstOf(n))),
    );
  });

  it('skip agents who had left or were suspended all month, by the terms of that month', async () => {
    const agent = await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    await issueFees(app.context, firstOf(0));
    const terms = { agentId: agent.agentId, priceCents: 5_000 };
    await db()
      .insert(agentTerms)
      .values([
        { ...terms, at: new Date(firstOf(1).getTime() - DAY_MS), status: 'suspended' },
        { ...terms, at: new Date(firstOf(2).getTime() + DAY_MS), status: 'active' },
      ]);
    await issueFees(app.context, firstOf(3));
    expect((await charges()).map(({ month }) => month.slice(0, 7))).toEqual([0, 2, 3].map((n) => monthOf(firstOf(n))));
    const gone = await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    await app.request('POST', `/api/reseller/agents/${gone.agentId}/offboard`, { reassignTo: null }, ownCompany.as);
    await issueFees(app.context, firstOf(5));
    const ofGone = (await charges()).filter(({ agentId }) => agentId === gone.agentId);
    expect(ofGone.filter(({ month }) => month > monthOf(firstOf(0)).concat('-31'))).toEqual([]);
  });

  it('are not issued by a company that may not work, which does not delay other companies', async () => {
    await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    await anAgent(app, theirs, { priceCents: 5_000, joinedAt });
    await db().update(resellers).set({ suspendedAt: new Date() }).where(eq(resellers.id, ownCompany.resellerId));
    expect(await issueFees(app.context, firstOf(0))).toBe(1);
    expect((await charges()).map(({ resellerId }) => resellerId)).toEqual([theirs.resellerId]);
  });

  it('send an email to the agent and add an audit entry', async () => {
    const agent = await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    await issueFees(app.context, firstOf(0));
    const [issued] = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, agent.email));
    expect(issued!.subject).toMatch(/^Your fee to Company \d+ for \w+ \d{4}: \$50\.00$/);
    expect(issued!.text).toContain('Lintel takes no share');
    const { id, email } = await anAgent(app, theirs, { priceCents: 5_000, joinedAt });
    await db().update(people).set({ timeZone: 'America/Toronto' }).where(eq(people.id, id));
    await issueFees(app.context, firstOf(0));
    const [inCanada] = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email));
    expect(inCanada!.subject).toContain(': US$50.00');
    const [charge] = await charges();
    const [line] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `fee:${charge!.id}`));
    expect([line?.action, line?.actor, JSON.parse(line!.details).amountCents]).toEqual([
      'fee.issued',
      'agent-fees',
      5_000,
    ]);
  });
});

describe('the terms between an agent and the company', () => {
  it('are recorded by the database at each change of status or price, and at no other time', async () => {
    const agent = await anAgent(app, ownCompany, { priceCents: 5_000, joinedAt });
    const change = (fields: Partial<typeof agents.$inferInsert>) =>
      db().update(agents).set(fields).where(eq(agents.id, agent.agentId));
    await change({ city: 'Dallas' });
    await change({ priceCents: 6_000 });
    await change({ status: 'suspended' });
    const storedTerms = await db()
      .select()
      .from(agentTerms)
      .where(eq(agentTerms.agentId, agent.agentId))
      .orderBy(asc(agentTerms.id));
    expect(storedTerms.map(({ status, priceCents }) => [status, priceCents])).toEqual([
      ['active', 5_000],
      ['active', 6_000],
      ['suspended', 6_000],
    ]);
    expect(storedTerms[0]!.at).toEqual(joinedAt);
  });
});
