import { boundFilters, features, fields, homeTypes } from '@lintel/hypersearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { random, randomHome } from '../../../../test/search-oracle/random-homes.ts';
import { listings } from '../../listings/tables.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RATE_PER_SECOND: '10000', LINTEL_RATE_BURST: '100000' } });
  const roll = random(77);
  const homes = Array.from({ length: 700 }, (_, i) => randomHome(roll, `filters-${i}`));
  await app.context.database.db.insert(listings).values(homes);
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

async function totalOf(queryString: string): Promise<number> {
  const { status, headers, body } = await app.request('GET', `/api/properties?limit=1&${queryString}`);
  expect(status, `${queryString}: ${JSON.stringify(body)}`).toBe(200);
  return Number(headers.get('x-total-count'));
}

/** Every filter of the drawer as a parameter of the API, with the count that the facets give it. */
async function everyFilter(queryString: string): Promise<[filter: string, count: number][]> {
  const { status, body } = await app.request('GET', `/api/properties/facets?${queryString}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return [
    ...features.map((name): [string, number] => [`has=${name}`, body.features[name] ?? 0]),
    ...homeTypes.map((name): [string, number] => [`type=${name}`, body.types[name] ?? 0]),
    ...['active', 'pending', 'sold'].map((name): [string, number] => [`status=${name}`, body.statuses[name] ?? 0]),
    ...fields.flatMap((field) =>
      boundFilters[field].steps.map(({ min, max }, at): [string, number] => {
        const ends = [min === undefined ? [] : `${field}Min=${min}`, max === undefined ? [] : `${field}Max=${max}`];
        return [ends.flat().join('&'), body.steps[field][at]];
      }),
    ),
  ];
}

const group = (filter: string): string => (/^has=/.test(filter) ? filter : filter.replace(/(Min|Max)?=.*/, ''));

describe('the count beside a filter', () => {
  it('equals the total of the filter alone', { timeout: 60_000 }, async () => {
    const filters = await everyFilter('');
    expect(new Set(filters.map(([filter]) => group(filter))).size).toBeGreaterThanOrEqual(60);
    for (const [filter, count] of filters) expect(await totalOf(filter), filter).toBe(count);
    // Every step of the table is useful: over these homes almost all find some and exclude some.
    const useful = filters.filter(([, count]) => count > 0 && count < 450);
    expect(useful.length).toBeGreaterThan(filters.length * 0.9);
  });

  it('equals the total with it in place of the criteria on the same field, with all other criteria', {
    timeout: 60_000,
  }, async () => {
    const parameters = ['bedsMin=2', 'bedsMax=9', 'type=condo', 'type=farm', 'no=pool', 'q=light', 'priceMax=2500000'];
    expect(await totalOf(parameters.join('&'))).toBeGreaterThan(10);
    for (const [filter, count] of await everyFilter(parameters.join('&'))) {
      const name = group(filter);
      const others = parameters.filter((each) => group(each) !== name && each !== `no=${name.slice('has='.length)}`);
      expect(await totalOf([...others, filter].join('&')), filter).toBe(count);
    }
  });

  it('has only filters that the API has', async () => {
    const { status, body } = await app.request('GET', '/api/properties?bedroomsMin=3');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('bedroomsMin');
  });
});
