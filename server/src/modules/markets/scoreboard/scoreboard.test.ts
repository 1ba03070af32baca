import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { marketPredictions, marketSeries } from '../tables.ts';
import { addOutcomes } from './add-outcomes.ts';
import type { ScoreRow } from './contract.ts';
import { losesInToken } from './losing-areas.ts';
import { type Prediction, predictionLogToken, versions } from './prediction-log.ts';
import { prunePredictions } from './prune.ts';
import { losesBeyondChance } from './scores.ts';

let app: TestApp;
let declined: number;
const HOMES = 33;
const scoresBy = async (by: string, measure = 'price'): Promise<ScoreRow[]> =>
  (await app.request('GET', `/api/markets/scoreboard?by=${by}&measure=${measure}`)).body.groups;

const priceOf = (at: number): number => 300_000 + 7_001 * ((at * 13) % HOMES);

/** Twelve homes of Austin, twelve of Waco and nine of Laredo; the estimates of Waco are worse than the baseline. */
const cityOf = (at: number): string => (at < 12 ? 'Austin' : at < 24 ? 'Waco' : 'Laredo');

beforeAll(async () => {
  app = await startTestApp();
  const { database } = app.context;
  const ids = await storeHomes(
    database,
    ...Array.from({ length: HOMES }, (_, at) =>
      home({
        city: cityOf(at),
        standardStatus: 'Closed',
        closeDate: `2026-${at % 2 ? '06' : '07'}-10`,
        closePriceCents: priceOf(at) * 100,
        internetAutomatedValuationDisplayYn: at !== 5,
      }),
    ),
  );
  declined = ids[5]!;
  const predicted = ids.flatMap((listingId, at): Prediction[] => {
    const place = `${cityOf(at).toLowerCase()}-tx`;
    const off = place === 'waco-tx' ? 0.3 : 0.01 * (at % 9) - 0.03;
    const middle = Math.round(priceOf(at) * (1 + off));
    const range = { low: middle * 0.95, middle, high: middle * 1.05, baseline: priceOf(at) * 1.11 };
    const one = { source: 'sales', market: 'US-TX', place, listingId, version: versions.price, ...range };
    // Two views of a month: the later one counts. One on the day of the sale counts never.
    return ['2026-03-01', '2026-05-20', '2026-05-25', '2026-07-10'].map((madeOn, view) => ({
      ...one,
      madeOn,
      middle: middle + view,
    }));
  });
  await database.db.insert(marketPredictions).values(predicted);
  await addOutcomes(database.db);
}, 240_000);
afterAll(() => app.stop());

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

describe('the scoreboard', () => {
  it.each([
    ['area', 'place'],
    ['third', 'third'],
    ['month', 'month'],
    ['horizon', 'horizon'],
  ])('by %s equals the figures computed from the downloaded rows, to the last digit', async (by, column) => {
    const { body } = await app.request('GET', '/api/markets/predictions?measure=price');
    const [head, ...lines] = String(body).replace('\ufeff', '').trim().split('\r\n');
    const rows = lines.map((line) => {
      const row = Object.fromEntries(line.split(',').map((cell, at) => [head!.split(',')[at]!, cell]));
      return { ...row, month: row.known_on!.slice(0, 7) } as Record<string, string>;
    });
    const folded = [...Map.groupBy(rows, (row) => row[column])].flatMap(([group, own]) => {
      const of = (name: string) => own.map((row) => Number(row[name]));
      const [low, middle, high, baseline, outcome] = ['low', 'middle', 'high', 'baseline', 'outcome'].map(of);
      const mean = (figure: (at: number, price: number) => number | boolean) =>
        outcome!.reduce((sum, price, at) => sum + Number(figure(at, price)), 0) / own.length;
      const error = (at: number, price: number) => Math.abs(middle![at]! - price) / price;
      const naive = (at: number, price: number) => Math.abs(baseline![at]! - price) / price;
      const loss = (quantile: number[], share: number, at: number, price: number) =>
        Math.max(share * (price - quantile[at]!), (share - 1) * (price - quantile[at]!)) / price;
      if (!group || own.length < 10) return [];
      const figures = {
        medianError: median(outcome!.map((price, at) => error(at, price))),
        baselineError: median(outcome!.map((price, at) => naive(at, price))),
        within5: mean((at, price) => error(at, price) <= 0.05),
        within10: mean((at, price) => error(at, price) <= 0.1),
        within20: mean((at, price) => error(at, price) <= 0.2),
        covered: mean((at, price) => price >= low![at]! && price <= high![at]!),
        pinball: mean(
          (at, price) => (loss(low!, 0.1, at, price) + loss(middle!, 0.5, at, price) + loss(high!, 0.9, at, price)) / 3,
        ),
        baselinePinball: mean((at, price) => naive(at, price) / 2),
      };
      const rounded = Object.entries(figures).map(([name, figure]) => [name, Number(figure.toFixed(6))]);
      return [{ group, n: own.length, ...Object.fromEntries(rounded) }];
    });
    const shown = await scoresBy(by);
    expect(shown.length).toBeGreaterThan(1);
    expect(
      shown.map(({ version: _, loses: __, ...row }) => row).sort((a, b) => a.group.localeCompare(b.group)),
    ).toEqual(folded.sort((a, b) => a.group.localeCompare(b.group)));
  });

  it('counts the last prediction of each horizon, and none that was made once the home had sold', async () => {
    const byHorizon = Object.fromEntries((await scoresBy('horizon')).map(({ group, n }) => [group, n]));
    // Both views of May are 31 to 90 days before the sales of July, and within 30 days of those of June.
    expect(byHorizon).toEqual({ '30': 16, '90': 17, '365': HOMES });
  });

  it('leaves out an area with fewer than ten outcomes', async () => {
    const areas = async () => Object.fromEntries((await scoresBy('area')).map(({ group, n }) => [group, n]));
    expect(await areas()).toEqual({ 'waco-tx': 24, 'austin-tx': 22, 'laredo-tx': 18 });
    const { db } = app.context.database;
    const isEarly = and(eq(marketPredictions.place, 'laredo-tx'), eq(marketPredictions.madeOn, '2026-03-01'));
    await db.delete(marketPredictions).where(isEarly);
    expect(await areas()).toEqual({ 'waco-tx': 24, 'austin-tx': 22 });
  });

  it('names neither the listing nor the place of a home whose seller declined estimates', async () => {
    const { body } = await app.request('GET', '/api/markets/predictions');
    expect(String(body)).not.toContain(`,${declined},`);
    expect(String(body)).toContain('US-TX,,,');
  });

  it('stops a method in an area where it has lost to the baseline, and there only', async () => {
    const losesIn = (place: string) => app.context.resolve(losesInToken)(app.context.database.db, 'price', place);
    expect([await losesIn('waco-tx'), await losesIn('austin-tx'), await losesIn('laredo-tx')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await scoresBy('area')).find(({ group }) => group === 'waco-tx')).toMatchObject({ loses: true });
  });
});

