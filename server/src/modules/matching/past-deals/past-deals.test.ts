import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import type { agents } from '../../companies/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { homeKeysOf, homeOf } from '../../listings/index.ts';
import { listings } from '../../listings/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { connections } from '../../professionals/tables.ts';
import { liveModelToken } from '../ranking/model/live-model.ts';
import { agentDeals } from '../tables.ts';
import { confirmByFeeds } from './confirm.ts';
import { type DealsPreview, dealsConsent, dealTemplate } from './contract.ts';

let app: TestApp;
let company: TestCompany;
let kim: TestAgent;
let lee: TestAgent;
const db = () => app.context.database.db;

beforeAll(async () => {
  app = await startTestApp();
  await app.context.events.start();
  company = await aCompany(app);
  [kim, lee] = [await licensed(company, 'TX'), await licensed(company, 'TX')];
});
afterAll(() => app.stop());

async function licensed(of: TestCompany, jurisdiction: string, fields: Partial<typeof agents.$inferInsert> = {}) {
  const agent = await anAgent(app, of, { stateOrProvince: jurisdiction, ...fields });
  await db()
    .insert(licenses)
    .values({
      ...{
        agentId: agent.agentId,
        country: jurisdiction === 'TX' ? 'US' : 'CA',
        jurisdiction,
        licenseType: 'real_estate',
      },
      ...{ licenseNumber: `L-${agent.agentId}`, status: 'verified', expiresOn: '2099-01-01' },
    });
  return agent;
}

/** Writes the keys that identify the home, as an import does. */
async function storeHomeKeys(id: number) {
  const [row] = await db().select().from(listings).where(eq(listings.id, id));
  const homeKeys = homeKeysOf(homeOf(row!));
  await db().update(listings).set({ homeKeys }).where(eq(listings.id, id));
  for (const key of homeKeys)
    await db().execute(sql`insert into listing_home_keys (key, listing_id) values (${key}::bigint, ${id})`);
}

const header = 'License,Email,Agent,Address,Unit,City,State,Zip,Close date,Side,Price,Type';
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const sales = (agent: TestAgent, count: number, street: string) =>
  Array.from(
    { length: count },
    (_, at) =>
      `L-${agent.agentId},,,${100 + at} ${street},,Austin,TX,78704,${daysAgo(30 + at * 20)},${at % 2 ? 'buyer' : 'seller'},${400_000 + at * 1_000},house`,
  );
const file = (...rows: string[]) => [header, ...rows].join('\n');
const preview = async (csv: string, of = company): Promise<DealsPreview> =>
  (await app.request('POST', '/api/smartmatch/deals/preview', { csv }, of.as)).body;
const bring = (csv: string, of = company) =>
  app.request('POST', '/api/smartmatch/deals/imports', { csv, fileName: 'deals.csv' }, of.as);

it('reads the template, finds the agent of each row and explains why a row is not imported', async () => {
  const mortgage = await licensed(company, 'TX', { agentType: 'mortgage' });
  expect((await preview(dealTemplate)).missing).toEqual([]);
  const found = await preview(
    file(
      `l-${kim.agentId},,,1 Elm St,,Austin,TX,78704,2025-06-30,Seller,"$410,000",House`,
      `,${lee.email.toUpperCase()},,2 Elm St,,Austin,Texas,78704,6/30/2025,buyer,410000,House`,
      ',,Ada Stone,3 Elm St,,Austin,TX,78704,2025-06-30,seller,410000,House',
      `L-${mortgage.agentId},,,4 Elm St,,Austin,TX,78704,2025-06-30,seller,410000,House`,
      'nobody,,,5 Elm St,,Austin,TX,78704,2025-06-30,seller,410000,House',
      `L-${kim.agentId},,,1 Elm Street,,Austin,TX,78704,2025-07-02,seller,410000,House`,
      `L-${lee.agentId},,,1 Elm St,,Austin,TX,78704,2025-07-02,seller,410000,House`,
      `L-${kim.agentId},,,1 Elm St,,Austin,TX,78704,2025-07-02,seller,480000,House`,
      `L-${kim.agentId},,,6 Elm St,,Austin,TX,78704,2099-01-01,both,1,Castle`,
      `L-${kim.agentId},,,7 Elm St,,Austin,TX,78704,2025-06-30,seller,410000,Condo`,
    ),
  );
  expect(found.rows.map(({ row, state, agent }) => [row, state, agent?.id])).toEqual([
    [2, 'ready', kim.agentId],
    [3, 'ready', lee.agentId],
    [4, 'refused', undefined],
    [5, 'refused', undefined],
    [6, 'refused', undefined],
    [7, 'known', kim.agentId],
    [8, 'conflict', lee.agentId],
    [9, 'conflict', kim.agentId],
    [10, 'refused', undefined],
    [11, 'refused', undefined],
  ]);
  const problems = found.rows.map((row) => row.problems.join(' '));
  expect(problems[2]).toContain('agents of your company have this name');
  expect(problems[3]).toContain('mortgage agent');
  expect(problems[6]).toContain('includes this sale for Ada Stone');
  expect(problems[7]).toContain('at 410,000');
  expect(problems[8]).toMatch(/between 1980 and today.*buyer or seller.*at least 1,000.*home type Castle/);
  expect(problems[9]).toContain('house number and unit');
  expect(await db().select().from(agentDeals)).toEqual([]);
});

