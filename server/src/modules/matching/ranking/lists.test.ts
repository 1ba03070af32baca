import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { people } from '../../accounts/tables.ts';
import { subscriptions } from '../../billing/tables.ts';
import { agents, buyers, resellers } from '../../companies/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { connections } from '../../professionals/tables.ts';
import { agentDeals, agentRecords, lenderSheets } from '../tables.ts';
import { type Analysis, criteria } from './contract.ts';
import { liveModelToken } from './model/live-model.ts';
import { aProfessional, pastMatches, setRecords } from './records.fixture.ts';

let app: TestApp;
let company: TestCompany;
let team: TestAgent[];
const db = () => app.context.database.db;

beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
  team = [];
  for (let at = 0; at < 8; at++)
    team.push(await aProfessional(app, company, { closes: 55 + 5 * at, replyMinutes: 300 / (at + 1) }));
  const ids = team.map(({ agentId }) => agentId);
  await pastMatches(app, ids, (at) => 20 + 9 * at);
  await aProfessional(app, company, { agentType: 'mortgage' });
});
afterAll(() => app.stop());

const ask = (body: object = {}, as: Record<string, string> = {}) =>
  app.request('POST', '/api/smartmatch/analyze', { searchLocation: 'Austin, TX', ...body }, as);
const analyze = async (body: object = {}, as: Record<string, string> = {}): Promise<Analysis> =>
  (await ask(body, as)).body;
const ids = ({ matches }: Analysis) => matches.map(({ id }) => id);

/** Everything that depends on the ranking; excludes the token, which contains the time. */
const ranking = ({ matches, excluded, inArea }: Analysis) =>
  JSON.stringify([
    matches.map(({ id, p, explanation, percentile }) => [id, p, explanation, percentile]),
    excluded,
    inArea,
  ]);

describe('a list', () => {
  it('has at most six professionals, best first, each with points that add up to the score', async () => {
    const found = await analyze();
    expect(found.matches).toHaveLength(6);
    expect(found.topMatch?.id).toBe(found.matches[0]!.id);
    expect([found.inArea, found.eligible, found.place?.name, found.excluded]).toEqual([8, 8, 'Austin', []]);
    for (const { explanation, p, matchScore } of found.matches) {
      const sum = explanation.criteria.reduce((all, { points }) => all + points, 0);
      expect(explanation.criteria.map(({ criterion }) => criterion)).toEqual([...criteria]);
      expect(Math.abs(explanation.base + explanation.evidence + sum - 100 * p)).toBeLessThan(1e-9);
      expect(matchScore).toBe(Math.round(100 * p));
    }
    expect(found.matches[0]!.p).toBeGreaterThan(found.matches[4]!.p);
    expect(found.n).toMatchObject({ professionals: 9, deals: 180, leads: 108, matches: 96 });
    const cards = await app.request('GET', '/api/smartmatch/agents?location=Austin&agentType=agent&limit=4');
    expect(cards.body.map(({ id }: { id: number }) => id)).toEqual(ids(found).slice(0, 4));
    expect(cards.headers.get('x-total-count')).toBe('8');
  });

  it('is the same for the same search, and the buyer’s weights change the order but no probability', async () => {
    const found = await analyze();
    expect(ranking(await analyze())).toBe(ranking(found));
    const weighed = await analyze({
      weights: Object.fromEntries(criteria.map((name) => [name, name === 'response' ? 2 : 0])),
    });
    const p = new Map(found.matches.map((match) => [match.id, match.p]));
    for (const match of weighed.matches) if (p.has(match.id)) expect(match.p).toBe(p.get(match.id));
    const query = await app.request('GET', '/api/smartmatch/agents?location=Austin&weights=response:2,closing:0');
    expect(query.status).toBe(200);
  });

  it('is byte for byte the same whatever anyone pays, sponsors or is named', async () => {
    const before = await analyze();
    const suspendedAgent = team[0]!;
    const { resellerId, customerId } = company;
    await db()
      .update(people)
      .set({ firstName: 'Zoltán', lastName: 'Ōe', image: 'https://example.com/a.jpg' })
      .where(eq(people.id, suspendedAgent.id));
    await db().update(agents).set({ priceCents: 9_900_000 }).where(eq(agents.id, suspendedAgent.agentId));
    await db()
      .update(resellers)
      .set({ subscriptionTier: 'enterprise', agentPriceCents: 1, companyName: 'A first' })
      .where(eq(resellers.id, resellerId));
    await db()
      .update(subscriptions)
      .set({ tier: 'enterprise', amountCents: 99_900_000 })
      .where(eq(subscriptions.customerId, customerId));
    await db().insert(lenderSheets).values({ resellerId, type: 'bank', statedOn: '2026-11-01', sponsored: true });
    expect(ranking(await analyze())).toBe(ranking(before));
  });
});

