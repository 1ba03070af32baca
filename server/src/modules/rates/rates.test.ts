import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aPerson, type TestPerson } from '../../../test/people.ts';
import { sampleSystemName } from '../accounts/index.ts';
import { notifications } from '../notifications/tables.ts';
import { liveIndexToken } from '../search/index.ts';
import { liveRatesToken } from './live-rates.ts';
import { notifyOldRates } from './notify-old.ts';
import { fetchRates } from './published/follow-urls.ts';
import { readRatesCsv } from './published/read-rates-csv.ts';
import { refreshSampleRates } from './sample-rates.ts';
import { storeRates } from './store-rates.ts';
import { rates } from './tables.ts';

let app: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  operator = await aPerson(app, 'wholesaler');
  await refresh();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const refresh = () => app.context.resolve(liveRatesToken).refresh();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const send = (method: string, path: string, body?: unknown, who = operator) =>
  app.request(method, `/api/wholesaler/rates${path}`, body, who.as);
const enter = async (percent: number, effectiveOn = daysAgo(0), product = 'us_fixed_30y') =>
  (await send('POST', '', { product, percent, effectiveOn, source: 'Freddie Mac PMMS' })).body;
const costOf = async (id: number) => (await app.request('GET', `/api/properties/${id}`)).body;
const found = async (query: string): Promise<number[]> => {
  await app.context.resolve(liveIndexToken).refresh();
  const { body } = await app.request('GET', `/api/properties?${query}`);
  return body.map(({ id }: { id: number }) => id);
};
const aged = async (days: number) => {
  await db()
    .update(rates)
    .set({ effectiveOn: daysAgo(days) });
  await refresh();
};

describe('a mortgage rate entered by the operator', () => {
  it('applies to every monthly cost at once, on pages and in the index, until the removal is undone', async () => {
    const [id] = await storeHomes(app.context.database, home({ listPriceCents: 40_000_000 }));
    const before = (await costOf(id!)).monthlyCost;
    expect(before).toMatchObject({ ratePercent: 6.5, principalAndInterest: 2022.62 });
    const entered = await enter(3.25);
    expect(entered).toMatchObject({ country: 'US', percent: 3.25, origin: 'operator', source: 'Freddie Mac PMMS' });
    const after = await costOf(id!);
    expect(after.monthlyCost).toMatchObject({
      ...{ ratePercent: 3.25, principalAndInterest: 1392.66 },
      rate: { percent: 3.25, on: daysAgo(0), source: 'Freddie Mac PMMS', isOld: false, isSample: false },
    });
    expect(after.costDefaults.rate.percent).toBe(3.25);
    const between = Math.round((after.monthlyCost.total + before.total) / 2);
    expect(await found(`costMax=${between}`)).toEqual([id]);
    expect(await found('paymentMax=1400')).toEqual([id]);
    await send('DELETE', `/${entered.id}`);
    // The replaced rate had the same day, so the country has none now.
    expect((await costOf(id!)).monthlyCost).toBeNull();
    expect((await send('POST', `/${entered.id}/restore`)).status).toBe(200);
    expect((await costOf(id!)).monthlyCost).toMatchObject({ ratePercent: 3.25 });
    const actions = (await app.request('GET', '/api/audit', undefined, operator.as)).body.actions;
    expect(actions).toEqual(expect.arrayContaining(['rate.entered', 'rate.removed', 'rate.restored']));
  });

  it('is validated with field and rule, and can be entered by the operator only', async () => {
    const rate = { product: 'us_fixed_30y', percent: 6.36, effectiveOn: daysAgo(-3), source: 'Freddie Mac' };
    expect((await send('POST', '', rate)).body.fields).toEqual([
      { field: 'effectiveOn', rule: 'must not be in the future' },
    ]);
    expect((await send('POST', '', { ...rate, percent: 636 })).body.fields[0].field).toBe('percent');
    const buyer = await aPerson(app, 'end_user');
    expect((await send('POST', '', { ...rate, effectiveOn: daysAgo(0) }, buyer)).status).toBe(403);
    expect((await send('GET', '', undefined, buyer)).status).toBe(403);
  });
});

