import { CRITERIA } from '@lintel/agent-match';
import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { personalDataToken } from '../../accounts/index.ts';
import { resellers } from '../../companies/tables.ts';
import { matches } from '../connect/connect.tables.ts';
import { matchOutcome } from '../connect/events.ts';
import { agentDeals, agentRecords, lenderRates, lenderSheets, lenderStatements, matchRecords } from '../tables.ts';
import { criteria, type Lender } from './contract.ts';
import { liveModelToken } from './model/live-model.ts';
import { aProfessional, austin, pastMatches } from './records.fixture.ts';
import { storeMonth } from './store-month.ts';

let app: TestApp;
let company: TestCompany;
let good: TestAgent;
let few: TestAgent;
let lender: TestAgent;
let buyer: TestBuyer;
const db = () => app.context.database.db;
const get = (path: string, as: Record<string, string> = {}) =>
  app.request('GET', `/api/smartmatch/${path}`, undefined, as);
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
  good = await aProfessional(app, company, { deals: 30, closes: 95 });
  few = await aProfessional(app, company, { deals: 4 });
  for (let at = 0; at < 8; at++) await aProfessional(app, company, { closes: 60 });
  lender = await aProfessional(app, company, { agentType: 'mortgage' });
  buyer = await aBuyer(app);
  await pastMatches(app, [good.agentId, few.agentId], () => 60);
});
afterAll(() => app.stop());

