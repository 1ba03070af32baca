import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { listings } from '../../listings/tables.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const followed = () => app.context.resolve(liveIndexToken).refresh();
const searchQueryOf = (q: string, more = '') =>
  app.request('GET', `/api/suggestions?q=${encodeURIComponent(q)}${more}`);
const first = async (q: string) => (await searchQueryOf(q)).body[0];

beforeEach(async () => {
  await app.reset();
  await followed();
});

it('finds a home by its address despite typos, with its distinguishing details', async () => {
  const [id] = await storeHomes(
    app.context.database,
    home({ unparsedAddress: '1234 Saint-Denis Avenue #5', city: 'Austin', postalCode: '78704' }),
    home({ unparsedAddress: '1243 Saint-Denis Street', city: 'Austin', postalCode: '78704' }),
  );
  await followed();
  expect(await first('1234 st dennis')).toEqual({
    kind: 'address',
    label: '1234 Saint-Denis Avenue #5',
    detail: 'Austin, TX 78704',
    highlights: [
      [0, 4],
      [5, 10],
      [11, 16],
    ],
    note: null,
    facts: [],
    homes: null,
    propertyId: id,
    latitude: 30.25,
    longitude: -97.75,
    bounds: null,
  });
});

it('says so when it offers a home with another number than the typed one', async () => {
  await storeHomes(app.context.database, home({ unparsedAddress: '1324 Oak Street' }));
  await followed();
  expect(await first('1234 oak street austin')).toMatchObject({
    label: '1324 Oak Street',
    note: 'No home is listed at 1234. This one is nearby',
  });
});

it('finds a home by its complete or partial MLS number, with and without dashes', async () => {
  const [id] = await storeHomes(app.context.database, home({ listingId: 'ACT-2201-778' }));
  await followed();
  for (const q of ['ACT-2201-778', 'act2201778', 'MLS# 2201778', '2201-7']) {
    expect(await first(q), q).toMatchObject({ kind: 'mls', label: 'ACT-2201-778', propertyId: id });
  }
});

it('finds a home with a hidden address neither by address nor by MLS number', async () => {
  await storeHomes(
    app.context.database,
    home({ unparsedAddress: '77 Secret Lane', listingId: 'HID1234567', internetAddressDisplayYn: false }),
    home({ unparsedAddress: '78 Secret Lane', listingId: 'HID1234568', internetEntireListingDisplayYn: false }),
  );
  await followed();
  for (const q of ['77 secret lane', '77 secret lane austin 78704', '78 secret lane', 'HID1234567', 'HID1234568']) {
    const { body } = await searchQueryOf(q);
    expect(
      body.filter((one: { propertyId: number | null }) => one.propertyId !== null),
      q,
    ).toEqual([]);
  }
});

it('counts the homes of a place as the search that it leads to', async () => {
  await storeHomes(
    app.context.database,
    home(),
    home({ neighbourhood: 'Zilker' }),
    home({ standardStatus: 'Pending' }),
    home({ city: 'Montréal', stateOrProvince: 'QC', country: 'CA', currency: 'CAD', postalCode: 'H2X 1Y6' }),
  );
  await followed();
  const expected = [
    ['austin', 'city', 'Austin, TX', 'place=austin', '2 homes for sale'],
    ['austn', 'city', 'Austin, TX', 'place=austin', '2 homes for sale'],
    ['zilker', 'neighbourhood', 'Zilker, Austin, TX', 'place=zilker', '1 home for sale'],
    ['montreal', 'city', 'Montréal, QC', 'place=montreal', '1 home for sale'],
    ['h2x', 'zip', 'H2X, Montréal, QC', 'zip=H2X', '1 home for sale'],
    ['h2x1y6', 'zip', 'H2X 1Y6, Montréal, QC', 'zip=H2X 1Y6', '1 home for sale'],
    ['78704', 'zip', '78704, Austin, TX', 'zip=78704', '2 homes for sale'],
    ['tx', 'state', 'Texas', 'state=TX', '2 homes for sale'],
  ] as const;
  for (const [q, kind, label, filter, detail] of expected) {
    const suggestion = await first(q);
    expect(suggestion, q).toMatchObject({ kind, label, detail });
    expect(suggestion.facts).toEqual([filter.replace('=', ':')]);
    const { headers } = await app.request('GET', `/api/properties?${filter}`);
    expect(Number(headers.get('x-total-count')), q).toBe(suggestion.homes);
  }
});

it('distinguishes places of the same name by facts that mean one of them', async () => {
  await storeHomes(
    app.context.database,
    home({ city: 'Portland', stateOrProvince: 'OR', postalCode: '97209' }),
    home({ city: 'Portland', stateOrProvince: 'ME', postalCode: '04101' }),
  );
  await followed();
  const { body } = await searchQueryOf('portland');
  expect(body.slice(0, 2).map(({ facts, homes }: { facts: string[]; homes: number }) => [facts, homes])).toEqual([
    [['place:portland', 'state:OR'], 1],
    [['place:portland', 'state:ME'], 1],
  ]);
});

it('reflects homes that are added, move and are deleted', async () => {
  const [id] = await storeHomes(app.context.database, home({ unparsedAddress: '9 Heron Way' }));
  await followed();
  expect((await first('9 heron way')).propertyId).toBe(id);
  await app.context.database.db.update(listings).set({ unparsedAddress: '11 Heron Way' });
  await followed();
  expect((await first('11 heron way')).propertyId).toBe(id);
  expect((await first('9 heron way')).note).toMatch(/^No home is listed at 9\./);
  await app.context.database.db.delete(listings);
  await followed();
  expect((await searchQueryOf('11 heron way')).body).toEqual([]);
});

it('returns only the requested kinds, and the nearer of equal matches first', async () => {
  await storeHomes(
    app.context.database,
    home({ unparsedAddress: '5 Elm St', city: 'Austin' }),
    home({ unparsedAddress: '5 Elm St', city: 'Boston', stateOrProvince: 'MA', latitude: 42.36, longitude: -71.06 }),
  );
  await followed();
  const near = (await searchQueryOf('5 elm', '&near=-71.0,42.3')).body;
  expect(near.map(({ detail }: { detail: string }) => detail.slice(0, 6))).toEqual(['Boston', 'Austin']);
  const kinds = (await searchQueryOf('aus', '&kind=zip&kind=state')).body;
  expect(kinds.filter(({ kind }: { kind: string }) => kind === 'city')).toEqual([]);
});

it('suggests nothing for text that names nothing', async () => {
  for (const q of ['!!!', '🏠', '\u0000', '</>', '日本', 'zzzzqqqq'])
    expect((await searchQueryOf(q)).body, q).toEqual([]);
});

it.each([
  '',
  'q=',
  'q=%20',
  `q=${'a'.repeat(201)}`,
  'q=a&limit=0',
  'q=a&limit=21',
  'q=a&near=1',
  'q=a&near=1,99',
  'q=a&kind=moon',
])('explains what is wrong with %j', async (query) => {
  const { status, body } = await app.request('GET', `/api/suggestions?${query}`);
  expect(status).toBe(400);
  expect(body.fields[0].field).toMatch(/^(q|limit|near|kind)/);
});
