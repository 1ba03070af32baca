import { DAY_MS } from '@lintel/geo';
import { homeTypes } from '@lintel/hypersearch';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { MarketSet } from './contract.ts';
import type { Figure } from './median.ts';

const iso = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The same figures as the market of a search, in plain SQL written apart from it; for tests only. */
export async function marketBySql(db: Db, where: SQL, today: number): Promise<MarketSet> {
  const on = iso(today);
  const first = async <T>(query: SQL): Promise<T> => (await db.execute(query)).rows[0] as T;
  const middle = async (value: SQL, condition: SQL, digits: number): Promise<Figure> => {
    const { m, n } = await first<{ m: number | null; n: number }>(sql`
      select round(percentile_cont(0.5) within group (order by (${value})::float8)::numeric, ${digits}::integer)::float8 as m,
        count((${value}))::integer as n from public_listings where ${where} and ${condition}`);
    return n < 10 ? null : { value: m!, n };
  };
  const count = async (condition: SQL): Promise<number> =>
    (
      await first<{ n: number }>(
        sql`select count(*)::integer as n from public_listings where ${where} and ${condition}`,
      )
    ).n;
  const currencyOf = async (condition: SQL) => {
    const { list } = await first<{ list: string[] | null }>(
      sql`select array_agg(distinct currency) as list from public_listings where ${where} and ${condition}`,
    );
    return list?.length === 1 ? (list[0] as 'USD' | 'CAD') : null;
  };

  const active = sql`status = 'active'`;
  const inYear = sql`status = 'sold' and close_date > ${on}::date - 365`;
  const cut = sql`coalesce(original_list_price_cents, previous_list_price_cents)`;
  const cutShare = sql`round((${cut} - list_price_cents)::numeric / ${cut}, 3)`;
  const days = sql`${on}::date - market_since`;
  const listedOn = sql`case when status = 'active' or off_market_on is not null then listed_on end`;
  const sqftPrice = sql`list_price_cents / 100.0 / nullif(living_area_sqft, 0)`;
  const price = sql`list_price_cents / 100.0`;
  const ratio = sql`close_price_cents::numeric / list_price_cents`;

  const homes = await count(active);
  const sales = await count(inYear);
  const cuts = await count(sql`${active} and ${cutShare} > 0`);
  const currency = await currencyOf(active);
  const soldCurrency = await currencyOf(sql`status = 'sold'`);
  const anyCurrency = await currencyOf(sql`true`);
  const share = (part: number, whole = homes): Figure =>
    whole < 10 ? null : { value: Math.round((part / whole) * 1000) / 1000, n: whole };

  const months: MarketSet['months'] = [];
  for (let back = 11; back >= 0; back--) {
    const now = new Date(today * DAY_MS);
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1) / DAY_MS;
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1) / DAY_MS - 1;
    const to = Math.min(end, today);
    const listed = sql`${listedOn} between ${iso(from)}::date and ${iso(to)}::date`;
    const sold = sql`status = 'sold' and close_date between ${iso(from)}::date and ${iso(to)}::date`;
    months.push({
      month: iso(from).slice(0, 7),
      complete: end <= today,
      listed: await count(listed),
      medianListPrice: anyCurrency && (await middle(price, listed, 0)),
      sales: await count(sold),
      medianSalePrice: anyCurrency && (await middle(sql`close_price_cents / 100.0`, sold, 0)),
      saleToList: await middle(ratio, sold, 3),
      forSale: await count(
        sql`${listedOn} <= ${iso(to)}::date and (off_market_on is null or off_market_on > ${iso(to)}::date)`,
      ),
    });
  }
  const bands = [
    ['0-7', 0, 7],
    ['8-30', 8, 30],
    ['31-90', 31, 90],
    ['91+', 91, 9999],
  ] as const;
  const timeOnMarket: MarketSet['timeOnMarket'] = [];
  const dated = await count(sql`${active} and market_since is not null`);
  for (const [band, low, high] of bands) {
    const within = await count(sql`${active} and ${days} between ${low}::integer and ${high}::integer`);
    timeOnMarket.push({ band, homes: within, share: share(within, dated) });
  }
  const types: MarketSet['types'] = [];
  for (const type of homeTypes) {
    const of = sql`${active} and home_type = ${type}`;
    const n = await count(of);
    if (n >= 10)
      types.push({
        type,
        homes: n,
        medianListPrice: currency && (await middle(price, of, 0)),
        medianPricePerSquareFoot: currency && (await middle(sqftPrice, of, 0)),
      });
  }
  return {
    homes,
    currency,
    medianListPrice: currency && (await middle(price, active, 0)),
    medianPricePerSquareFoot: currency && (await middle(sqftPrice, active, 0)),
    medianDaysOnMarket: await middle(days, active, 0),
    monthsOfSupply: sales < 10 ? null : { value: Math.round((homes / (sales / 12)) * 10) / 10, n: sales },
    priceCutShare: share(cuts),
    medianPriceCut: await middle(cutShare, sql`${active} and ${cutShare} > 0`, 4),
    medianSalePrice: soldCurrency && (await middle(sql`close_price_cents / 100.0`, inYear, 0)),
    saleToList: await middle(ratio, inYear, 3),
    medianDaysToSell: await middle(sql`off_market_on - market_since`, inYear, 0),
    months,
    timeOnMarket,
    types: types.sort((one, other) => other.homes - one.homes),
  };
}