it('makes SmartMatch work on a network without other records, and undo reverts all of it', async () => {
  const done = await bring(file(...sales(kim, 14, 'Oak St'), ...sales(lee, 1, 'Pine St'), 'bad,row'));
  expect(done.body).toMatchObject({ deals: 15, refused: 1, confirmed: 0, awaitingConsent: 0, undoneAt: null });
  expect((await bring(file(...sales(kim, 14, 'Oak Street')))).status).toBe(409);
  await app.context.resolve(liveModelToken).refit();
  const buyer = await aBuyer(app);
  const input = { searchLocation: 'Austin, TX', propertyType: 'single-family', priceRange: '300k-500k' };
  const list = async () => (await app.request('POST', '/api/smartmatch/analyze', input, buyer.as)).body.matches;
  const [first, second] = await list();
  expect([first.id, second.id]).toEqual([kim.agentId, lee.agentId]);
  expect(first.explanation.criteria.some(({ points }: { points: number }) => points > 0)).toBe(true);
  // Stated deals are counted separately and affect no percentile or closing rate.
  expect(first).toMatchObject({ percentile: null, closingRate: null, closings: 0, n: { deals: 0, statedDeals: 14 } });
  const { items } = (await app.request('GET', '/api/smartmatch/stats')).body;
  expect(items.find(({ key }: { key: string }) => key === 'closings')).toMatchObject({ value: null, n: 0 });

  const undo = () => app.request('DELETE', `/api/smartmatch/deals/imports/${done.body.id}`, undefined, company.as);
  const stranger = await aCompany(app);
  expect(
    (await app.request('DELETE', `/api/smartmatch/deals/imports/${done.body.id}`, undefined, stranger.as)).status,
  ).toBe(404);
  expect((await undo()).body.undoneAt).not.toBeNull();
  expect((await undo()).status).toBe(409);
  expect(await db().select().from(agentDeals)).toEqual([]);
  const audited = await db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(sql`action like 'deals.%'`)
    .orderBy(auditLog.id);
  expect(audited.map(({ action }) => action)).toEqual(['deals.imported', 'deals.import_undone']);
});

it('confirms a sale that a feed has too, by home, date and listing agent', async () => {
  const [, ...rows] = sales(kim, 3, 'Birch St');
  await bring(file(sales(kim, 1, 'Birch St')[0]!, ...rows));
  const sold = home({
    unparsedAddress: '100 Birch St',
    standardStatus: 'Closed',
    closeDate: daysAgo(28),
    listAgentFullName: 'ADA STONE',
  });
  const other = home({
    unparsedAddress: '102 Birch St',
    standardStatus: 'Closed',
    closeDate: daysAgo(70),
    listAgentFullName: 'Someone Else',
  });
  for (const id of await storeHomes(app.context.database, sold, other)) await storeHomeKeys(id);
  expect(await app.context.database.transaction((tx) => confirmByFeeds(tx))).toBe(1);
  const [found] = (await app.request('GET', '/api/smartmatch/deals/imports', undefined, company.as)).body;
  expect(found).toMatchObject({ deals: 3, confirmed: 1 });
});