describe('an old rate', () => {
  it('is marked after 14 days, and hidden after 60 days with all monthly costs, filters and counts', async () => {
    const [id] = await storeHomes(app.context.database, home({ listPriceCents: 40_000_000 }));
    await aged(14);
    expect((await costOf(id!)).monthlyCost.rate).toMatchObject({ on: daysAgo(14), isOld: false });
    await aged(15);
    const { monthlyCost } = await costOf(id!);
    expect(monthlyCost.rate.isOld).toBe(true);
    expect(monthlyCost.assumptions[0]).toMatch(/^Fixed rate of 6\.5%, rate from \w{3} \d{1,2}, \d{4} over 30 years/);
    await aged(60);
    expect((await costOf(id!)).monthlyCost).not.toBeNull();
    await aged(61);
    const hidden = await costOf(id!);
    expect([hidden.monthlyCost, hidden.monthlyPayment, hidden.costDefaults.rate]).toEqual([null, null, null]);
    expect(hidden.cashToClose.total).toBeGreaterThan(90_000);
    await app.context.resolve(liveIndexToken).refresh();
    const sentence = { query: 'homes under $3,000 a month' };
    const { chips, total } = (await app.request('POST', '/api/hypersearch/nlp', sentence)).body;
    expect(total).toBe(1);
    expect(JSON.stringify(chips)).toContain('There is no current mortgage rate');
    expect(await found('costMax=100')).toEqual([id]);
  });

  it('notifies the operator once when it is old and once when it is hidden', async () => {
    const notices = async () =>
      (await db().select().from(notifications).where(eq(notifications.personId, operator.id))).map(
        ({ title }) => title,
      );
    await notifyOldRates(app.context, new Date());
    expect(await notices()).toEqual([]);
    await aged(15);
    await notifyOldRates(app.context, new Date());
    await notifyOldRates(app.context, new Date());
    expect(await notices()).toEqual([
      'The mortgage rate is 15 days old: United States: 30-year fixed',
      'The mortgage rate is 15 days old: Canada: 5-year fixed, discounted',
    ]);
    await notifyOldRates(app.context, new Date(Date.now() + 50 * DAY_MS));
    expect((await notices()).filter((title) => title.startsWith('Monthly costs are hidden'))).toHaveLength(2);
    const { kinds } = (await app.request('GET', '/api/notifications/preferences', undefined, operator.as)).body;
    expect(kinds.some(({ kind }: { kind: string }) => kind === 'mortgage_rates')).toBe(true);
  });
});

const pmms = 'date,pmms30,pmms30p,pmms15,pmms15p\n11/5/2026,6.22,0,5.5,0\n11/12/2026,6.24,,5.49,\n11/19/2026,6.36,,,\n';
const valet = [
  '"TERMS AND CONDITIONS"',
  '"https://www.bankofcanada.ca/terms/"',
  '',
  '"SERIES"',
  '"id","label","description"',
  '"V80691335","Conventional mortgage: 5-year","Conventional mortgage, weekly"',
  '',
  '"OBSERVATIONS"',
  '"date","V80691335"',
  '"2026-11-11","6.09"',
  '"2026-11-18","6.09"',
  '"2026-11-25","n/a"',
].join('\r\n');

