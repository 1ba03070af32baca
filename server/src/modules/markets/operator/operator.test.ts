import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aPerson, type TestPerson } from '../../../../test/people.ts';
import type { Score } from '../contract.ts';
import { addOutcomes } from '../scoreboard/add-outcomes.ts';
import { versions } from '../scoreboard/prediction-log.ts';
import { marketModels, marketPredictions, marketRuns, marketSeries } from '../tables.ts';
import { refitMarkets } from '../valuation/refit.ts';
import type { MarketsOverview, PredictedSale } from './contract.ts';
import { deleteOldRuns, recordRun } from './record-run.ts';

let app: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  operator = await aPerson(app, 'wholesaler');
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const get = (path: string) => app.request('GET', `/api/wholesaler/markets${path}`, undefined, operator.as);
const overview = async (): Promise<MarketsOverview> => (await get('')).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

/** Stores a serving version with a back-test error of 4 %. */
const aModel = (market: string) =>
  db()
    .insert(marketModels)
    .values({
      ...{ market, asOf: daysAgo(1), sales: 900, model: new Uint8Array([1]) },
      score: { n: 60, medianError: 0.04, covered: 0.8 } as Score,
    });

/** Stores sales with an estimate that is off by a share of the price. */
async function predicted(count: number, its: { off: number; soldDaysAgo: number; city: string }) {
  const prices = Array.from({ length: count }, (_, at) => 300_000 + 10_000 * at);
  const ids = await storeHomes(
    app.context.database,
    ...prices.map((price) =>
      home({
        ...{ city: its.city, standardStatus: 'Closed', closePriceCents: price * 100 },
        closeDate: daysAgo(its.soldDaysAgo),
      }),
    ),
  );
  await db()
    .insert(marketPredictions)
    .values(
      ids.map((listingId, at) => {
        const middle = Math.round(prices[at]! * (1 + its.off));
        const range = { low: middle * 0.97, middle, high: middle * 1.03, baseline: prices[at]! * 1.2 };
        const subject = { source: 'sales', market: 'US-TX', place: `${its.city.toLowerCase()}-tx`, listingId };
        return { ...subject, madeOn: daysAgo(its.soldDaysAgo + 10), version: versions.price, ...range };
      }),
    );
  await addOutcomes(db());
}

describe('drift', () => {
  it('compares the sales of the last sixty days with the back-test, and is found above 1.25 times its error', async () => {
    await aModel('US-TX');
    await predicted(30, { off: 0.02, soldDaysAgo: 90, city: 'Austin' });
    expect((await overview()).drift).toMatchObject([{ market: 'US-TX', recent: null, isDrifting: false }]);
    await predicted(30, { off: 0.06, soldDaysAgo: 20, city: 'Austin' });
    const [drift] = (await overview()).drift;
    expect(drift!.recent).toMatchObject({ n: 30, covered: 0 });
    expect(drift!.recent!.medianError).toBeCloseTo(0.06, 5);
    expect(drift!.recent!.bias).toBeCloseTo(0.06, 5);
    expect(drift!.isDrifting).toBe(true);
  });

  it('is not found on fewer than thirty sales, and shows no figure below ten', async () => {
    await aModel('US-TX');
    await predicted(9, { off: 0.5, soldDaysAgo: 20, city: 'Austin' });
    expect((await overview()).drift[0]!.recent).toBeNull();
    await predicted(20, { off: 0.5, soldDaysAgo: 20, city: 'Austin' });
    expect((await overview()).drift[0]).toMatchObject({ recent: { n: 29 }, isDrifting: false });
  });
});

it('computes errors by third of the prices that equal those of the listed and of the downloaded rows', async () => {
  await predicted(33, { off: 0.02, soldDaysAgo: 20, city: 'Austin' });
  await predicted(15, { off: -0.1, soldDaysAgo: 200, city: 'Waco' });
  const { fairness } = await overview();
  const file = String((await get('/predictions.csv')).body)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');
  expect(file).toHaveLength(49);
  for (const { third, errors } of fairness) {
    const { headers, body } = await get(`/predictions?third=${third}&limit=200`);
    const rows: PredictedSale[] = body;
    expect(headers.get('x-total-count')).toBe(String(errors!.n));
    expect(errors!.n).toBe(16);
    const biases = rows.map(({ middle, outcome }) => (middle - outcome) / outcome);
    expect(errors!.medianError).toBeCloseTo(median(biases.map(Math.abs)), 9);
    expect(errors!.bias).toBeCloseTo(median(biases), 9);
    expect(errors!.covered).toBe(
      rows.filter(({ low, high, outcome }) => outcome >= low && outcome <= high).length / 16,
    );
    expect(file.filter((line) => line.split(',')[6] === String(third))).toHaveLength(16);
  }
});

it('states the age and the coverage of each source, with the rows behind them', async () => {
  await predicted(12, { off: 0, soldDaysAgo: 20, city: 'Austin' });
  await db()
    .insert(marketSeries)
    .values(['2026-07', '2026-08'].map((month) => ({ place: 'austin-tx', source: 'fhfa', month, value: 100 })));
  const { cities, sources } = await overview();
  expect(cities).toBe(1);
  expect(sources).toMatchObject([
    { kind: 'sales', source: 'Test MLS', subjects: 1, n: 12, last: daysAgo(20), ageDays: 20, cities: 1 },
    { kind: 'index', source: 'fhfa', subjects: 1, n: 2, first: '2026-07-01', last: '2026-08-01', cities: 1 },
  ]);
  const sinceAugust = Math.floor((Date.now() - Date.UTC(2026, 8, 1)) / 86_400_000);
  expect(sources[1]!.ageDays).toBe(sinceAugust);
  expect((await get('/coverage?source=fhfa')).body).toEqual([
    { kind: 'index', source: 'fhfa', subject: 'austin-tx', n: 2, first: '2026-07-01', last: '2026-08-01' },
  ]);
});

it('records when a fit ran, for how long, and how it ended; a failure ends no other run', async () => {
  await predicted(5, { off: 0, soldDaysAgo: 20, city: 'Austin' });
  await refitMarkets(app.context, daysAgo(0), new AbortController().signal);
  const run = { kind: 'forecast', subject: 'fhfa', inputs: 3 } as const;
  await recordRun({ db: db(), log: app.context.log }, run, () => Promise.reject(new Error('series has a gap')));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await db()
    .insert(marketRuns)
    .values({ ...run, startedAt: longAgo });
  const { headers, body } = await get('/runs');
  expect(headers.get('x-total-count')).toBe('3');
  expect(body).toMatchObject([
    { outcome: 'died', seconds: null },
    { subject: 'fhfa', outcome: 'failed', detail: 'series has a gap' },
    { kind: 'valuation', subject: 'US-TX', inputs: 5, outcome: 'refused', detail: expect.stringMatching(/sales/) },
  ]);
  expect(body[2].seconds).toBeGreaterThan(0);
  expect((await get('/runs?page=2&limit=2')).body).toHaveLength(1);
  expect(String((await get('/runs.csv')).body)).toContain('series has a gap');
  const later = new Date(Date.now() + 800 * 86_400_000);
  await deleteOldRuns(db(), later);
  expect((await get('/runs')).body).toEqual([]);
});
