/** @module-tag both-databases */
import { DAY_MS } from '@lintel/geo';
import { createIndex, type Listing, type ListingIndex } from '@lintel/hypersearch';
import { paymentRule } from '@lintel/mortgage';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { empty } from '../../../test/empty.ts';
import { testRates } from '../../../test/rates.ts';
import { cell, condition, order } from '../../../test/search-oracle/oracle-sql.ts';
import { randomFilters, randomSort } from '../../../test/search-oracle/random-filters.ts';
import { firstDay, random, randomHome } from '../../../test/search-oracle/random-homes.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../platform/database/db.ts';
import { allIndexedRows, indexed } from '../listings/index.ts';
import { listings } from '../listings/tables.ts';
import { readFilters } from './filters/read-filters.ts';
import { type LiveIndex, openLiveIndex } from './index/live-index.ts';
import { percentsOf } from './sentence/payment-rule.ts';

const today = '2026-11-20';
const now = new Date(`${today}T12:00:00Z`);
/** The rates that the SQL of the monthly cost has in it. */
const rates = testRates(today);
const dayNumber = Math.floor(now.getTime() / DAY_MS);
/** Each database gets its own half of the queries. */
const roll = random(inject('databaseKind') === 'server' ? 20261121 : 20261120);

let database: Database;
let live: LiveIndex;

const rowsOf = async <T extends Record<string, unknown>>(query: SQL): Promise<T[]> =>
  (await database.db.execute(query)).rows as T[];
const insertHomes = (from: number, count: number) =>
  database.db.insert(listings).values(Array.from({ length: count }, (_, i) => randomHome(roll, String(from + i))));

beforeAll(async () => {
  database = await testDatabase();
  await empty(database);
  for (let from = 0; from < 1500; from += 250) await insertHomes(from, 250);
  live = await openLiveIndex({
    db: database.db,
    rates: () => rates,
    clock: () => now,
    onError(error) {
      throw error;
    },
  });
});
afterAll(() => live.stop());

async function compareOne(index: ListingIndex): Promise<void> {
  const input = randomFilters(roll);
  const sort = randomSort(roll);
  const zoom = roll.between(3, 14);
  const search = { ...readFilters(input), today: dayNumber, payment: paymentRule(percentsOf(rates)) };
  const found = index.find(search, { sort, limit: 30, facets: true, cells: { zoom } });
  const about = JSON.stringify({ input, sort });

  const where = condition(input, today);
  const [totals] = await rowsOf<{
    total: number;
    ids: number[] | null;
    types: Record<string, number> | null;
    beds: Record<string, number> | null;
  }>(sql`
    with found as materialized (select * from public_listings where ${where})
    select (select count(*)::integer from found) as total,
      (select array_agg(id) from (select id from found order by ${order(input, sort, today)} limit 30) page) as ids,
      (select jsonb_object_agg(home_type, n) from (select home_type, count(*) as n from found group by 1) t) as types,
      (select jsonb_object_agg(beds, n) from (select least(10, bedrooms_total) as beds, count(*) as n from found where bedrooms_total is not null group by 1) t) as beds`);
  const features = await rowsOf<{ feature: string; n: number }>(
    sql`select unnest(features) as feature, count(*)::integer as n from public_listings where ${where} group by 1`,
  );
  const { x, y } = cell(2 ** (zoom + 2));
  const cells = await rowsOf<{ x: number; y: number; n: number }>(
    sql`select ${x} as x, ${y} as y, count(*)::integer as n from public_listings where ${where} and lat_e6 is not null group by 1, 2 order by 2, 1`,
  );

  expect(found.total, about).toBe(totals!.total);
  expect(
    found.hits.map((hit) => hit.id),
    about,
  ).toEqual(totals!.ids ?? []);
  expect(Object.fromEntries(found.facets!.types), about).toEqual(totals!.types ?? {});
  expect(Object.fromEntries([...found.facets!.beds.entries()].filter(([, n]) => n > 0)), about).toEqual(
    totals!.beds ?? {},
  );
  expect(Object.fromEntries(found.facets!.features), about).toEqual(
    Object.fromEntries(features.map(({ feature, n }) => [feature, n])),
  );
  expect(
    found.cells!.map((each) => ({ x: each.x, y: each.y, n: each.count })),
    about,
  ).toEqual(cells);
}

async function compare(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await compareOne(live.index);
}

describe('totals, order, facets and cells equal plain SQL', () => {
  // The embedded database takes three times as long per query.
  const draws = Number(process.env.LINTEL_DRAWS ?? (inject('databaseKind') === 'server' ? 300 : 60));
  it('on random questions', { timeout: 240_000 }, () => compare(draws));

  it('after homes are added, changed, hidden and deleted', { timeout: 240_000 }, async () => {
    for (let round = 0; round < 8; round++) {
      await insertHomes(10_000 + round * 100, 40);
      const some = (share: number): SQL =>
        sql`id % ${roll.between(Math.floor(1 / share), Math.ceil(2 / share))} = ${roll.below(3)}`;
      await database.db.execute(
        sql`update listings set list_price_cents = list_price_cents + 1000000, bedrooms_total = 3 where ${some(0.03)}`,
      );
      await database.db.execute(
        sql`update listings set standard_status = 'Closed', off_market_date = '2026-11-01' where ${some(0.02)}`,
      );
      await database.db.execute(
        sql`update listings set internet_entire_listing_display_yn = false where ${some(0.01)}`,
      );
      await database.db.execute(
        sql`update listings set internet_address_display_yn = not internet_address_display_yn where ${some(0.02)}`,
      );
      await database.db.execute(sql`delete from listings where ${some(0.02)}`);
      await live.refresh();
      await compare(20);
    }
    const rebuilt: Listing[] = [];
    for await (const rows of allIndexedRows(database.db)) rebuilt.push(...rows.map((row) => indexed(row, rates)));
    expect(live.index.size).toBe(rebuilt.length);
    expect(createIndex(rebuilt).size).toBe(live.index.size);
    expect(firstDay).toBeLessThan(now.getTime());
  });
});