it('confirms a deal by the closing that the client records, and keeps that closing when the import is undone', async () => {
  const agent = await licensed(company, 'TX');
  const buyer = await aBuyer(app, agent);
  await db()
    .insert(connections)
    .values({ buyerId: buyer.id, agentId: agent.agentId, state: 'connected', shared: ['name', 'journey'] });
  const [listingId] = await storeHomes(app.context.database, home({ unparsedAddress: '40 Cedar St' }));
  await storeHomeKeys(listingId!);
  const { body: made } = await bring(
    file(`L-${agent.agentId},,,40 Cedar St,,Austin,TX,78704,${daysAgo(5)},buyer,455000,house`),
  );
  const imported = async () =>
    (await app.request('GET', '/api/smartmatch/deals/imports', undefined, company.as)).body.find(
      ({ id }: { id: number }) => id === made.id,
    );
  const confirmed = async () => (await imported()).confirmed;
  expect(await imported()).toMatchObject({ deals: 1, confirmed: 0 });

  const record = { kind: 'offer_accepted', happenedOn: daysAgo(18), priceCents: 45_500_000 };
  const opened = await app.request('POST', `/api/journey/${buyer.id}/purchases`, { listingId, record }, buyer.as);
  const path = `/api/purchases/${opened.body.id}/records`;
  const records = [{ kind: 'closed', happenedOn: daysAgo(3) }];
  const { body: closed } = await app.request('POST', path, { records }, buyer.as);
  await expect.poll(confirmed, { timeout: 10_000 }).toBe(1);
  const closing = closed.records.find(({ kind }: { kind: string }) => kind === 'closed').id;
  const takeBack = (undone: boolean) => app.request('POST', `${path}/${closing}/undoing`, { undone }, buyer.as);
  await takeBack(true);
  await expect.poll(confirmed, { timeout: 10_000 }).toBe(0);
  await takeBack(false);
  await expect.poll(confirmed, { timeout: 10_000 }).toBe(1);

  await app.request('DELETE', `/api/smartmatch/deals/imports/${made.id}`, undefined, company.as);
  const left = await db().select().from(agentDeals).where(eq(agentDeals.agentId, agent.agentId));
  expect(left).toMatchObject([{ source: 'house', importId: null, side: 'buyer', salePriceCents: 45_500_000 }]);
});

it('counts the deals of an agent in Canada only after the agent’s consent', async () => {
  const canadian = await aCompany(app, { country: 'CA', stateOrProvince: 'ON', city: 'Toronto' });
  const agent = await licensed(canadian, 'ON', { city: 'Toronto', countries: ['CA'] });
  const row = `L-${agent.agentId},,,12 King St,,Toronto,ON,M5V 2T6,${daysAgo(90)},seller,900000,house`;
  expect((await preview(file(row), canadian)).rows[0]).toMatchObject({ state: 'ready', awaitsConsent: true });
  expect((await bring(file(row), canadian)).body).toMatchObject({ deals: 1, awaitingConsent: 1 });
  const notified = await db().select().from(notifications).where(eq(notifications.personId, agent.id));
  expect(notified.map(({ path }) => path)).toEqual(['/standing']);
  const counted = async () => {
    await app.context.resolve(liveModelToken).refit();
    return (await app.request('GET', `/api/smartmatch/agents/${agent.agentId}`)).body.n.statedDeals;
  };
  expect(await counted()).toBe(0);
  const { version } = dealsConsent;
  const say = (agree: boolean) => app.request('PUT', '/api/smartmatch/deals/consent', { agree, version }, agent.as);
  expect((await say(true)).body).toMatchObject({ needed: true, agreedVersion: version, stated: 1, confirmed: 0 });
  expect(await counted()).toBe(1);
  expect((await say(false)).body).toMatchObject({ agreedAt: null, agreedVersion: null });
  expect(await counted()).toBe(0);
});