it('stops no method for a loss that may be chance', () => {
  const close = { medianError: 0.06, baselineError: 0.059 };
  expect(losesBeyondChance({ ...close, worse: 8, better: 4 })).toBe(false);
  expect(losesBeyondChance({ ...close, worse: 10, better: 2 })).toBe(true);
  expect(losesBeyondChance({ ...close, worse: 60, better: 40 })).toBe(true);
  // Often a little worse, but better in the middle.
  expect(losesBeyondChance({ medianError: 0.05, baselineError: 0.06, worse: 60, better: 40 })).toBe(false);
});

describe('pruning', () => {
  const today = new Date().toISOString().slice(0, 10);
  const db = () => app.context.database.db;
  const rows = async () => (await db().select({ id: marketPredictions.id }).from(marketPredictions)).length;
  const board = async () => [await scoresBy('horizon'), await scoresBy('month'), await scoresBy('third')];

  it('removes replaced and overdue predictions, and changes no score', async () => {
    const before = await board();
    await prunePredictions(db(), today);
    const kept = await rows();
    // Homes of June count at 30 days and above 90, those of July at 31 to 90 and above; Laredo lost its views of March.
    expect(kept).toBe(HOMES * 2 - 9);
    expect(await board()).toEqual(before);
    const overdue = {
      source: 'sales',
      market: 'US-TX',
      place: 'austin-tx',
      version: versions.price,
      low: 1,
      middle: 2,
      high: 3,
    };
    const at = (listingId: number, madeOn: string) => ({ ...overdue, listingId, madeOn, baseline: 2 });
    await db()
      .insert(marketPredictions)
      .values([at(900_001, '2020-01-01'), at(900_002, today)]);
    await prunePredictions(db(), today);
    expect(await rows()).toBe(kept + 1);
    await db().delete(marketPredictions).where(eq(marketPredictions.listingId, 900_002));
  });
});

it('scores the growth of an index once the month of the forecast is published, and keeps a revised month as it was', async () => {
  const { db } = app.context.database;
  const places = Array.from({ length: 10 }, (_, at) => `city${at}-tx`);
  const months = (value: number, month: string) => places.map((place) => ({ place, source: 'index', month, value }));
  const log = app.context.resolve(predictionLogToken);
  for (const place of [...places, ...places])
    log.add({
      ...{ source: 'index', market: 'US-TX', place, madeOn: '2025-10-15', dueOn: '2026-09-01' },
      ...{ version: versions.growth, low: 1, middle: 4, high: 6, baseline: 9 },
    });
  await log.flush();
  await db.insert(marketSeries).values(months(200, '2025-09'));
  await addOutcomes(db);
  expect(await scoresBy('month', 'growth')).toEqual([]);
  await db.insert(marketSeries).values(months(210, '2026-09'));
  await addOutcomes(db);
  await db.update(marketSeries).set({ value: 230 });
  await addOutcomes(db);
  expect(await scoresBy('month', 'growth')).toMatchObject([
    { group: '2026-09', n: 10, medianError: 0.01, baselineError: 0.04, covered: 1, loses: false },
  ]);
});
