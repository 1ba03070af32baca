import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestPerson } from '../../../../test/people.ts';
import { people } from '../../accounts/tables.ts';
import { invoices } from '../../billing/tables.ts';
import type { Analytics } from './contract.ts';

let app: TestApp;
let wholesaler: TestPerson;
let found: Analytics;
const db = () => app.context.database.db;
const get = (path: string) => app.request('GET', `/api/wholesaler/${path}`, undefined, wholesaler.as);

/** The middle of a month `months` ago, and its name. */
const monthsAgo = (months: number, day = 5) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 12));
};
const name = (months: number) => monthsAgo(months).toISOString().slice(0, 7);

/**
 * Three companies over three months: the first has paid monthly, the second one year in advance, the third
 * nothing.
 */
beforeAll(async () => {
  app = await startTestApp();
  wholesaler = await aPerson(app, 'wholesaler');
  const monthly = await aCompany(app, { companyName: 'Alder', createdAt: monthsAgo(3) });
  const yearly = await aCompany(app, { companyName: 'Birch', createdAt: monthsAgo(2) });
  await aCompany(
    app,
    { companyName: 'Cedar', createdAt: monthsAgo(2), verification: 'pending' },
    { status: 'pending_payment' },
  );
  const agent = await anAgent(app, monthly, { joinedAt: monthsAgo(2) });
  await anAgent(app, monthly, { joinedAt: monthsAgo(3), status: 'left', leftAt: monthsAgo(1) });
  await anAgent(app, yearly, { joinedAt: monthsAgo(1) });
  await aBuyer(app, agent);
  await aBuyer(app);
  const bill = (customerId: number, months: number, amountCents: number, length: number) => {
    const line = {
      description: 'Plan',
      quantity: 1,
      amountCents,
      periodStart: monthsAgo(months),
      periodEnd: monthsAgo(months - length),
    };
    const number = `T-${customerId}-${months}`;
    const at = { issuedAt: monthsAgo(months), paidAt: monthsAgo(months) };
    return {
      number,
      customerId,
      status: 'paid' as const,
      lines: [line],
      subtotalCents: amountCents,
      totalCents: amountCents,
      ...at,
    };
  };
  await db()
    .insert(invoices)
    .values([
      ...[3, 2, 1].map((months) => bill(monthly.customerId, months, 29_900, 1)),
      bill(yearly.customerId, 2, 120_000, 12),
      { ...bill(yearly.customerId, 1, 5_000, 1), status: 'refunded' },
    ]);
  found = (await get('analytics?months=5')).body;
});
afterAll(() => app.stop());

const of = (months: number) => found.months.find(({ month }) => month === name(months))!;

it('months count joined and total accounts and revenue as the tables have them', async () => {
  expect(found.months.map(({ month }) => month)).toEqual([4, 3, 2, 1, 0].map(name));
  expect(of(4)).toMatchObject({ newResellers: 0, agents: 0, mrrCents: 0, revenueCents: 0 });
  expect(of(3)).toMatchObject({ newResellers: 1, newAgents: 1, agents: 1, mrrCents: 29_900, revenueCents: 29_900 });
  expect(of(2)).toMatchObject({ newResellers: 2, newAgents: 1, agents: 2, mrrCents: 39_900, revenueCents: 149_900 });
  expect(of(1)).toMatchObject({ newAgents: 1, agents: 2, revenueCents: 29_900 });
  expect(of(0)).toMatchObject({ newBuyers: 2, buyers: 2, agents: 2 });
  const all = await db().select().from(people);
  expect(of(0).buyers).toBe(all.filter(({ role }) => role === 'end_user').length);
});

it('cohorts follow the companies of a month; each step of the funnel is a subset of the one before', () => {
  expect(found.cohorts).toEqual([
    { month: name(3), joined: 1, verified: 1, paid: 1, working: 1, agents: 1 },
    { month: name(2), joined: 2, verified: 1, paid: 1, working: 1, agents: 1 },
  ]);
  expect(found.funnel.map(({ step, count }) => [step, count])).toEqual([
    ['signed_up', 3],
    ['verified', 2],
    ['paid', 2],
    ['first_agent', 2],
    ['first_buyer', 1],
  ]);
});

it('every figure has as many rows, and their amounts add up to it', async () => {
  const rows = async (query: string) => {
    const { status, headers, body } = await get(`analytics/rows?${query}`);
    expect(status, query).toBe(200);
    expect(body).toHaveLength(Number(headers.get('x-total-count')));
    return body as { name: string; amountCents: number }[];
  };
  const sum = (list: { amountCents: number }[]) => list.reduce((total, { amountCents }) => total + amountCents, 0);
  for (const { month, ...figures } of found.months) {
    expect(await rows(`of=resellers&month=${month}`), month).toHaveLength(figures.newResellers);
    expect(await rows(`of=agents&month=${month}`), month).toHaveLength(figures.newAgents);
    expect(await rows(`of=buyers&month=${month}`), month).toHaveLength(figures.newBuyers);
    expect(sum(await rows(`of=revenue&month=${month}`)), month).toBe(figures.revenueCents);
    expect(sum(await rows(`of=recurring&month=${month}`)), month).toBe(figures.mrrCents);
  }
  for (const { step, count } of found.funnel) expect(await rows(`of=funnel&step=${step}`), step).toHaveLength(count);
  const [buyer] = await rows(`of=buyers&month=${name(0)}`);
  expect(buyer!.name).toMatch(/^Buyer \d+$/);
});

it('rows are requested by month or step, and the months can be downloaded as a file', async () => {
  expect((await get('analytics/rows?of=agents')).status).toBe(400);
  expect((await get('analytics/rows?of=funnel&month=2026-01')).status).toBe(400);
  expect((await get('analytics/rows?of=agents&month=2026-13')).status).toBe(400);
  expect((await get('analytics?months=37')).status).toBe(400);
  const { body } = await get('analytics.csv?months=2');
  expect(body.trim().split('\r\n')).toHaveLength(3);
  expect(body).toContain(`${name(1)},0,1,0,2,0,`);
});
