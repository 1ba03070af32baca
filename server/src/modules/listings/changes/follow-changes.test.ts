/** @module-tag both-databases */
import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { listings } from '../tables.ts';
import { type Following, followChanges, type ListingChange } from './follow-changes.ts';

let app: TestApp;
let following: Following;
const published: ListingChange[] = [];
beforeAll(async () => {
  app = await startTestApp();
  following = await followChanges(app.context, 'test', async ({ changes }) => void published.push(...changes));
});
afterAll(() => app.stop());
const db = () => app.context.database.db;

type Fields = Partial<typeof listings.$inferInsert>;
const set = (id: number, fields: Fields) => db().update(listings).set(fields).where(eq(listings.id, id));

/** Returns the changes published for the writes of `run`, and checks that they are published only once. */
async function changesPublishedBy(run: () => Promise<unknown>): Promise<ListingChange[]> {
  await following.drain();
  published.length = 0;
  await run();
  await following.drain();
  const found = published.splice(0);
  await following.drain();
  expect(published).toEqual([]);
  return found;
}

const tomorrow = new Date(Date.now() + DAY_MS);
const cases: [string, Fields, Fields, string[]][] = [
  ['a lower price', {}, { listPriceCents: 44_000_000 }, ['price_drop']],
  ['a higher price', {}, { listPriceCents: 46_000_000 }, ['price_rise']],
  ['a sale that is pending', {}, { standardStatus: 'Pending' }, ['status']],
  ['a sale', { standardStatus: 'Pending' }, { standardStatus: 'Closed' }, ['status']],
  ['a contract that fell through', { standardStatus: 'Pending' }, { standardStatus: 'Active' }, ['back_on_market']],
  ['a home that waited', { standardStatus: 'Withdrawn' }, { standardStatus: 'Active' }, ['back_on_market']],
  [
    'a home that is shown now',
    { internetEntireListingDisplayYn: false },
    { internetEntireListingDisplayYn: true },
    ['new'],
  ],
  ['a home that is finished now', { standardStatus: 'Incomplete' }, { standardStatus: 'Active' }, ['new']],
  ['a home that is hidden', {}, { internetEntireListingDisplayYn: false }, ['off_market']],
  ['a home that is withdrawn', {}, { standardStatus: 'Withdrawn' }, ['off_market']],
  ['an open house', {}, { openHouseStartsAt: tomorrow, openHouseEndsAt: tomorrow }, ['open_house']],
  [
    'several things at once',
    { standardStatus: 'Pending' },
    { standardStatus: 'Active', listPriceCents: 1_000_000, openHouseStartsAt: tomorrow, openHouseEndsAt: tomorrow },
    ['back_on_market', 'price_drop', 'open_house'],
  ],
  ['an open house that is over', {}, { openHouseStartsAt: new Date(0), openHouseEndsAt: new Date(1) }, []],
  ['coming soon, then active', { standardStatus: 'ComingSoon' }, { standardStatus: 'Active' }, []],
  ['new words', {}, { publicRemarks: 'Other words.' }, []],
  ['the price of a home that is hidden', { internetEntireListingDisplayYn: false }, { listPriceCents: 1 }, []],
  ['the sale of a home that was hidden', { internetEntireListingDisplayYn: false }, { standardStatus: 'Closed' }, []],
];

describe('changes of a listing', () => {
  const kindsOf = new Map<string, string[][]>();
  beforeAll(async () => {
    const ids = await storeHomes(app.context.database, ...cases.map(([, before]) => home(before)));
    const changes = await changesPublishedBy(async () => {
      for (const [at, [, , after]] of cases.entries()) await set(ids[at]!, after);
    });
    for (const [at, [name]] of cases.entries())
      kindsOf.set(
        name,
        changes.filter(({ listingId }) => listingId === ids[at]).map(({ kinds }) => kinds),
      );
  });

  it.each(cases)('publishes one change: %s', (name, _before, _after, kinds) => {
    expect(kindsOf.get(name)).toEqual(kinds.length > 0 ? [kinds] : []);
  });
});

it('publishes new homes, but not homes imported as sold, and publishes relists as back on the market', async () => {
  let ids: number[] = [];
  const changes = await changesPublishedBy(async () => {
    ids = await storeHomes(app.context.database, home(), home({ standardStatus: 'Closed' }), home({ relistOf: 1 }));
  });
  expect(changes.map(({ listingId, kinds }) => [listingId, kinds])).toEqual([
    [ids[0], ['new']],
    [ids[2], ['back_on_market']],
  ]);
  expect(changes[0]).toMatchObject({ priceCents: 45_000_000, status: 'active', statusBefore: null });
  const gone = await changesPublishedBy(() => db().delete(listings).where(eq(listings.id, ids[0]!)));
  expect(gone.map(({ kinds, statusBefore }) => [kinds, statusBefore])).toEqual([[['off_market'], 'active']]);
});

it('publishes a change again after a follower fails, and never twice once its result is stored', async () => {
  await db().execute(sql`create table noted (change_id bigint)`);
  let fails = true;
  const second = await followChanges(app.context, 'second', async ({ changes, tx }) => {
    for (const { id } of changes) await tx.execute(sql`insert into noted values (${id})`);
    if (fails) throw new Error('the process dies here');
  });
  await storeHomes(app.context.database, ...Array.from({ length: 450 }, () => home()));
  expect(await second.lagSeconds()).toBeGreaterThan(0);
  await expect(second.drain()).rejects.toThrow('dies here');
  fails = false;
  await Promise.all([second.drain(), second.drain()]);
  const { rows } = await db().execute(sql`select count(*)::int as n, count(distinct change_id)::int as ids from noted`);
  expect(rows).toEqual([{ n: 450, ids: 450 }]);
  expect(await second.lagSeconds()).toBe(0);
  await db().execute(sql`drop table noted`);
  await second.stop();
});
