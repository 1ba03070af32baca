import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, type TestBuyer } from '../../../../test/people.ts';
import { testRates } from '../../../../test/rates.ts';
import type { Rates } from '../../listings/index.ts';
import { notifications } from '../../notifications/tables.ts';
import { savingCalls } from '../saving.fixture.ts';
import { notifyNowQualifies } from './now-qualifies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = '2026-11-23';
const at = (percent: number): Rates => {
  const rates = testRates(day);
  return { ...rates, US: { ...rates.US!, percent } };
};
const check = (percent: number) => notifyNowQualifies(app.context, at(percent), new Date(`${day}T12:00:00Z`));
const notificationTitles = async (person: TestBuyer) =>
  (await app.context.database.db.select().from(notifications).orderBy(notifications.id))
    .filter(({ personId }) => personId === person.id)
    .map(({ title }) => title);
const setPrice = (id: number, cents: number) =>
  app.context.database.db.execute(sql`update listings set list_price_cents = ${cents} where id = ${id}`);

it('notifies a person with a buying profile once for each home and rate, when a home comes within their reach', async () => {
  const calls = savingCalls(app);
  const [her, other] = [await aBuyer(app), await aBuyer(app)];
  const [id] = await storeHomes(
    app.context.database,
    home({
      unparsedAddress: '12 Elm Street',
      stateOrProvince: 'TX',
      listPriceCents: 50_000_000,
      taxAnnualAmountCents: 900_000,
    }),
  );
  await calls.save(her, id!);
  await calls.save(other, id!);
  const profile = {
    ...{ state: 'TX', income: 100_000, debtsMonthly: 300, savings: 160_000, credit: '740', years: 30 },
    ...{ firstTimeBuyer: true, veteran: false, downPercent: 20 },
  };
  const put = (change: object) => app.request('PUT', '/api/affordability/profile', { ...profile, ...change }, her.as);
  await put({});

  await check(9);
  expect(await notificationTitles(her)).toEqual([]);
  await check(5);
  await check(5);
  expect(await notificationTitles(her)).toEqual(['You can buy 12 Elm Street now']);

  // The price rises beyond reach and falls again at the same rate: no second notification.
  await setPrice(id!, 90_000_000);
  await check(5);
  await setPrice(id!, 50_000_000);
  await check(5);
  expect(await notificationTitles(her)).toHaveLength(1);

  // Another rate change notifies again; a change of the person's own figures does not.
  await check(9);
  await check(4.5);
  expect(await notificationTitles(her)).toHaveLength(2);
  await put({ income: 30_000 });
  await check(4.5);
  await put({ income: 100_000 });
  await check(4);
  expect(await notificationTitles(her)).toHaveLength(2);
  expect(await notificationTitles(other)).toEqual([]);
});
