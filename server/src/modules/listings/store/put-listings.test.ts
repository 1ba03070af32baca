import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { empty } from '../../../../test/empty.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { listingEvents, listings } from '../tables.ts';
import { type PutCounts, putListings } from './put-listings.ts';
import { stated } from './stated.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const database = await testDatabase();
beforeEach(() => empty(database));

const many = (count: number, its: Parameters<typeof stated>[0] = {}) =>
  Array.from({ length: count }, (_, at) => stated({ listingKey: `A-${at}`, listedOn: '2026-01-31', ...its }));
const counts = (its: Partial<PutCounts>): PutCounts => ({ added: 0, changed: 0, unchanged: 0, outdated: 0, ...its });
const all = () => database.db.select().from(listings).orderBy(listings.id);
const storedEvents = async () =>
  (await database.db.select().from(listingEvents).orderBy(listingEvents.id)).map(({ event, priceCents }) => [
    event,
    priceCents,
  ]);

test('every field of a listing arrives as stated', async () => {
  const full = stated({
    latitude: 30.12345678,
    longitude: -97.75,
    lotSizeAcres: 0.2501,
    schoolRating: 7.3,
    listedOn: '2026-01-31',
    modificationTimestamp: new Date('2026-02-01T10:20:30.456Z'),
    openHouseStartsAt: new Date('2026-12-01T19:00:00Z'),
    openHouseEndsAt: new Date('2026-12-01T21:00:00Z'),
    features: ['pool', 'garage'],
    view: ['Lake', 'it\'s "quoted", {braced}'],
    poolPrivateYn: true,
    publicRemarks: 'Quoted "words", a \\ backslash,\nMontréal 🏠 and {braces}',
    media: [{ url: 'https://example.com/1.jpg', alt: 'A house' }],
    localFields: { b: 'x', a: 'y' },
    internetAddressDisplayYn: false,
  });
  await putListings(database, [full], now);
  const { daysOnMarket: _, ...row } = full;
  expect((await all())[0]).toMatchObject(row);
});

test('a second run changes no row, uses no ids and records no events', async () => {
  const homes = many(1_203, { daysOnMarket: 3 });
  expect(await putListings(database, homes, now)).toEqual(counts({ added: 1_203 }));
  const before = await all();
  const later = new Date('2027-01-01T00:00:00Z');
  expect(await putListings(database, homes, later)).toEqual(counts({ unchanged: 1_203 }));
  expect(await all()).toEqual(before);
  expect(await storedEvents()).toHaveLength(1_203);
  await putListings(database, [stated({ listingKey: 'next' })], later);
  expect((await all()).at(-1)!.id).toBe(before.at(-1)!.id + 1);
});

test('a change updates only its columns, keeps the id and adds its event', async () => {
  await putListings(database, many(3), now);
  const before = await all();
  const changed = [
    ...many(1),
    ...many(3)
      .slice(1, 2)
      .map((home) => ({ ...home, listPriceCents: 45_000_000 })),
    ...many(3).slice(2),
  ];
  expect(await putListings(database, changed, now)).toEqual(counts({ changed: 1, unchanged: 2 }));
  const after = await all();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[1]).toMatchObject({ listPriceCents: 45_000_000, previousListPriceCents: 50_000_000 });
  expect(after.map((row, at) => row.changedXid !== before[at]!.changedXid)).toEqual([false, true, false]);
  expect((await storedEvents()).at(-1)).toEqual(['price_change', 45_000_000]);
});

test('an import does not change the listing agent in this network', async () => {
  await putListings(database, many(1), now);
  await database.db.execute(sql`update listings set list_agent_id = 42`);
  await putListings(database, many(1, { listPriceCents: 45_000_000 }), now);
  expect((await all())[0]).toMatchObject({ listAgentId: 42, listPriceCents: 45_000_000 });
});

test('the same key in two systems is two listings', async () => {
  await putListings(database, [stated(), stated({ originatingSystemName: 'Other MLS' })], now);
  expect(await all()).toHaveLength(2);
});

test('a listing stated twice ends in its last state, with the events in between', async () => {
  const since = { listedOn: '2026-01-31' };
  const done = await putListings(database, [stated(since), stated({ ...since, standardStatus: 'Pending' })], now);
  expect(done).toEqual(counts({ added: 1, changed: 1 }));
  expect(await storedEvents()).toEqual([
    ['listed', 50_000_000],
    ['pending', 50_000_000],
  ]);
});

test('two concurrent imports of the same homes create each home once', { tags: ['both-databases'] }, async () => {
  const homes = many(700);
  const [one, other] = await Promise.all([putListings(database, homes, now), putListings(database, homes, now)]);
  expect(one.added + other.added).toBe(700);
  expect(await all()).toHaveLength(700);
  expect(await storedEvents()).toHaveLength(700);
});

test('a chunk is committed with its events or not at all', async () => {
  const homes = many(20);
  homes[19] = stated({ listingKey: 'A-19', listPriceCents: -1 });
  await expect(putListings(database, homes, now)).rejects.toThrow();
  expect(await all()).toEqual([]);
  expect(await storedEvents()).toEqual([]);
});