describe('the public formula page', () => {
  it('has the engine’s twelve criteria, each with a definition, its data, a weight and the spread if there is one', async () => {
    expect([...criteria]).toEqual([...CRITERIA]);
    const { body } = await get('criteria');
    expect([body.count, body.criteria.length]).toEqual([12, 12]);
    const weights = body.criteria.map(({ weight }: { weight: { real_estate: number } }) => weight.real_estate);
    expect(weights.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(100, 0);
    for (const one of body.criteria) {
      expect(one.definition.length).toBeGreaterThan(40);
      expect(one.spread === null, one.id).toBe(one.ofTheSearch);
    }
  });

  it('counts its figures from the records and hides those below ten', async () => {
    const { body } = await get('stats');
    const items = Object.fromEntries(body.items.map((item: { key: string }) => [item.key, item]));
    expect(items.professionals).toMatchObject({ value: 11, n: 11 });
    const closed = await db().select().from(agentDeals).where(eq(agentDeals.outcome, 'closed'));
    expect(items.closings.value).toBe(closed.filter(({ endedOn }) => endedOn >= day(365)).length);
    expect(items.response).toMatchObject({ value: 30, unit: 'minutes' });
    for (const item of body.items) if (item.n < 10) expect(item.value).toBeNull();
  });

  it('has the version, measured figures with their date and limits, and what is never used', async () => {
    const { body } = await get('formula');
    expect(body.neverUsed[0]).toMatch(/Money/);
    expect(body.changes[0].version).toBe(body.version);
    expect(body.quality.measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.quality.limits.length).toBeGreaterThan(2);
  });
});

describe('lenders', () => {
  it('show dated rates for one week, name the source of each figure, and are sorted by name, regardless of payments', async () => {
    const other = await aCompany(app, { companyName: 'A sponsored one' });
    await aProfessional(app, other, { agentType: 'mortgage', deals: 0 });
    await db()
      .insert(lenderSheets)
      .values([
        { resellerId: company.resellerId, type: 'bank', statedOn: day(2), approvalDays: 4, processingDays: 99 },
        { resellerId: other.resellerId, type: 'bank', statedOn: day(2), processingDays: 21, sponsored: true },
      ]);
    const rate = { product: 'conventional' as const, ratePercent: 6.125 };
    await db()
      .insert(lenderRates)
      .values([
        { ...rate, resellerId: company.resellerId, termYears: 30, datedOn: day(3) },
        { ...rate, resellerId: company.resellerId, termYears: 15, datedOn: day(9) },
      ]);
    await db().update(resellers).set({ companyName: 'Zebra' }).where(eq(resellers.id, company.resellerId));
    const [sponsored, measured] = (await get('lenders?location=Austin')).body as [Lender, Lender];
    expect([sponsored.name, sponsored.partnership, measured.partnership]).toEqual([
      'A sponsored one',
      'Sponsored',
      null,
    ]);
    expect(measured.rates).toEqual([
      { product: 'conventional', termYears: 30, rate: 6.125, points: 0, datedOn: day(3) },
    ]);
    expect(measured.processingTime).toMatchObject({ source: 'measured' });
    expect(measured.processingTime!.n).toBeGreaterThan(9);
    expect(measured.processingTime!.value).not.toBe(99);
    expect(sponsored.processingTime).toMatchObject({ source: 'stated_by_lender', value: 21, datedOn: day(2) });
    expect(measured.approvalTime).toMatchObject({ source: 'stated_by_lender', value: 4 });
    expect(measured.preApprovalSpeed).toBeNull();
    expect((await get('lenders?location=Qwertyville Nine')).status).toBe(400);
    expect((await get('lenders?location=Boston, MA')).body).toEqual([]);
  });
});

describe('the card of a mortgage agent', () => {
  it('shows the own rate before the company’s; an uninsured mortgage is a conventional one', async () => {
    const rate = { resellerId: company.resellerId, termYears: 5, datedOn: day(0) };
    await db()
      .insert(lenderRates)
      .values([
        { ...rate, product: 'conventional', ratePercent: 4.75 },
        { ...rate, agentId: lender.agentId, product: 'uninsured', ratePercent: 4.25 },
      ]);
    const { body } = await get('agents?location=Austin&agentType=mortgage&limit=4');
    expect(body.find(({ id }: { id: number }) => id === lender.agentId)).toMatchObject({
      rate: 4.25,
      rateDatedOn: day(0),
    });
  });
});

describe('a company’s lending statement', () => {
  it('is dated today, replaces the previous statement, and cannot set the sponsored label', async () => {
    const own = await aCompany(app);
    const put = (body: object, as = own.as) => app.request('PUT', '/api/smartmatch/lenders/own', body, as);
    const rate = { product: 'fha', termYears: 30, rate: 5.875 };
    expect((await get('lenders/own', own.as)).body).toBeNull();
    expect((await put({ type: 'bank', rates: [rate], approvalDays: 3 })).status).toBe(200);
    const { body } = await put({ type: 'credit_union', rates: [{ ...rate, rate: 6 }] });
    expect(body).toMatchObject({
      type: 'credit_union',
      approvalDays: null,
      statedOn: day(0),
      ratesShownUntil: day(-6),
    });
    expect(body.rates).toEqual([{ ...rate, rate: 6, points: 0 }]);
    expect((await get('lenders/own', own.as)).body).toEqual(body);
    // Two statements on one day are one day of the history, with the later values.
    expect(body.history).toEqual([{ statedOn: day(0), rates: body.rates }]);
    const earlier = {
      resellerId: own.resellerId,
      statedOn: day(9),
      rates: [{ ...rate, product: 'fha' as const, points: 0 }],
    };
    await db().insert(lenderStatements).values(earlier);
    const { history } = (await get('lenders/own', own.as)).body;
    expect(history.map(({ statedOn }: { statedOn: string }) => statedOn)).toEqual([day(0), day(9)]);
    expect((await put({ type: 'bank', sponsored: true })).status).toBe(400);
    expect((await put({ type: 'bank', rates: [rate, rate] })).status).toBe(400);
    expect((await put({ type: 'bank' }, lender.as)).status).toBe(403);
    expect((await get('lenders/own', company.as)).body?.type ?? null).not.toBe('credit_union');
  });
});

describe('record of one professional', () => {
  it('is shown without a score, as long as they may be offered', async () => {
    const { body } = await get(`agents/${good.agentId}`);
    expect([body.id, body.matchScore, body.closings > 0, body.percentile > 0]).toEqual([
      good.agentId,
      undefined,
      true,
      true,
    ]);
    await db().update(resellers).set({ suspendedAt: new Date() }).where(eq(resellers.id, company.resellerId));
    expect((await get(`agents/${good.agentId}`)).status).toBe(404);
    await db().update(resellers).set({ suspendedAt: null }).where(eq(resellers.id, company.resellerId));
    expect((await get('agents/999999')).status).toBe(404);
  });
});

describe('the new client limit', () => {
  it('is set by the professional or closed entirely; lists change at once, and the change is audited', async () => {
    const put = (body: object, as = good.as) => app.request('PUT', '/api/smartmatch/intake', body, as);
    const listed = async () => {
      const { body } = await get('agents?location=Austin');
      return body.map(({ id }: { id: number }) => id).includes(good.agentId);
    };
    expect((await get('intake', good.as)).body).toMatchObject({ takesClients: true, usual: 8, used: 0 });
    expect(await listed()).toBe(true);
    expect((await put({ takesClients: false, capacity: 3 })).body).toMatchObject({ takesClients: false, capacity: 3 });
    expect(await listed()).toBe(false);
    expect((await get('standing', good.as)).body.inTheWay).toEqual([
      'You’re not taking new clients. You can change this in your settings.',
    ]);
    expect((await put({ takesClients: true, capacity: null })).status).toBe(200);
    expect(await listed()).toBe(true);
    for (const wrong of [0, 51, 2.5]) expect((await put({ takesClients: true, capacity: wrong })).status).toBe(400);
    expect((await put({ takesClients: true, capacity: 2 }, buyer.as)).status).toBe(403);
    const lines = (await db().select().from(auditLog)).filter(({ action }) => action === 'professional.intake_changed');
    expect(lines.map(({ object }) => object)).toEqual([`agent:${good.agentId}`, `agent:${good.agentId}`]);
  });
});

describe('a professional’s own figures', () => {
  it('is visible to them only: criteria, months, capacity; and no percentile with too few deals', async () => {
    await storeMonth(app.context);
    await storeMonth(app.context);
    const { body } = await get('standing', good.as);
    expect([body.offered, body.inTheWay, body.capacity]).toEqual([true, [], { limit: 8, used: 0 }]);
    expect(body.percentile).toBeGreaterThan(body.percentileInterval.low - 0.1);
    expect(body.history).toHaveLength(1);
    expect(body.history[0]).toMatchObject({ month: `${day(0).slice(0, 7)}-01`, percentile: body.percentile });
    expect(body.lists).toEqual({ shown: 24, contacted: 12, closed: expect.any(Number) });
    const little = (await get('standing', few.as)).body;
    expect([little.percentile, little.top5Percent, little.closedDeals < 8]).toEqual([null, false, true]);
    const newcomer = await anAgent(app, company);
    expect((await get('standing', newcomer.as)).status).toBe(404);
    expect((await get('standing', buyer.as)).status).toBe(403);
  });
});

describe('the outcome of a match', () => {
  const search = { ...austin, budget: 400_000, wanted: 'condo', timelineMonths: 4, place: 'Austin, TX' };
  const matchWith = async (change: Partial<typeof matches.$inferInsert>) => {
    const [row] = await db()
      .insert(matches)
      .values({
        ...{
          buyerId: buyer.id,
          agentId: good.agentId,
          agentType: 'real_estate',
          connectionId: Math.floor(Math.random() * 1e9),
        },
        ...{ shown: [], search, askedAt: new Date(), replyDueAt: new Date(), lapsesAt: new Date(), ...change },
      })
      .returning();
    return row!.id;
  };

  it('is recorded once, changes the professional’s score in the next list at once, and is removed when the match reopens', async () => {
    await get('stats');
    app.context.events.start();
    const scoreOf = async () => {
      const { body } = await app.request('POST', '/api/smartmatch/analyze', {
        searchLocation: 'Austin',
        propertyType: 'condo',
      });
      return body.matches.find(({ id }: { id: number }) => id === good.agentId).p as number;
    };
    const setOutcome = async (matchId: number, outcome: 'closed' | 'lapsed' | 'connected') => {
      await app.context.events.transaction((_, emit) =>
        emit(matchOutcome, { matchId, agentId: good.agentId, outcome }),
      );
    };
    const before = await scoreOf();
    const lapsed = await matchWith({ state: 'lapsed' });
    await setOutcome(await matchWith({ state: 'connected' }), 'connected');
    await setOutcome(lapsed, 'lapsed');
    await setOutcome(lapsed, 'connected');
    await expect.poll(scoreOf, { interval: 30 }).toBeLessThan(before);
    const storedRecords = () => db().select().from(matchRecords).where(eq(matchRecords.buyerId, buyer.id));
    await expect.poll(async () => (await storedRecords()).length, { interval: 30 }).toBe(1);
    expect((await storedRecords())[0]).toMatchObject({
      matchId: lapsed,
      closed: false,
      type: 'condo',
      contactedId: good.agentId,
    });
  });
});

describe('ranking records', () => {
  it('are exported and erased with an account', async () => {
    const part = app.context.resolve(personalDataToken).find(({ name }) => name === 'ranking')!;
    const rows = (await part.rows(db(), lender.id)) as Record<string, unknown[]>;
    expect([rows.professional!.length, rows.deals!.length, rows.requests!.length]).toEqual([1, 20, 12]);
    expect((await part.rows(db(), buyer.id)) as object).toMatchObject({
      deals: [],
      matches: [{ contactedId: good.agentId }],
    });
    await app.context.database.transaction(async (tx) => {
      await part.erase!(tx, lender.id);
      await part.erase!(tx, buyer.id);
    });
    expect(await db().select().from(agentDeals).where(eq(agentDeals.agentId, lender.agentId))).toEqual([]);
    expect(await db().select().from(agentRecords).where(eq(agentRecords.agentId, lender.agentId))).toEqual([]);
    expect(await db().select().from(matchRecords).where(eq(matchRecords.buyerId, buyer.id))).toEqual([]);
  });

  it('are fitted beside requests: the event loop is never blocked for more than 50 ms', async () => {
    const own = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1_000;
    let [longest, last] = [0, own()];
    const watch = setInterval(() => {
      const now = own();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    await app.context.resolve(liveModelToken).refit();
    clearInterval(watch);
    expect(longest).toBeLessThan(50);
  });
});
