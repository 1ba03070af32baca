import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent } from '../../../../test/people.ts';
import { agentCodes, agents, buyers, invitations, resellers } from '../../companies/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { resellerNotes } from '../tables.ts';
import { eraseEndedCompanies } from './erase-ended.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const contact = { phone: '+15125550123', contactPersonName: 'Ada Stone' };
const ended = { status: 'cancelled', cancelledAt: new Date('2026-03-01T12:00:00Z') } as const;

/** A company with an agent, a code, a buyer, an invitation, a note and a license. */
async function atWork(plan: Parameters<typeof aCompany>[2]) {
  const { db } = app.context.database;
  const company = await aCompany(app, contact, plan);
  const { resellerId } = company;
  const agent = await anAgent(app, company);
  const buyer = await aBuyer(app, agent);
  await db.insert(agentCodes).values({ agentId: agent.agentId, code: `code-${resellerId}` });
  await db.insert(resellerNotes).values({ resellerId, note: 'Calls on Mondays' });
  await db.insert(invitations).values({
    resellerId,
    email: 'new@example.com',
    agentType: 'mortgage',
    tokenHash: String(resellerId),
    expiresAt: new Date(),
  });
  await db.insert(licenses).values({
    resellerId,
    country: 'US',
    jurisdiction: 'TX',
    licenseType: 'real_estate_brokerage',
    licenseNumber: '1',
  });
  return { resellerId, agentId: agent.agentId, buyerId: buyer.buyerId };
}

async function leftOf({ resellerId, agentId, buyerId }: Awaited<ReturnType<typeof atWork>>) {
  const { db } = app.context.database;
  const [company] = await db.select().from(resellers).where(eq(resellers.id, resellerId));
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  const [buyer] = await db.select().from(buyers).where(eq(buyers.id, buyerId));
  const count = (table: typeof invitations | typeof resellerNotes | typeof licenses) =>
    db.$count(table, eq(table.resellerId, resellerId));
  return {
    reachable: company!.phone !== null,
    agent: agent!.status,
    tied: buyer!.agentId !== null,
    codes: await db.$count(agentCodes, eq(agentCodes.agentId, agentId)),
    invitations: await count(invitations),
    notes: await count(resellerNotes),
    licences: await count(licenses),
  };
}

const intact = { reachable: true, agent: 'active', tied: true, codes: 1, invitations: 1, notes: 1, licences: 1 };

it('erases the working data of a company once, 90 days after its plan ended; proof and other companies stay', async () => {
  const [gone, runs] = [await atWork(ended), await atWork({})];
  expect(await eraseEndedCompanies(app.context, new Date('2026-05-30T11:00:00Z'))).toBe(0);
  expect(await leftOf(gone)).toEqual(intact);

  expect(await eraseEndedCompanies(app.context, new Date('2026-05-30T13:00:00Z'))).toBe(1);
  expect(await leftOf(gone)).toEqual({
    reachable: false,
    agent: 'left',
    tied: false,
    codes: 0,
    invitations: 0,
    notes: 0,
    licences: 1,
  });
  expect(await leftOf(runs)).toEqual(intact);
  expect(await eraseEndedCompanies(app.context, new Date('2026-06-30T13:00:00Z'))).toBe(0);
});
