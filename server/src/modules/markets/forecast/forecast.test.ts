import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { marketSeries } from '../tables.ts';
import { forecastMarkets } from './forecast-markets.ts';
import { sampleIndex } from './sample-series.ts';

let app: TestApp;
const never = new AbortController().signal;
const now = new Date('2026-11-15T00:00:00Z');
const forecastOf = (place: string) => app.request('GET', `/api/markets/${place}/forecast`);

beforeAll(async () => {
  app = await startTestApp();
  const { database } = app.context;
  const cities = ['Austin', 'Dallas', 'Waco', 'Laredo'];
  await storeHomes(database, ...cities.flatMap((city) => Array.from({ length: 10 }, () => home({ city }))));
  await storeHomes(database, home({ city: 'Uvalde' }));
  const series = (place: string, from = 0) =>
    sampleIndex(place, now)
      .slice(from)
      .map((point) => ({ place, source: 'test index', ...point }));
  await database.db.insert(marketSeries).values([...series('austin-tx'), ...series('dallas-tx')]);
  await database.db.insert(marketSeries).values(series('waco-tx', -18));
  await forecastMarkets(app.context, never);
}, 180_000);
afterAll(() => app.stop());

describe('the forecast of a city', () => {
  it('has an interval, the last known month, and the errors of its back-test next to the baseline', async () => {
    const { body } = await forecastOf('austin-tx');
    expect(body).toMatchObject({ city: 'Austin', state: 'TX', country: 'US' });
    expect(body.index).toMatchObject({ source: 'test index', isSample: false });
    const { forecast, index } = body;
    expect(forecast.from).toBe('2026-10');
    expect(index.points.at(-1).month).toBe('2026-10');
    expect(forecast.low).toBeLessThanOrEqual(forecast.growth);
    expect(forecast.high).toBeGreaterThanOrEqual(forecast.growth);
    const [then, last] = [index.points.at(-13).value, index.points.at(-1).value];
    expect(forecast.lastYear).toBeCloseTo((last / then - 1) * 100, 1);
    expect(forecast.tested).toBeGreaterThanOrEqual(12);
    expect(forecast.abstains).toBe(forecast.error > forecast.lastYearError);
    if (forecast.abstains) expect(forecast.growth).toBe(forecast.lastYear);
  });

  it('is absent for a series that is too short to test one, and for a city without a series', async () => {
    expect((await forecastOf('waco-tx')).body).toMatchObject({ forecast: null, index: { source: 'test index' } });
    expect((await forecastOf('laredo-tx')).body).toMatchObject({ city: 'Laredo', forecast: null, index: null });
  });

  it('is that of the city for a district with ten or more sales, which the city lists', async () => {
    const { database } = app.context;
    const sold = (neighbourhood: string, city: string) =>
      home({ city, neighbourhood, standardStatus: 'Closed', closePriceCents: 30_000_000, closeDate: '2026-06-01' });
    await storeHomes(
      database,
      ...Array.from({ length: 10 }, () => sold('Hyde Park', 'Austin')),
      ...Array.from({ length: 9 }, () => sold('Zilker', 'Austin')),
      ...Array.from({ length: 10 }, () => sold('Hyde Park', 'Dallas')),
    );
    const city = (await forecastOf('austin-tx')).body;
    expect(city.districts).toEqual([{ place: 'hyde-park--austin-tx', district: 'Hyde Park', sales: 10 }]);
    expect((await forecastOf('hyde-park--austin-tx')).body).toEqual({
      ...city,
      ...{ place: 'hyde-park--austin-tx', district: 'Hyde Park', districts: [] },
    });
    for (const unknown of ['zilker--austin-tx', 'hyde-park--waco-tx', '--austin-tx'])
      expect((await forecastOf(unknown)).status, unknown).toBe(404);
  });

  it('returns 404 for a city with fewer than ten homes, and 400 for what is no place', async () => {
    expect((await forecastOf('uvalde-tx')).status).toBe(404);
    const { status, body } = await forecastOf('Austin%20TX');
    expect([status, body.fields[0].field]).toEqual([400, 'place']);
  });
});

it('keeps the values of past months as the sample index continues', () => {
  const later = sampleIndex('austin-tx', new Date('2027-03-01T00:00:00Z'));
  expect(later.slice(0, sampleIndex('austin-tx', now).length)).toEqual(sampleIndex('austin-tx', now));
});