describe('ineligible professionals', () => {
  it('are removed at once and counted by reason, and return once the reason is resolved', async () => {
    const [first, second, third, fourth, fifth] = team.toReversed();
    const before = await analyze();
    await db().update(licenses).set({ expiresOn: '2020-01-01' }).where(eq(licenses.agentId, first!.agentId));
    await db().update(agents).set({ status: 'suspended' }).where(eq(agents.id, second!.agentId));
    await setRecords(app, third!.agentId, { takesClients: false });
    await setRecords(app, fourth!.agentId, { capacity: 1 });
    const { id: buyerId } = await aBuyer(app);
    await db()
      .insert(connections)
      .values({ buyerId, agentId: fourth!.agentId, origin: 'request', shared: ['name'] });
    await db().update(licenses).set({ status: 'pending' }).where(eq(licenses.agentId, fifth!.agentId));
    const after = await analyze();
    const gone = [first, second, third, fourth, fifth].map((each) => each!.agentId);
    expect(ids(after).filter((id) => gone.includes(id))).toEqual([]);
    expect(after.eligible).toBe(3);
    expect(Object.fromEntries(after.excluded.map(({ reason, count }) => [reason, count]))).toEqual({
      ...{ license_expired: 1, not_active: 1, takes_no_clients: 1, at_capacity: 1, license_not_verified: 1 },
    });
    await db().update(licenses).set({ status: 'verified', expiresOn: null });
    await db().update(agents).set({ status: 'active' });
    await setRecords(app, third!.agentId, { takesClients: true });
    await db().update(connections).set({ state: 'withdrawn' });
    expect(ranking(await analyze())).toBe(ranking(before));
  });

  it('include those licensed only in another state or province', async () => {
    await db().update(licenses).set({ jurisdiction: 'OK' }).where(eq(licenses.agentId, team[0]!.agentId));
    const found = await analyze();
    await db().update(licenses).set({ jurisdiction: 'TX' });
    expect(found.excluded.map(({ reason, count }) => [reason, count])).toEqual([['licensed_elsewhere', 1]]);
  });

  it('include everyone in a suspended company', async () => {
    await db().update(resellers).set({ suspendedAt: new Date() });
    const found = await analyze();
    await db().update(resellers).set({ suspendedAt: null });
    expect(found.topMatch).toBeNull();
    expect(found.excluded).toEqual([
      { reason: 'company_not_in_good_standing', label: 'company not in good standing', count: 8 },
    ]);
    expect(found.empty?.reason).toBe('nobody_eligible');
  });
});

