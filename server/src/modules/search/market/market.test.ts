import { DAY_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { type Random, random } from '../../../../test/search-oracle/random-homes.ts';
import { liveIndexToken } from '../index/live-index.ts';
import type { MarketInsight, MarketSet } from './contract.ts';
import { marketBySql } from './market-by-sql.fixture.ts';

const today = Math.floor(Date.now() / DAY_MS);
const day = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** A home in Austin or Toronto at a random stage of its sale. */
function someHome(roll: Random) {
  const country = roll.chance(0.2) ? ('CA' as const) : ('US' as const);
  const price = roll.between(2_000, 9_000) * 10_000;
  const listed = today - roll.between(0, 420);
  const status = roll.pick(['Active', 'Active', 'Active', 'Pending', 'Closed', 'Closed'] as const);
  const off = status === 'Active' ? null : Math.min(today, listed + roll.between(1, 90));
  // Some sources state neither when a home came on the market nor when it left.
  const isDated = roll.chance(0.9);
  const closed = status === 'Closed' ? Math.min(today, off! + roll.between(10, 50)) : null;
  return home({
    country,
    currency: country === 'US' ? 'USD' : 'CAD',
    city: country === 'US' ? 'Austin' : 'Toronto',
    stateOrProvince: country === 'US' ? 'TX' : 'ON',
    latitude: roll.chance(0.9) ? 30.2 + roll.next() * 0.2 : null,
    longitude: null,
    homeType: roll.pick(['single_family', 'single_family', 'condo', 'townhouse', 'land'] as const),
    features: roll.chance(0.5) ? ['pool'] : [],
    livingAreaSqft: roll.chance(0.9) ? roll.between(500, 4_000) : null,
    listPriceCents: price,
    originalListPriceCents: roll.chance(0.3) ? price + roll.between(1, 9) * 1_000_000 : price,
    standardStatus: status,
    listedOn: isDated ? day(listed) : null,
    marketSince: isDated && roll.chance(0.1) ? day(listed - roll.between(1, 60)) : null,
    offMarketDate: off === null || roll.chance(0.05) ? null : day(off),
    closeDate: closed === null ? null : day(closed),
    closePriceCents: closed !== null && roll.chance(0.8) ? Math.round(price * (0.9 + roll.next() * 0.15)) : null,
  });
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const roll = random(42);
  const homes = Array.from({ length: 900 }, () => someHome(roll)).map((each) => ({
    ...each,
    longitude: each.latitude === null ? null : -97.7,
  }));
  for (let from = 0; from < homes.length; from += 200)
    await storeHomes(app.context.database, ...homes.slice(from, from + 200));
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const marketOf = async (query: string) => (await app.request('GET', `/api/properties/market?${query}`)).body;

describe('the market of a search', () => {
  it.each([
    ['a filter', 'place=Austin&has=pool', sql`city = 'Austin' and 'pool' = any(features)`, sql`city = 'Austin'`],
    ['a place in Canada', 'place=Toronto', sql`city = 'Toronto'`, sql`city = 'Toronto'`],
    [
      'a sentence',
      'query=house+in+Austin+with+a+pool',
      sql`city = 'Austin' and 'pool' = any(features) and home_type = 'single_family'`,
      sql`city = 'Austin'`,
    ],
    [
      'a drawn area',
      'type=condo&polygon=-98,30.2;-97,30.2;-97,30.3;-98,30.3',
      sql`home_type = 'condo' and lat_e6 >= 30200000 and lat_e6 < 30300000`,
      sql`lat_e6 >= 30200000 and lat_e6 < 30300000`,
    ],
    ['homes in two currencies', '', sql`true`, null],
    ['a status, which is left out', 'place=Austin&status=sold', sql`city = 'Austin'`, sql`city = 'Austin'`],
  ])('equals plain SQL: %s', async (_, query, set, area) => {
    const market = await marketOf(query);
    expect(market.set).toEqual(await marketBySql(app.context.database.db, set, today));
    if (area === null) return expect(market.area).toBeNull();
    const { name, ...figures } = market.area;
    expect(name.length).toBeGreaterThan(3);
    expect(figures).toEqual(await marketBySql(app.context.database.db, area, today));
  });

  it('returns insights that each cite rows with their numbers', async () => {
    const market = await marketOf('place=Austin&has=pool');
    expect(market.insights.length).toBeGreaterThanOrEqual(6);
    for (const { text, cites } of market.insights as MarketInsight[]) {
      expect(cites.length, text).toBeGreaterThan(0);
      for (const { row, value, n } of cites) {
        const [of, ...path] = row.split('/');
        expect(rowOf(market[of as 'set'], path), text).toEqual({ value, n });
        expect(spoken(value), text).toSatisfy((ways: string[]) => ways.some((way) => text.includes(way)));
      }
    }
  });

  it('hides every figure below ten homes and says why', async () => {
    const { set, insights, notes } = await marketOf('place=Austin&priceMax=22000');
    expect(set.homes).toBeLessThan(10);
    const { months, timeOnMarket, types, homes, currency, ...figures } = set as MarketSet;
    expect(Object.values(figures).every((figure) => figure === null)).toBe(true);
    expect(months.flatMap((month) => [month.medianListPrice, month.medianSalePrice, month.saleToList])).toEqual(
      Array(36).fill(null),
    );
    expect(timeOnMarket.every(({ share }) => share === null)).toBe(true);
    expect(types).toEqual([]);
    expect(notes[0]).toBe('Not enough homes for figures: we need at least ten.');
    // The place around them has enough.
    expect(insights[0].text).toContain('all homes of');
  });

  it('names states where sale prices are not public', async () => {
    const { notes } = await marketOf('place=Austin');
    expect(notes.join(' ')).toContain('Sale prices aren’t public in Texas');
    expect((await marketOf('place=Toronto')).notes.join(' ')).not.toContain('non-disclosure');
  });

  it('accepts a sentence, sorted by best match', async () => {
    const { status, body } = await app.request('POST', '/api/hypersearch/analyze', {
      query: 'house in Austin',
      has: ['pool'],
    });
    expect(status).toBe(200);
    expect(body.set).toEqual((await marketOf('query=house+in+Austin&has=pool')).set);
    expect(body.topMatch).toMatchObject({ city: 'Austin' });
  });

  it.each([
    ['colour=red', 'colour'],
    ['bounds=1,2,3', 'bounds'],
    ['bedsMin=x', 'bedsMin'],
  ])('a bad %s is a 400', async (query, field) => {
    const { status, body } = await app.request('GET', `/api/properties/market?${query}`);
    expect(status).toBe(400);
    expect(body.fields[0].field).toBe(field);
  });
});

function rowOf(set: MarketSet, [first, key, figure]: string[]): unknown {
  if (first === 'months') return set.months.find(({ month }) => month === key)![figure as 'medianListPrice'];
  if (first === 'timeOnMarket') return set.timeOnMarket.find(({ band }) => band === key)!.share;
  if (first === 'types') return set.types.find(({ type }) => type === key)![figure as 'medianListPrice'];
  return set[first as 'saleToList'];
}

/** The ways in which a sentence may write a figure. */
const spoken = (value: number): string[] => {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return [`$${value.toLocaleString('en-US')}`, `${number.format(value * 100)}%`, number.format(value)];
};
