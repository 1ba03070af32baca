import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { listingEvents } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());

describe('page of a home', () => {
  it('returns the history newest first, with each price change in percent', async () => {
    const [id] = await storeHomes(app.context.database, home({ listPriceCents: 45_000_000 }));
    await app.context.database.db.insert(listingEvents).values([
      { listingId: id!, event: 'listed', happenedOn: '2026-05-01', priceCents: 50_000_000 },
      { listingId: id!, event: 'price_change', happenedOn: '2026-06-01', priceCents: 45_000_000 },
      { listingId: id!, event: 'pending', happenedOn: '2026-07-01', priceCents: null },
    ]);
    const { body } = await app.request('GET', `/api/properties/${id}`);
    expect(body.history).toEqual([
      { on: '2026-07-01', event: 'pending', price: null, changePercent: null },
      { on: '2026-06-01', event: 'price_change', price: 450_000, changePercent: -10 },
      { on: '2026-05-01', event: 'listed', price: 500_000, changePercent: null },
    ]);
  });

  it('names the source of the record, and returns null for unknown facts', async () => {
    const [id] = await storeHomes(
      app.context.database,
      home({ walkScore: 88, walkScoreSource: 'Test scores', taxAnnualAmountCents: 812_345, taxYear: 2025 }),
    );
    const { body } = await app.request('GET', `/api/properties/${id}`);
    expect(body).toMatchObject({
      walkScore: 88,
      walkScoreSource: 'Test scores',
      taxes: { annual: 8123.45, year: 2025 },
      source: { name: 'Test MLS' },
      schoolRating: null,
      hoa: null,
      pricePerSquareFoot: 250,
    });
    expect(body).not.toHaveProperty('unparsedAddress');
    expect(body).not.toHaveProperty('localFields');
  });

  it('states no date, days on market or hidden address that the source does not state', async () => {
    const bare = { unparsedAddress: null, listedOn: null, bathroomsFull: 1, bathrooms: 1.75, storiesTotal: 1.5 };
    const [unknown, hidden, left] = await storeHomes(
      app.context.database,
      home({ ...bare, neighbourhood: 'AUSTIN' }),
      home({ internetAddressDisplayYn: false, neighbourhood: 'Mueller' }),
      home({ standardStatus: 'Pending' }),
    );
    const get = async (id: number | undefined) => (await app.request('GET', `/api/properties/${id}`)).body;
    expect(await get(unknown)).toMatchObject({
      ...{ address: null, addressHidden: false, neighbourhood: null, listedOn: null, daysOnMarket: null },
      ...{ daysOnMarketThisListing: null, bathrooms: 1.75, bathroomsFull: 1, stories: 1.5 },
    });
    expect(await get(hidden)).toMatchObject({ address: null, addressHidden: true, neighbourhood: 'Mueller' });
    expect(await get(left)).toMatchObject({ status: 'pending', daysOnMarket: null });
    await app.context.resolve(liveIndexToken).refresh();
    const ids = async (query: string) =>
      (await app.request('GET', `/api/properties?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids('sort=newest')).toEqual([hidden, unknown]);
    expect(await ids('domMax=50')).toEqual([hidden]);
    expect(await ids('bathsMin=1.75&bathsMax=1.75')).toEqual([unknown]);
    expect(await ids('storiesMin=1.5&storiesMax=1.5')).toEqual([unknown]);
  });

  it('lists landmarks nearby by straight-line distance, and none when the position is hidden', async () => {
    const at = { latitude: 30.2672, longitude: -97.7431 };
    const [shown, hidden] = await storeHomes(
      app.context.database,
      home(at),
      home({ ...at, internetAddressDisplayYn: false }),
    );
    const { nearby } = (await app.request('GET', `/api/properties/${shown}`)).body;
    expect(nearby).toHaveLength(6);
    const meters = nearby.map((place: { meters: number }) => place.meters);
    expect(meters).toEqual(meters.toSorted((a: number, b: number) => a - b));
    expect(nearby[0].meters).toBeLessThan(5_000);
    expect((await app.request('GET', `/api/properties/${hidden}`)).body.nearby).toEqual([]);
  });

  it('returns illustrations with alternative text when the source sent no photos', async () => {
    const [id] = await storeHomes(app.context.database, home());
    const { body } = await app.request('GET', `/api/properties/${id}`);
    expect(body.photos.length).toBeGreaterThan(1);
    for (const { url, alt, illustration } of body.photos) {
      expect(illustration).toBe(true);
      expect(alt.length).toBeGreaterThan(20);
      const picture = await app.request('GET', url);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(picture.body).toContain('<svg');
    }
  });

  it('draws a PNG of 1200 × 630 for a home, another one for another price, and none for a withheld home', async () => {
    const place = { city: 'Trois-Rivières', stateOrProvince: 'QC', country: 'CA' as const, currency: 'CAD' as const };
    const [one, other, withheld] = await storeHomes(
      app.context.database,
      home({ ...place, listPriceCents: 40_000_000 }),
      home({ ...place, listPriceCents: 1_234_567_800 }),
      home({ internetEntireListingDisplayYn: false }),
    );
    const read = async (id: number | undefined) => {
      const response = await fetch(`${app.url}/api/properties/${id}/share-image`);
      const { status, headers } = response;
      return { status, type: headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const [first, second, none] = await Promise.all([one, other, withheld].map(read));
    expect(first).toMatchObject({ status: 200, type: 'image/png' });
    expect(first!.body.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([first!.body.readUInt32BE(16), first!.body.readUInt32BE(20)]).toEqual([1_200, 630]);
    expect(first!.body.equals(second!.body)).toBe(false);
    expect(none!.status).toBe(404);
  });

  it.each(['0', '-1', 'abc', '99999999999', '1.5'])('rejects the id %s with 400', async (id) => {
    const { status, body } = await app.request('GET', `/api/properties/${id}`);
    expect(status).toBe(400);
    expect(body.fields[0].field).toBe('id');
  });

  it('returns 404 for a home that does not exist', async () => {
    expect((await app.request('GET', '/api/properties/2147483647')).status).toBe(404);
    expect((await app.request('GET', '/api/properties/2147483647/similar')).status).toBe(404);
    expect((await app.request('GET', '/api/properties/2147483647/illustrations/front')).status).toBe(404);
  });
});
