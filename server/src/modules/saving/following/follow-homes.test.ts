import { DAY_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, type TestBuyer } from '../../../../test/people.ts';
import { fillHomeKeys } from '../../listings/relist/fill-home-keys.ts';
import { notifications } from '../../notifications/tables.ts';
import { followingToken } from '../index.ts';
import { savingCalls } from '../saving.fixture.ts';

let app: TestApp;
let calls: ReturnType<typeof savingCalls>;
let her: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  calls = savingCalls(app);
});
beforeEach(async () => {
  await app.reset();
  await drain();
  her = await aBuyer(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const drain = () => app.context.resolve(followingToken).drain();
const change = async (id: number, set: string) => {
  await db().execute(sql.raw(`update listings set ${set} where id = ${id}`));
  await drain();
};
const notificationTitles = async () =>
  (await db().select().from(notifications).orderBy(notifications.id)).map(({ title }) => title);

const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);

describe('following a saved home', () => {
  it('notifies of price, status, open house and end, once each, with the last known data when it is gone', async () => {
    const [id] = await storeHomes(
      app.context.database,
      home({ unparsedAddress: '12 Elm Street', timeZone: 'America/Chicago' }),
    );
    const { body } = await calls.save(her, id!);
    await change(id!, 'list_price_cents = 43000000');
    await drain();
    await change(id!, `standard_status = 'Pending'`);
    await change(id!, `standard_status = 'Active'`);
    await change(id!, `open_house_starts_at = '2099-06-06T18:00Z', open_house_ends_at = '2099-06-06T20:00Z'`);
    await change(id!, `standard_status = 'Expired'`);
    expect(await notificationTitles()).toEqual([
      '12 Elm Street: price down $20,000 to $430,000',
      '12 Elm Street: an offer was accepted (pending)',
      '12 Elm Street: back on the market',
      '12 Elm Street: open house on Saturday, June 6 at 1:00 PM',
      'A home you saved: no longer listed',
    ]);
    const [first] = await db().select().from(notifications);
    expect(first).toMatchObject({ personId: her.id, kind: 'saved_home', path: `/saved?home=${body.id}` });
    const [item] = await calls.list(her);
    expect(item).toMatchObject({ statusNow: 'gone', priceThen: 450_000, priceNow: 430_000, lastSeen: { on: day(0) } });
  });

  it('sends no notification about removed homes, or about homes that others saved', async () => {
    const [removed, others] = await storeHomes(app.context.database, home(), home());
    await calls.save(her, removed!);
    await calls.remove(her, removed!);
    await calls.save(await aBuyer(app), others!);
    await change(removed!, 'list_price_cents = 1000000');
    expect(await notificationTitles()).toEqual([]);
  });

  it('keeps the home with its notes when it is listed again, even when both listings were saved', async () => {
    const same = { unparsedAddress: '7 Birch Court', postalCode: '78701', latitude: 30.3, longitude: -97.7 };
    const off = { standardStatus: 'Withdrawn' as const, listedOn: day(200), offMarketDate: day(60) };
    const [before] = await storeHomes(app.context.database, home({ ...same, listedOn: day(200) }));
    const { body } = await calls.save(her, before!);
    await calls.note(her, body.id, 'the one with the porch');
    await change(before!, `standard_status = 'Withdrawn', off_market_date = '${off.offMarketDate}'`);
    const both = await aBuyer(app);
    await db().execute(sql`update listings set standard_status = 'Active' where id = ${before}`);
    await calls.save(both, before!);
    await db().execute(sql`update listings set standard_status = 'Withdrawn' where id = ${before}`);
    const [after] = await storeHomes(
      app.context.database,
      home({ ...same, listedOn: day(1), listPriceCents: 41_000_000 }),
    );
    await calls.save(both, after!);
    await fillHomeKeys({ ...app.context.database });
    await drain();
    expect(await calls.list(her)).toMatchObject([
      {
        id: body.id,
        propertyId: after,
        priceThen: 450_000,
        priceNow: 410_000,
        notes: [{ text: 'the one with the porch' }],
      },
    ]);
    expect((await notificationTitles()).filter((title) => title.includes('listed again'))).toEqual([
      '7 Birch Court: listed again at $410,000',
    ]);
    expect(await calls.list(both)).toHaveLength(1);
  });
});
