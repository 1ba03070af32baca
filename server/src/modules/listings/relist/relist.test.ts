import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import type { NewListing } from '../store/new-listing.ts';
import { putListings } from '../store/put-listings.ts';
import { stated } from '../store/stated.fixture.ts';
import { listings } from '../tables.ts';
import { fillHomeKeys } from './fill-home-keys.ts';

const now = new Date();
const today = Math.floor(now.getTime() / DAY_MS);
const ago = (days: number): string => new Date((today - days) * DAY_MS).toISOString().slice(0, 10);
const moment = (days: number): Date => new Date(`${ago(days)}T09:30:00Z`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());

const where = { unparsedAddress: '12 N Oak Street #4', postalCode: '78704', homeType: 'townhouse' as const };
const first: NewListing = stated({
  ...where,
  listingKey: 'first',
  listedOn: ago(150),
  listPriceCents: 50_000_000,
  modificationTimestamp: moment(150),
});
const over = { offMarketDate: ago(70), statusChangeTimestamp: moment(70), modificationTimestamp: moment(70) };
const expired: NewListing = { ...first, ...over, standardStatus: 'Expired' };
const again: NewListing = stated({
  ...where,
  unparsedAddress: '12 North Oak St, Unit 4, Austin, TX',
  originatingSystemName: 'Other MLS',
  listingKey: 'again',
  listedOn: ago(40),
  listPriceCents: 45_000_000,
  modificationTimestamp: moment(40),
});

const put = (...said: NewListing[]) => putListings(app.context.database, said, now);
async function pageOf(key: string) {
  const [row] = (await app.context.database.db.select().from(listings)).filter(({ listingKey }) => listingKey === key);
  return (await app.request('GET', `/api/properties/${row!.id}`)).body;
}

test('a home relisted by another source has both listings, all its days on market and the price cut in between', async () => {
  await put(first);
  await put(expired, again);
  expect(await pageOf('again')).toMatchObject({
    daysOnMarket: 120,
    daysOnMarketThisListing: 40,
    relisted: true,
    timesListed: 2,
    listedOn: ago(40),
    history: [
      { on: ago(40), event: 'relisted', price: 450_000, changePercent: -10 },
      { on: ago(70), event: 'expired', price: 500_000, changePercent: null },
      { on: ago(150), event: 'listed', price: 500_000, changePercent: null },
    ],
  });
});

test('a correction unlinks a relist: the earlier listing was sold', async () => {
  await put(first);
  await put(expired, again);
  await put({ ...expired, standardStatus: 'Closed', closeDate: ago(65), modificationTimestamp: moment(60) });
  expect(await pageOf('again')).toMatchObject({ daysOnMarket: 40, relisted: false, timesListed: 1 });
  expect((await pageOf('again')).history).toHaveLength(1);
});

test('a correction unlinks a relist: the later listing is of another unit', async () => {
  await put(expired, again);
  expect(await pageOf('again')).toMatchObject({ relisted: true });
  await put({ ...again, unparsedAddress: '12 North Oak St, Unit 5, Austin, TX', modificationTimestamp: moment(39) });
  expect(await pageOf('again')).toMatchObject({ relisted: false, daysOnMarket: 40 });
});

test('the same listing that returns counts as relisted', async () => {
  await put(first);
  await put(expired);
  const back = { standardStatus: 'Active' as const, offMarketDate: null, statusChangeTimestamp: moment(30) };
  await put({ ...first, ...back, modificationTimestamp: moment(30) });
  expect(await pageOf('first')).toMatchObject({ daysOnMarket: 110, daysOnMarketThisListing: 30, timesListed: 2 });
});

test('data that a seller hides stays hidden: days, and events even when the flag was set by other means', async () => {
  await put(expired, again);
  await app.context.database.db
    .update(listings)
    .set({ internetEntireListingDisplayYn: false })
    .where(eq(listings.listingKey, 'first'));
  expect((await pageOf('again')).history.map(({ event }: { event: string }) => event)).toEqual(['listed']);
  await put({ ...expired, internetEntireListingDisplayYn: false, modificationTimestamp: moment(69) });
  expect(await pageOf('again')).toMatchObject({ daysOnMarket: 40, relisted: false });
});

test('a relisted home is not new to a search', async () => {
  await put(expired, again, stated({ listingKey: 'new', listedOn: ago(60), unparsedAddress: '8 Elm St' }));
  await app.context.resolve(liveIndexToken).refresh();
  const found = async (query: string) => {
    const { body } = await app.request('GET', `/api/properties?${query}`);
    return body.map(({ daysOnMarket }: { daysOnMarket: number }) => daysOnMarket);
  };
  expect(await found('domMax=100')).toEqual([60]);
  expect(await found('domMin=100')).toEqual([120]);
  expect(await found('sort=newest')).toEqual([60, 120]);
});

test('homes written by other means than an import are recognized', async () => {
  await storeHomes(app.context.database, {
    ...home(),
    ...where,
    standardStatus: 'Expired',
    listedOn: ago(150),
    offMarketDate: ago(70),
    modificationTimestamp: moment(70),
  });
  await fillHomeKeys({ ...app.context.database });
  await put(again);
  expect(await pageOf('again')).toMatchObject({ relisted: true, daysOnMarket: 120 });
});
