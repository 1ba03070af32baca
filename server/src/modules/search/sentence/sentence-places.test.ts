import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;
const read = async (query: string, more: object = {}) =>
  (await app.request('POST', '/api/hypersearch/nlp', { query, ...more })).body;

beforeAll(async () => {
  app = await startTestApp();
  const canadian = { country: 'CA', currency: 'CAD' } as const;
  await storeHomes(
    app.context.database,
    home(),
    home({ city: 'Round Rock', postalCode: '78664', latitude: 30.51, longitude: -97.68 }),
    home({ city: 'New York', stateOrProvince: 'NY', postalCode: '11201', latitude: 40.69, longitude: -73.99 }),
    home({ city: 'New York', stateOrProvince: 'NY', postalCode: '10001', latitude: 40.75, longitude: -73.99 }),
    home({
      city: 'Toronto',
      stateOrProvince: 'ON',
      postalCode: 'M1B 2T6',
      latitude: 43.8,
      longitude: -79.2,
      ...canadian,
    }),
    home({
      city: 'Toronto',
      stateOrProvince: 'ON',
      postalCode: 'M2N 1A1',
      latitude: 43.77,
      longitude: -79.41,
      ...canadian,
    }),
    home({ city: 'Oakland', stateOrProvince: 'CA', postalCode: '94601', latitude: 37.78, longitude: -122.22 }),
    home({ city: 'San Juan', stateOrProvince: 'PR', postalCode: '00907', latitude: 18.45, longitude: -66.07 }),
    home({
      city: 'Québec',
      stateOrProvince: 'QC',
      postalCode: 'G1V 1A1',
      latitude: 46.78,
      longitude: -71.28,
      ...canadian,
    }),
  );
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

it.each([
  ['house in Texas', 2, 'Texas'],
  ['casa en Texas', 2, 'Texas'],
  ['house in Brooklyn', 1, 'Brooklyn'],
  ['house in Manhattan', 1, 'Manhattan'],
  ['house in Scarborough', 1, 'Scarborough'],
  ['house in North York', 1, 'North York'],
  ['homes in the Bay Area', 1, 'Bay Area'],
  ['house in Travis County', 1, 'Travis County'],
  ['casa en el condado de Travis', 1, 'Travis County'],
  ['house in Williamson County', 1, 'Williamson County'],
  ['3 bed gta', 2, 'Greater Toronto Area'],
  ['homes in greater austin', 2, 'Greater Austin'],
  ['condo or house in 787xx', 1, '787'],
  ['casa en Puerto Rico', 1, 'Puerto Rico'],
  ['home in Ontario', 2, 'Ontario'],
  ['maison à Québec ville', 1, 'Québec City'],
])('finds the homes of %j', async (query, total, label) => {
  const { body } = { body: await read(query) };
  expect(body.total, JSON.stringify(body.facts)).toBe(total);
  expect(body.chips.map((chip: { label: string }) => chip.label)).toContain(label);
  expect(body.places).toEqual([]);
});

it('says that a place has no homes, and offers the nearest with homes', async () => {
  const { places, total } = await read('3 bed house in Waco, TX under 500k');
  expect(total).toBe(0);
  expect(places).toMatchObject([{ fact: 'place:waco', text: 'There are no homes for sale in Waco, TX.' }]);
  expect(places[0].offers[0]).toMatchObject({
    label: 'Round Rock, TX',
    homes: 1,
    distance: expect.stringMatching(/^\d+ mi$/),
  });
  const there = await read('3 bed house in Waco, TX under 500k', { off: ['place:waco'], add: places[0].offers[0].add });
  expect(there.total).toBe(1);
});

it('keeps a city that is named before a place without homes', async () => {
  const { facts, total } = await read('house in Austin or Waco, TX');
  expect(facts).toEqual(expect.arrayContaining(['place:austin', 'place:waco']));
  expect(total).toBeGreaterThan(0);
});

it('says that a place is unknown, keeps the other criteria and shows no homes elsewhere', async () => {
  const body = await read('3 bed house in Zorbville under 500k');
  expect(body.total).toBe(0);
  expect(body.facts).toEqual(expect.arrayContaining(['beds>=3', 'price<=500000', 'type:single_family']));
  expect(body.places).toMatchObject([
    { text: 'We don’t know the place “Zorbville”.', offers: [{ label: 'Search everywhere', homes: 9 }] },
  ]);
});

it.each([
  // A district of Toronto, known by its name alone: no distance is given.
  ['house in Bloordale', 'There are no homes for sale in Bloordale.', { label: 'Toronto, ON', distance: null }],
  // A locality of Canada without a position.
  ['house in Peggys Cove', 'There are no homes for sale in Peggys Cove.', { label: 'Search everywhere' }],
])('says that a place without a position is known and has no homes: %j', async (query, text, offer) => {
  const body = await read(query);
  expect(body.total).toBe(0);
  expect(body.places).toMatchObject([{ text }]);
  expect(body.places[0].offers[0]).toMatchObject(offer);
});

it.each(['house in Zorbville, Austin', 'house in Zorbville in Austin', 'house in Zorbville Austin'])(
  'offers the city around an unknown district first, and shows its homes only if the person agrees: %j',
  async (query) => {
    const body = await read(query);
    expect(body.total).toBe(0);
    expect(body.places[0].offers[0]).toMatchObject({ label: 'All of Austin', homes: 1, add: [] });
    const city = body.chips.find((chip: { fact: string }) => chip.fact === 'place:austin');
    expect(city).toMatchObject({ state: 'not_applied' });
    const agreed = await read(query, { off: ['place:zorbville'] });
    expect(agreed.total).toBe(1);
  },
);

it('offers the city around a known district once', async () => {
  const body = await read('house in Bloordale Toronto');
  const offers = body.places[0].offers.map(({ label }: { label: string }) => label);
  expect(offers).toContain('All of Toronto');
  expect(offers).not.toContain('Toronto, ON');
});

it('finds homes in one of two places when the other has none', async () => {
  expect((await read('house in Waco or Austin')).total).toBe(1);
});

const labels = (body: { chips: { label: string }[] }) => body.chips.map(({ label }) => label);

it.each([
  ['house near Austin', 2, ['House', 'Within 15 mi of Austin']],
  ['house near Toronto', 2, ['House', 'Within 25 km of Toronto']],
  ['house within 2 miles of Austin', 1, ['House', 'Within 2 mi of Austin']],
  ['house near Travis County', 2, ['House', 'Within 15 mi of Travis County']],
  ['house near Zilker Park', 1, ['House', 'Within 3 mi of Zilker Park']],
  ['house near Austin, Minnesota', 0, ['House', 'Within 15 mi of Austin, MN']],
  ['a house outside Austin', 1, ['House', 'Within 15 mi of Austin', 'Not in Austin']],
  ['house in Austin outside the city limits', 1, ['House', 'Within 15 mi of Austin', 'Not in Austin']],
  ['maison en dehors de Toronto', 0, ['House', 'Within 25 km of Toronto', 'Not in Toronto']],
  ['casa en las afueras de Austin', 1, ['House', 'Within 15 mi of Austin', 'Not in Austin']],
  ['house outside Texas', 9, ['House', 'Outside Texas']],
])('states and applies the radius around a place for %j', async (query, total, expected) => {
  const body = await read(query);
  expect(labels(body)).toEqual(expected);
  expect(body.total, JSON.stringify(body.facts)).toBe(total);
});

it('shows no homes for a landmark that it does not know until the person names a place or searches everywhere', async () => {
  const query = '3 bed house near the Blorptown Museum under 900k';
  const body = await read(query);
  expect(body.total).toBe(0);
  expect(body.places).toMatchObject([
    {
      fact: 'near:blorptown museum',
      text: 'We don’t know the place “Blorptown Museum”.',
      offers: [{ label: 'Search everywhere', homes: 9, add: [] }],
    },
  ]);
  const found = await app.request('GET', `/api/hypersearch/properties?query=${encodeURIComponent(query)}`);
  expect(found.body).toEqual([]);
  expect((await read(query, { off: ['near:blorptown museum'] })).total).toBe(9);
  expect((await read(query, { add: ['place:austin'] })).total).toBe(1);
  expect((await read(query, { state: ['TX'] })).total).toBe(2);
  expect((await read('house in Austin near the Blorptown Museum')).total).toBe(1);
});

it('says that it has no locations for a kind of place, and applies the other criteria', async () => {
  const body = await read('3 bed house near a grocery store');
  expect(body.total).toBe(9);
  expect(body.places).toMatchObject([{ text: 'We have no locations to search for “grocery store”.', offers: [] }]);
});

it('offers the nearest places with homes where none is near', async () => {
  const { places, total } = await read('house near Waco');
  expect(total).toBe(0);
  expect(places).toMatchObject([{ text: 'There are no homes for sale within 15 mi of Waco.' }]);
  expect(places[0].offers[0]).toMatchObject({ label: 'Round Rock, TX', homes: 1 });
});

it('names an unsupported criterion in the words of the sentence', async () => {
  const { chips } = await read('house in Austin outside the flood zone with low property tax');
  const unsupported = chips.filter(({ state }: { state: string }) => state === 'unsupported');
  expect(unsupported.map(({ label }: { label: string }) => label)).not.toContain('Other');
  expect(unsupported.length).toBeGreaterThan(0);
});

it('finds homes by a city, neighborhood and county that only an imported home names, as soon as the index has it', async () => {
  expect((await read('house in Quillifax Springs')).total).toBe(0);
  await storeHomes(
    app.context.database,
    home({ city: 'Quillifax Springs', neighbourhood: 'McZarn Heights', countyOrParish: 'Vexley', postalCode: '79999' }),
  );
  await app.context.resolve(liveIndexToken).refresh();
  for (const [query, label] of [
    ['house in Quillifax Springs', 'Quillifax Springs'],
    ['condo or house in mczarn heights', 'McZarn Heights'],
    ['house in Vexley County', 'Vexley County'],
  ] as const) {
    const body = await read(query);
    expect(body.total, JSON.stringify(body.facts)).toBe(1);
    expect(labels(body)).toContain(label);
  }
});

it('keeps principal and interest when the payment of its chip is changed', async () => {
  const query = 'house in Austin, principal and interest under 2000';
  const changed = await read(query, { off: ['payment<=2000'], add: ['payment<=2500'] });
  expect(labels(changed)).toContain('Up to $2,500 a month, principal and interest');
});

it.each([
  ["condo in st. john's", "St. John's"],
  ['maison à saint-jerome', 'Saint-Jérôme'],
  ['house near dfw', 'Within 3 mi of DFW'],
])('writes the place of %j as %j', async (query, label) => {
  expect(labels(await read(query))).toContain(label);
});