describe('a published rates file', () => {
  it('from Freddie Mac, FRED or the Bank of Canada is read in its published form', () => {
    expect(readRatesCsv(pmms).bySource.get('Freddie Mac PMMS')).toEqual([
      { product: 'us_fixed_30y', percent: 6.22, effectiveOn: '2026-11-05' },
      { product: 'us_fixed_15y', percent: 5.5, effectiveOn: '2026-11-05' },
      { product: 'us_fixed_30y', percent: 6.24, effectiveOn: '2026-11-12' },
      { product: 'us_fixed_15y', percent: 5.49, effectiveOn: '2026-11-12' },
      { product: 'us_fixed_30y', percent: 6.36, effectiveOn: '2026-11-19' },
    ]);
    expect(readRatesCsv('observation_date,MORTGAGE30US\n2026-11-12,.\n2026-11-19,6.36').bySource.size).toBe(1);
    const canadian = readRatesCsv(valet);
    expect(canadian.bySource.get('Bank of Canada')).toHaveLength(2);
    expect(canadian.refused).toEqual([{ line: 12, why: '“n/a” isn’t a rate from 0 to 30 percent' }]);
    expect(() => readRatesCsv('date,XYZ\n2026-11-19,6')).toThrow('The file has no known series');
    expect(() => readRatesCsv('<html>')).toThrow('no header row');
  });

  it('replaces sample and published rates, but not rates that the operator entered or removed', async () => {
    await db().delete(rates);
    const entered = await enter(5.9, '2026-11-12');
    const removed = await enter(7, '2026-11-05');
    await send('DELETE', `/${removed.id}`);
    const bring = (origin: 'file' | 'url' | 'sample', percent: number) =>
      app.context.database.transaction((tx) =>
        storeRates(
          tx,
          ['2026-11-05', '2026-11-12', '2026-11-19'].map((effectiveOn) => ({
            ...{ product: 'us_fixed_30y' as const, percent, effectiveOn },
          })),
          { source: origin, origin },
        ),
      );
    expect(await bring('sample', 1)).toBe(1);
    expect(await bring('url', 6.36)).toBe(1);
    expect(await bring('url', 6.36)).toBe(0);
    expect(await bring('sample', 2)).toBe(0);
    const { body } = await send('GET', '');
    expect(body.rates.map(({ percent, origin }: { percent: number; origin: string }) => [percent, origin])).toEqual([
      [6.36, 'url'],
      [5.9, 'operator'],
    ]);
    expect(body.rates[1].id).toBe(entered.id);
    expect(body.current[0]).toMatchObject({ country: 'US', state: 'current', rate: { percent: 6.36 } });
    expect(body.current[1]).toMatchObject({ country: 'CA', state: 'missing', rate: null });
    // A file imported by the operator restores a removed day.
    expect(await bring('file', 6.4)).toBe(2);
  });

  it('is fetched from its address; a redirect, an error or an endless response leaves the rates unchanged', async () => {
    const replies: Record<string, (url: string) => { status: number; body?: string; location?: string }> = {
      '/pmms.csv': () => ({ status: 200, body: pmms }),
      '/moved.csv': () => ({ status: 302, location: '/pmms.csv' }),
      '/broken.csv': () => ({ status: 500 }),
      '/large.csv': () => ({ status: 200, body: `${pmms}${'#'.repeat(6 * 2 ** 20)}` }),
    };
    const server: Server = createServer((request, response) => {
      const { status, body = '', location } = replies[request.url!]!(request.url!);
      response.writeHead(status, location ? { location } : {}).end(body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const fetchAll = (...paths: string[]) =>
      fetchRates(
        app.context,
        paths.map((path) => new URL(`http://127.0.0.1:${port}${path}`)),
        new AbortController().signal,
      );
    try {
      await db().delete(rates);
      for (const path of ['/moved.csv', '/broken.csv', '/large.csv'])
        await expect(fetchAll(path)).rejects.toThrow('mortgage rates could not be fetched');
      expect(await db().select().from(rates)).toEqual([]);
      await expect(fetchAll('/broken.csv', '/pmms.csv')).rejects.toThrow();
      expect(app.context.resolve(liveRatesToken).now().US).toMatchObject({ percent: 6.36, on: '2026-11-19' });
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});

it('is supplemented by current sample rates in the sample network only', async () => {
  await db().delete(rates);
  await refresh();
  await refreshSampleRates(app.context, new Date());
  expect(app.context.resolve(liveRatesToken).now().US).toBeNull();
  await storeHomes(app.context.database, home({ originatingSystemName: sampleSystemName }));
  await refreshSampleRates(app.context, new Date());
  const { US, CA } = app.context.resolve(liveRatesToken).now();
  expect([US, CA]).toEqual([
    expect.objectContaining({ isSample: true, isOld: false, product: 'us_fixed_30y' }),
    expect.objectContaining({ isSample: true, isOld: false, product: 'ca_fixed_5y' }),
  ]);
  await enter(6.36, daysAgo(10));
  expect(app.context.resolve(liveRatesToken).now().US).toMatchObject({ percent: 6.36, isSample: false });
});