describe('an empty list', () => {
  it('gives its reason and the nearest place with professionals', async () => {
    const houston = await analyze({ searchLocation: 'Houston, TX' });
    expect(houston.empty).toMatchObject({
      reason: 'nobody_in_area',
      nearest: { place: 'Austin, TX', professionals: 8 },
    });
    expect(houston.empty!.nearest!.distanceKm).toBeGreaterThan(200);
    const nowhere = await analyze({ searchLocation: 'Qwertyville Nine' });
    expect([nowhere.empty?.reason, nowhere.place, nowhere.listId]).toEqual(['unknown_place', null, null]);
    for (const { agentId } of team) await setRecords(app, agentId, { capacity: 0 });
    const full = await app.request('GET', '/api/smartmatch/agents?location=78701');
    for (const { agentId } of team) await setRecords(app, agentId, { capacity: null });
    expect([full.body, full.headers.get('x-empty')]).toEqual([[], 'all_at_capacity']);
  });

  it('leaves out options that do not fit, and says so', async () => {
    const notes = async (body: object) => (await analyze(body)).notes;
    expect(await notes({ propertyType: 'fha' })).toEqual(['“fha” isn’t a type of home, so we left it out.']);
    expect(await notes({ propertyType: 'luxury' })).toEqual([expect.stringContaining('$1,500,000')]);
    expect(await notes({ agentType: 'mortgage', propertyType: 'condo' })).toHaveLength(1);
    const toronto = await analyze({ searchLocation: 'Toronto', agentType: 'mortgage', propertyType: 'va' });
    expect([toronto.notes.length, toronto.empty?.reason]).toEqual([1, 'nobody_in_area']);
  });

  it.each([
    ['a kind that there is not', { agentType: 'plumber' }, 'agentType'],
    ['a type that there is not', { propertyType: 'castle' }, 'propertyType'],
    ['a price that there is not', { priceRange: '-5' }, 'priceRange'],
    ['weights out of bounds', { weights: { response: 3 } }, 'weights.response'],
    ['weights of nothing that counts', { weights: { charm: 1 } }, 'weights'],
    ['a language in words', { language: 'Spanish' }, 'language'],
    ['a place without letters', { searchLocation: '   ' }, 'searchLocation'],
    ['a place as long as a book', { searchLocation: 'x'.repeat(101) }, 'searchLocation'],
    ['an unknown field', { religion: 'any' }, ''],
  ])('is not returned for %s, which fails with field and rule', async (_, body, field) => {
    const reply = await ask(body);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(field);
  });
});

describe('a signed-in user', () => {
  it('need not repeat location and budget as a buyer; an agent or visitor sees the largest market', async () => {
    const buyer = await aBuyer(app);
    await db().update(buyers).set({ city: 'Houston', budgetMaxCents: 30_000_000 }).where(eq(buyers.id, buyer.buyerId));
    const own = await analyze({ searchLocation: undefined }, buyer.as);
    expect(own.place).toEqual({ name: 'Houston', state: 'TX', source: 'profile' });
    expect((await analyze({ searchLocation: undefined })).place).toMatchObject({
      name: 'Austin',
      source: 'largest_market',
    });
    expect((await analyze({ searchLocation: undefined }, team[0]!.as)).place?.source).toBe('largest_market');
  });

  it('finds lenders by either name of their kind', async () => {
    for (const agentType of ['mortgage', 'mortgage_advisor']) {
      const found = await analyze({ agentType, propertyType: 'jumbo' });
      expect(found.matches.map((match) => [match.agentType, match.company])).toEqual([['mortgage', 'A first']]);
    }
    const kindOf = (query: string) => app.request('GET', `/api/smartmatch/agents?location=Austin&${query}`);
    for (const query of ['type=mortgage', 'agentType=mortgage_advisor', 'type=mortgage&agentType=mortgage_advisor'])
      expect((await kindOf(query)).body[0].agentType, query).toBe('mortgage');
    expect((await kindOf('type=mortgage&agentType=agent')).body.fields[0].field).toBe('type');
  });
});

describe('a state border', () => {
  it('excludes and counts professionals licensed only on the other side, however near', async () => {
    const [michigan, ontario] = [await aProfessional(app, company), await aProfessional(app, company)];
    const detroit = { lat: 42.33, lon: -83.05 };
    const both = [michigan.agentId, ontario.agentId];
    await db().update(agentDeals).set(detroit).where(inArray(agentDeals.agentId, both));
    await db()
      .update(agentRecords)
      .set({ officeLat: detroit.lat, officeLon: detroit.lon })
      .where(inArray(agentRecords.agentId, both));
    await db().update(licenses).set({ jurisdiction: 'MI' }).where(eq(licenses.agentId, michigan.agentId));
    await db().update(licenses).set({ jurisdiction: 'ON', country: 'CA' }).where(eq(licenses.agentId, ontario.agentId));
    await app.context.resolve(liveModelToken).refit();
    for (const [place, who] of [
      ['Windsor, ON', ontario],
      ['Detroit, MI', michigan],
    ] as const) {
      const found = await analyze({ searchLocation: place });
      expect([place, found.inArea, ids(found)]).toEqual([place, 2, [who.agentId]]);
      expect(found.excluded.map(({ reason, count }) => [reason, count])).toEqual([['licensed_elsewhere', 1]]);
    }
  });
});
