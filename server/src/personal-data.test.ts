import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestPerson } from '../test/people.ts';
import { eraseDue } from './modules/accounts/deletion/erase.ts';
import { consents, people, sessions } from './modules/accounts/tables.ts';
import { invoices, subscriptions } from './modules/billing/tables.ts';
import { agentCodes, invitations, resellers } from './modules/companies/tables.ts';
import { licenses } from './modules/licensing/tables.ts';
import { ticketReplies, tickets } from './modules/support/tables.ts';

/** The personal data in accounts, billing, network and support: its export and erasure. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.stop());
const db = () => app.context.database.db;

const mark = 'zebrafish';
let made = 0;

/**
 * Gives a person a unique name, address and phone number, a session, a consent, an invitation and a support
 * question.
 */
async function marked<Who extends TestPerson>(who: Who): Promise<Who> {
  const email = `${mark}-${who.id}@example.com`;
  await db()
    .update(people)
    .set({ email, firstName: mark, lastName: mark, phone: `+1 512 ${mark}`, username: `${mark}${who.id}` })
    .where(eq(people.id, who.id));
  await db()
    .insert(sessions)
    .values({ userId: who.id, token: `token-${who.id}`, expiresAt: new Date(Date.now() + 1e6), userAgent: mark });
  await db().insert(consents).values({ personId: who.id, purpose: 'terms', version: '1', textHash: 'x' });
  const [ticket] = await db()
    .insert(tickets)
    .values({
      reference: `LT-${++made}`,
      personId: who.id,
      fullName: mark,
      email,
      subject: mark,
      message: mark,
      userType: 'other',
      priority: 'low',
      answerDueAt: new Date(),
    })
    .returning({ id: tickets.id });
  await db().insert(ticketReplies).values({ ticketId: ticket!.id, authorId: who.id, message: mark });
  return { ...who, email };
}

const exported = async (who: TestPerson) => (await app.request('GET', '/api/account/export', undefined, who.as)).body;

async function eraseNow(who: TestPerson): Promise<void> {
  await db()
    .update(people)
    .set({ deletionAt: new Date(Date.now() - 1) })
    .where(eq(people.id, who.id));
  expect(await eraseDue(app.context)).toBe(1);
}

/** The tables in which a text is found anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await db().execute(
      sql`select 1 from ${sql.identifier(name)} as line where line::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('an agent, a buyer and the owner of a company', () => {
  it('can export everything stored about them, and nothing about each other', async () => {
    const company = await marked(await aCompany(app));
    const agent = await marked(await anAgent(app, company));
    const buyer = await marked(await aBuyer(app, agent));
    await db()
      .insert(licenses)
      .values([
        { agentId: agent.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', licenseNumber: 'A-1' },
        {
          resellerId: company.resellerId,
          country: 'US',
          jurisdiction: 'TX',
          licenseType: 'real_estate_brokerage',
          licenseNumber: 'C-1',
        },
      ]);
    await db().insert(agentCodes).values({ agentId: agent.agentId, code: 'OWN-CODE' });
    const [ofCompany, ofAgent, ofBuyer] = [await exported(company), await exported(agent), await exported(buyer)];
    for (const each of [ofCompany, ofAgent, ofBuyer])
      expect([
        each.account.firstName,
        each.sessions.length,
        each.consents.length,
        each.support.questions.length,
      ]).toEqual([mark, 1, 1, 1]);
    expect(ofCompany.network.companies).toHaveLength(1);
    expect(ofCompany.network.licences.map(({ licenseNumber }: { licenseNumber: string }) => licenseNumber)).toEqual([
      'C-1',
    ]);
    expect(ofCompany.billing.plans).toHaveLength(1);
    expect(ofAgent.network.agent).toHaveLength(1);
    expect(ofAgent.network.licences.map(({ licenseNumber }: { licenseNumber: string }) => licenseNumber)).toEqual([
      'A-1',
    ]);
    expect(ofAgent.network.codes.map(({ code }: { code: string }) => code)).toEqual(['OWN-CODE']);
    expect(ofBuyer.network.buyer).toHaveLength(1);
    const texts = [ofCompany, ofAgent, ofBuyer].map((each) => JSON.stringify(each));
    const all = [company, agent, buyer];
    for (const [at, text] of texts.entries())
      for (const [whose, { email }] of all.entries()) expect(text.includes(email)).toBe(at === whose);
  });

  it('leave nothing that identifies them after erasure, except the last emails to them', async () => {
    const company = await aCompany(app);
    const agent = await marked(await anAgent(app, company));
    await db().insert(agentCodes).values({ agentId: agent.agentId, code: 'A-CODE' });
    await db().insert(invitations).values({
      resellerId: company.resellerId,
      email: agent.email,
      agentType: 'real_estate',
      tokenHash: 'hash',
      expiresAt: new Date(),
    });
    const buyer = await marked(await aBuyer(app, agent));
    const before = { reference: 'LT-before', fullName: mark, subject: mark, message: mark, userType: 'other' } as const;
    // Sent before they had an account.
    await db()
      .insert(tickets)
      .values({ ...before, email: buyer.email, priority: 'low', answerDueAt: new Date() });
    await eraseNow(agent);
    const theirs = await db().execute(sql`select agent_id from buyers where person_id = ${buyer.id}`);
    expect(theirs.rows).toEqual([{ agent_id: null }]);
    await eraseNow(buyer);
    expect(await tablesWith(mark)).toEqual(['letters']);
    expect((await exported(agent)).account?.email ?? '').not.toContain(mark);
  });

  it('keep their bills when they go: with the name of the company, without the person’s address', async () => {
    const owner = await marked(await aCompany(app));
    await db().update(subscriptions).set({ status: 'cancelled' }).where(eq(subscriptions.customerId, owner.customerId));
    await db()
      .insert(invoices)
      .values({
        number: `T-${owner.id}`,
        customerId: owner.customerId,
        status: 'paid',
        lines: [],
        subtotalCents: 100,
        totalCents: 100,
        issuedAt: new Date(),
      });
    await eraseNow(owner);
    expect(await tablesWith(mark)).toEqual(['letters']);
    expect(await db().select().from(invoices).where(eq(invoices.customerId, owner.customerId))).toHaveLength(1);
    const [company] = await db().select().from(resellers).where(eq(resellers.id, owner.resellerId));
    expect(company!.companyName).toBe(`Company ${owner.id}`);
  });
});
