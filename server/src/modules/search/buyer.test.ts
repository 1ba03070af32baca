import { canBuy } from '@lintel/mortgage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, type TestBuyer } from '../../../test/people.ts';
import { type BuyingProfile, householdOf } from '../affordability/contract.ts';
import { costAssumptions, listedHome, publicListingsByIds, ratesToken } from '../listings/index.ts';
import { liveIndexToken } from './index/live-index.ts';

let app: TestApp;
let her: TestBuyer;
let other: TestBuyer;
const verdicts = new Map<number, 'yes' | 'nearly' | 'not_yet' | undefined>();
const logged: string[] = [];

const profile: BuyingProfile = {
  ...({ state: 'TX', income: 123_457, debtsMonthly: 413.5, savings: 96_421, credit: '740', years: 30 } as const),
  ...{ firstTimeBuyer: true, veteran: false },
};

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_LOG_LEVEL: 'debug', LINTEL_SEARCH_THREADS: '1' } });
  const { log, database } = app.context;
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym]!;
  stream.write = (line) => void logged.push(line);
  const ids = await storeHomes(
    database,
    ...Array.from({ length: 60 }, (_, i) =>
      home({
        listPriceCents: (25 + i) * 1_000_000,
        taxAnnualAmountCents: (i % 7) * 200_000,
        associationFeeMonthlyCents: (i % 3) * 20_000,
        ...(i % 10 === 9 && { stateOrProvince: 'ON', country: 'CA', currency: 'CAD', city: 'Ottawa' }),
        ...(i % 11 === 10 && { homeType: 'land' as const }),
      }),
    ),
  );
  await app.context.resolve(liveIndexToken).refresh();
  [her, other] = [await aBuyer(app), await aBuyer(app)];
  expect((await app.request('PUT', '/api/affordability/profile', profile, her.as)).status).toBe(200);
  const market = {
    assumed: costAssumptions(app.context.resolve(ratesToken)()),
    day: new Date().toISOString().slice(0, 10),
  };
  for (const listing of await publicListingsByIds(database.db, ids))
    verdicts.set(listing.id, canBuy(householdOf(profile), listedHome(listing), market)?.verdict);
});
afterAll(() => app.stop());

const get = (path: string, as?: TestBuyer['as']) => app.request('GET', `/api/${path}`, undefined, as);
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id).sort((a, b) => a - b);
const withVerdict = (...wanted: string[]) =>
  [...verdicts].flatMap(([id, verdict]) => (wanted.includes(verdict ?? '') ? [id] : [])).sort((a, b) => a - b);

it('finds the homes that the full calculation allows on the stored profile, with the same counts everywhere', async () => {
  for (const [value, expected] of [
    ['yes', withVerdict('yes')],
    ['nearly', withVerdict('yes', 'nearly')],
  ] as const) {
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.length).toBeLessThan(50);
    const filter = `canBuy=${value}`;
    expect(idsOf((await get(`properties?limit=100&${filter}`, her.as)).body)).toEqual(expected);
    expect((await get(`properties/facets?${filter}`, her.as)).body.total).toBe(expected.length);
    expect((await get(`properties/clusters?zoom=9&${filter}`, her.as)).body.total).toBe(expected.length);
    const { body } = await get(`properties/view?limit=100&zoom=9&${filter}`, her.as);
    expect([idsOf(body.homes), body.facets.total]).toEqual([expected, expected.length]);
    const read = await app.request('POST', '/api/hypersearch/nlp', { query: 'homes', canBuy: value }, her.as);
    expect(read.body.total).toBe(expected.length);
  }
  const { body } = await get('properties/relaxations?canBuy=yes', her.as);
  expect(body.ways).toContainEqual({ drop: ['reach'], label: 'what you can buy', total: 60 });
});

it('sorts by what the person can buy, page after page', async () => {
  const rank = (id: number) => ['yes', 'nearly'].indexOf(verdicts.get(id) ?? '') >>> 0;
  const ids: number[] = [];
  for (let path: string | undefined = '/api/properties?limit=25&sort=reach'; path; ) {
    const { body, headers } = await app.request('GET', path, undefined, her.as);
    ids.push(...body.map(({ id }: { id: number }) => id));
    path = headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  expect(ids).toHaveLength(60);
  expect(ids.map(rank)).toEqual(ids.map(rank).toSorted((a, b) => a - b));
});

it('uses no one else’s profile, and finds all homes for a person without one, after its deletion and for visitors', async () => {
  for (const as of [other.as, undefined]) {
    expect((await get('properties?limit=100&canBuy=yes', as)).body).toHaveLength(60);
    const sorted = (await get('properties?limit=100&sort=reach', as)).body;
    expect(sorted).toEqual((await get('properties?limit=100&sort=match', as)).body);
  }
  const hers = { ...profile, income: 30_000, savings: 5_000 };
  await app.request('PUT', '/api/affordability/profile', hers, other.as);
  expect((await get('properties?limit=100&canBuy=yes', other.as)).body).toEqual([]);
  expect((await get('properties?limit=100&canBuy=yes', her.as)).body).toHaveLength(withVerdict('yes').length);
  await app.request('DELETE', '/api/affordability/profile', {}, other.as);
  expect((await get('properties?limit=100&canBuy=yes', other.as)).body).toHaveLength(60);
  expect((await get('properties?canBuy=maybe', her.as)).status).toBe(400);
});

it('writes no figure of the profile to a reply, a link, an address, a log or a saved search', async () => {
  const figures = /123457|123,457|10288|413\.5|41350|96421|incomeCents|household|creditScore/;
  const replies = [
    await get('properties?limit=5&canBuy=yes&sort=reach', her.as),
    await get('properties/view?limit=5&zoom=9&canBuy=nearly', her.as),
    await get('properties/relaxations?canBuy=yes&bedsMin=9', her.as),
    await app.request('POST', '/api/hypersearch/refine', { sentence: 'cheaper', canBuy: 'yes' }, her.as),
  ];
  expect(replies[0]!.headers.get('link')).toContain('canBuy=yes');
  for (const { status, body, headers } of replies) {
    expect(status).toBe(200);
    expect(JSON.stringify([body, ...headers])).not.toMatch(figures);
  }
  const saved = await app.request('POST', '/api/saved-searches', { search: { canBuy: 'yes' }, name: 'x' }, her.as);
  expect(saved.status).toBe(400);
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join('')).not.toMatch(figures);
  expect(logged.join('')).not.toMatch(/canBuy/);
});
