import { DAY_MS } from '@lintel/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { people } from '../../accounts/tables.ts';
import { agents, buyers, resellers } from '../../companies/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the network statistics', () => {
  it('count the people by tier, the public homes, the cities and the sales of 12 months', async () => {
    const { db } = app.context.database;
    const person = (n: number, role: 'reseller' | 'agent' | 'end_user') =>
      ({ email: `p${n}@example.com`, firstName: 'P', lastName: String(n), role }) as const;
    const roles = ['reseller', 'agent', 'agent', 'end_user'] as const;
    const ids = await db
      .insert(people)
      .values(roles.map((role, n) => person(n, role)))
      .returning({ id: people.id });
    const at = { country: 'US', stateOrProvince: 'TX', city: 'Austin' } as const;
    const [company] = await db
      .insert(resellers)
      .values({
        ownerId: ids[0]!.id,
        companyName: 'Oak Realty',
        licenseNumber: '12345',
        subscriptionTier: 'starter',
        ...at,
      })
      .returning({ id: resellers.id });
    const agent = { resellerId: company!.id, licenseNumber: '777', stateOrProvince: 'TX', city: 'Austin' };
    await db.insert(agents).values([
      { ...agent, personId: ids[1]!.id, agentType: 'real_estate' },
      { ...agent, personId: ids[2]!.id, agentType: 'mortgage' },
    ]);
    await db.insert(buyers).values({ personId: ids[3]!.id, country: 'US' });
    const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
    await storeHomes(
      app.context.database,
      home(),
      home({ city: 'Dallas', standardStatus: 'Pending' }),
      home({ internetEntireListingDisplayYn: false, city: 'Houston' }),
      home({ standardStatus: 'Closed', closeDate: day(100) }),
      home({ standardStatus: 'Closed', closeDate: day(900) }),
    );

    const { status, body } = await app.request('GET', '/api/network/figures');
    expect(status).toBe(200);
    expect(
      Object.fromEntries(body.figures.map(({ metric, value }: { metric: string; value: number }) => [metric, value])),
    ).toEqual({
      resellers: 1,
      agents: 2,
      mortgageAgents: 1,
      buyers: 1,
      listings: 2,
      markets: 2,
      soldLast12Months: 1,
    });
    expect(body.sample).toBe(false);
    expect(Date.now() - Date.parse(body.asOf)).toBeLessThan(60_000);
  });
});
